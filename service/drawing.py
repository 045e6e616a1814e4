"""A subgraph as a picture: nodes laid out by networkx, drawn by drawsvg."""

from __future__ import annotations

import html

import drawsvg
import networkx

from schemas.graph import Literal, Subgraph
from schemas.ontology import Ontology
from schemas.text import Language
from service.shapes import shown_names

WIDTH, HEIGHT, MARGIN = 1000, 600, 130
FONT = "system-ui, 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', sans-serif"
COLOURS = {
    "Person": "#2f6f9f",
    "Work": "#a05a2c",
    "Film": "#a05a2c",
    "Series": "#a05a2c",
    "Song": "#8a4f7d",
    "Album": "#8a4f7d",
    "Organization": "#4f7d4f",
    "Company": "#4f7d4f",
    "School": "#4f7d4f",
    "Place": "#5b6770",
    "City": "#5b6770",
    "Country": "#5b6770",
    "Award": "#b08900",
}
OTHER = "#666666"


def draw_svg(subgraph: Subgraph, *, ontology: Ontology, language: Language) -> str:
    """An SVG of the subgraph: one node an entity or literal, one labelled arrow a pair of nodes."""
    graph = _named(subgraph, ontology, language)
    labels: dict[tuple[str, str], list[str]] = {}
    for triple in subgraph.triples:
        target = _node(triple.object)
        wording = ontology.label(triple.predicate, language)
        role = next((q.value for q in triple.qualifiers if q.name == "role"), "")
        labels.setdefault((triple.subject, target), []).append(f"{wording}（{role}）" if role else wording)
    places = _layout(graph)
    drawing = drawsvg.Drawing(WIDTH, HEIGHT, font_family=FONT)
    drawing.append(drawsvg.Rectangle(0, 0, WIDTH, HEIGHT, fill="#ffffff"))
    arrow = drawsvg.Marker(-0.1, -0.5, 1.0, 0.5, scale=9, orient="auto")
    arrow.append(drawsvg.Lines(-0.1, 0.5, -0.1, -0.5, 0.9, 0, fill="#999999", close=True))
    for (source, target), wordings in sorted(labels.items()):
        _draw_edge(drawing, places[source], places[target], "、".join(sorted(set(wordings))), arrow)
    for node in sorted(graph.nodes):
        _draw_node(drawing, places[node], graph.nodes[node]["name"], graph.nodes[node]["type"])
    text = drawing.as_svg()
    return str(text)


def draw_dot(subgraph: Subgraph, *, ontology: Ontology, language: Language) -> str:
    """The subgraph in Graphviz's language, for those who have Graphviz."""
    graph = _named(subgraph, ontology, language)
    lines = ["digraph guanxi {", "  node [shape=box, style=rounded];"]
    lines += [f"  {_quoted(n)} [label={_quoted(graph.nodes[n]['name'])}];" for n in sorted(graph.nodes)]
    for triple in subgraph.triples:
        label = ontology.label(triple.predicate, language)
        lines.append(
            f"  {_quoted(triple.subject)} -> {_quoted(_node(triple.object))} [label={_quoted(label)}];"
        )
    return "\n".join([*lines, "}"]) + "\n"


def _named(subgraph: Subgraph, ontology: Ontology, language: Language) -> networkx.MultiDiGraph[str]:
    graph = subgraph.to_networkx()
    for node, name in shown_names(subgraph, ontology, language).items():
        graph.nodes[node]["name"] = name
    if graph.number_of_edges():
        graph.remove_nodes_from([node for node, degree in list(graph.degree()) if degree == 0])
    return graph


def _layout(graph: networkx.MultiDiGraph[str]) -> dict[str, tuple[float, float]]:
    simple: networkx.Graph[str] = networkx.Graph()
    simple.add_nodes_from(sorted(graph.nodes))
    simple.add_edges_from(sorted(set(graph.edges())))
    if simple.number_of_nodes() == 0:
        return {}
    raw = networkx.kamada_kawai_layout(simple)
    xs, ys = [p[0] for p in raw.values()], [p[1] for p in raw.values()]
    return {
        node: (
            _scale(x, min(xs), max(xs), MARGIN, WIDTH - MARGIN),
            _scale(y, min(ys), max(ys), MARGIN / 2, HEIGHT - MARGIN / 2),
        )
        for node, (x, y) in raw.items()
    }


def _scale(value: float, low: float, high: float, start: float, end: float) -> float:
    if high - low < 1e-9:
        return (start + end) / 2
    return start + (value - low) / (high - low) * (end - start)


def _draw_edge(
    drawing: drawsvg.Drawing,
    source: tuple[float, float],
    target: tuple[float, float],
    label: str,
    arrow: drawsvg.Marker,
) -> None:
    (x1, y1), (x2, y2) = source, target
    middle_x, middle_y = x1 + 0.55 * (x2 - x1), y1 + 0.55 * (y2 - y1)
    drawing.append(
        drawsvg.Line(x1, y1, middle_x, middle_y, stroke="#999999", stroke_width=1.2, marker_end=arrow)
    )
    drawing.append(drawsvg.Line(middle_x, middle_y, x2, y2, stroke="#999999", stroke_width=1.2))
    drawing.append(
        drawsvg.Text(
            label, 12, middle_x, middle_y - 6, text_anchor="middle", fill="#333333", stroke="#ffffff",
            stroke_width=3, paint_order="stroke",
        )
    )  # fmt: skip


def _draw_node(drawing: drawsvg.Drawing, place: tuple[float, float], name: str, kind: str) -> None:
    x, y = place
    shown = name if len(name) <= 28 else name[:27] + "…"
    width = 20 + sum(14 if ord(c) > 0x2E80 else 8 for c in shown)
    box = drawsvg.Rectangle(x - width / 2, y - 15, width, 30, rx=8, fill=COLOURS.get(kind, OTHER))
    box.append_title(html.unescape(f"{name} ({kind})" if kind else name))
    drawing.append(box)
    drawing.append(drawsvg.Text(shown, 14, x, y + 5, text_anchor="middle", fill="#ffffff"))


def _node(value: str | Literal) -> str:
    return f"literal:{value.kind}:{value.value}:{value.unit}" if isinstance(value, Literal) else value


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ") + '"'
