"""A subgraph as a picture: nodes laid out by networkx, drawn by drawsvg."""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product
from typing import TypeAlias

import drawsvg
import networkx
import numpy as np

from schemas.graph import Literal, Subgraph, Triple
from schemas.ontology import Ontology
from schemas.text import Language
from service.lines import shown_names

Point: TypeAlias = tuple[float, float]

WIDEST = 1800.0
MARGIN, GAP, HEIGHT, LINE = 24.0, 14.0, 30.0, 15.0
"""Around the picture; between boxes; of a box; of a label's line."""
STRETCH = 1.5  # names are wider than high, so that nodes need more room beside each other
ALONG = (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8)
"""Where on its line a label may stand, the best place first."""
LINES = 4  # of a label
CROWD = 60  # nodes
SAID = ("role", "category", "work")
"""Qualifiers that a label shows."""

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


@dataclass(frozen=True, slots=True)
class _Box:
    """A rectangle by its centre and its size."""

    x: float
    y: float
    width: float
    height: float

    def meets(self, other: _Box) -> bool:
        near_x = abs(self.x - other.x) * 2 < self.width + other.width
        return near_x and abs(self.y - other.y) * 2 < self.height + other.height


def draw_svg(subgraph: Subgraph, *, ontology: Ontology, language: Language) -> str:
    """An SVG of the subgraph: one node an entity or literal, one labelled arrow a pair of nodes.

    It is as large as its names and labels need, at most WIDEST wide.
    """
    graph = _named(subgraph, ontology, language)
    labels = _labels(subgraph, ontology, language)
    boxes = _boxes(graph, labels)
    width = max((box.x + box.width / 2 for box in boxes.values()), default=0) + MARGIN
    height = max((box.y + box.height / 2 for box in boxes.values()), default=0) + MARGIN
    drawing = drawsvg.Drawing(round(width), round(height), font_family=FONT)
    drawing.append(drawsvg.Rectangle(0, 0, round(width), round(height), fill="#ffffff"))
    arrow = drawsvg.Marker(-0.1, -0.5, 1.0, 0.5, scale=9, orient="auto")
    arrow.append(drawsvg.Lines(-0.1, 0.5, -0.1, -0.5, 0.9, 0, fill="#999999", close=True))
    for source, target in sorted(labels):
        _draw_line(drawing, boxes[source], boxes[target], arrow)
    for node in sorted(graph.nodes):
        _draw_node(drawing, boxes[node], graph.nodes[node]["name"], graph.nodes[node]["type"])
    taken = list(boxes.values())
    for (source, target), lines in sorted(labels.items()):
        taken.append(_place(boxes[source], boxes[target], lines, taken))
        _draw_label(drawing, taken[-1], lines)
    return str(drawing.as_svg())


def draw_dot(subgraph: Subgraph, *, ontology: Ontology, language: Language) -> str:
    """The subgraph in Graphviz's language, for those who have Graphviz."""
    graph = _named(subgraph, ontology, language)
    lines = ["digraph guanxi {", "  node [shape=box, style=rounded];"]
    lines += [f"  {_quoted(n)} [label={_quoted(graph.nodes[n]['name'])}];" for n in sorted(graph.nodes)]
    for triple in subgraph.triples:
        label = _wording(triple, ontology, language)
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


def _labels(subgraph: Subgraph, ontology: Ontology, language: Language) -> dict[tuple[str, str], list[str]]:
    """The wordings between each pair of nodes, one a line."""
    labels: dict[tuple[str, str], set[str]] = {}
    for triple in subgraph.triples:
        wordings = labels.setdefault((triple.subject, _node(triple.object)), set())
        wordings.add(_wording(triple, ontology, language))
    return {pair: _few(sorted(wordings)) for pair, wordings in labels.items()}


def _few(lines: list[str]) -> list[str]:
    return lines if len(lines) <= LINES else [*lines[: LINES - 1], f"… {len(lines) - LINES + 1}"]


def _wording(triple: Triple, ontology: Ontology, language: Language) -> str:
    """`主演（阿星）`, `award won (Best Director, Shaolin Soccer)`."""
    label = ontology.label(triple.predicate, language)
    values = {qualifier.name: qualifier.value for qualifier in triple.qualifiers}
    said = [values[name] for name in SAID if name in values]
    if not said:
        return label
    return f"{label}（{'，'.join(said)}）" if language is Language.CHINESE else f"{label} ({', '.join(said)})"


def _boxes(
    graph: networkx.MultiDiGraph[str], labels: Mapping[tuple[str, str], Sequence[str]]
) -> dict[str, _Box]:
    """Where each node stands: laid out by networkx, then as far apart as boxes and labels need."""
    widths = {node: 20 + _width(_shown(graph.nodes[node]["name"]), 14) for node in sorted(graph.nodes)}
    places = _layout(graph)
    scale = _scale(places, widths, labels)
    boxes = {node: _Box(scale * x, scale * y, widths[node], HEIGHT) for node, (x, y) in places.items()}
    boxes = _cleared(boxes, sorted(labels))
    left = min((box.x - box.width / 2 for box in boxes.values()), default=0) - MARGIN
    top = min((box.y - box.height / 2 for box in boxes.values()), default=0) - MARGIN
    return {node: replace(box, x=box.x - left, y=box.y - top) for node, box in boxes.items()}


def _cleared(boxes: Mapping[str, _Box], lines: Sequence[tuple[str, str]]) -> dict[str, _Box]:
    """The boxes, those moved aside through which lines between others run, as far as that helps; a crowd is left."""
    placed = dict(boxes)
    for _ in range(len(placed) if len(placed) <= CROWD else 0):
        crossed = _crossed(placed, lines)
        better = next((one for node in sorted(set(crossed)) if (one := _moved(node, placed, lines))), None)
        if better is None:
            break
        placed = better
    return placed


def _moved(node: str, boxes: Mapping[str, _Box], lines: Sequence[tuple[str, str]]) -> dict[str, _Box] | None:
    """The boxes with one moved by as little as makes fewer lines run through boxes; None where nothing does."""
    own, before = boxes[node], len(_crossed(boxes, lines))
    for step, sign in product(range(1, 5), (1, -1)):
        for x, y in ((0.0, HEIGHT / 2 + GAP), (own.width / 4 + GAP, 0.0)):
            box = replace(own, x=own.x + sign * step * x, y=own.y + sign * step * y)
            wide = replace(box, width=box.width + GAP, height=box.height + GAP)
            if not any(wide.meets(other) for name, other in boxes.items() if name != node):
                moved = {**boxes, node: box}
                if len(_crossed(moved, lines)) < before:
                    return moved
    return None


def _crossed(boxes: Mapping[str, _Box], lines: Sequence[tuple[str, str]]) -> list[str]:
    """The boxes through which lines between the centres of others run, or past which closer than 4, once for each."""
    names = list(boxes)
    place = {name: number for number, name in enumerate(names)}
    ends = np.array(sorted({tuple(sorted((place[one], place[other]))) for one, other in lines})).reshape(
        -1, 2
    )
    centres = np.array([(box.x, box.y) for box in boxes.values()])  # (n_boxes, 2)
    halves = np.array([(box.width / 2 + 4, box.height / 2 + 4) for box in boxes.values()])
    along = np.linspace(0.0, 1.0, 60)[:, None, None]
    points = centres[ends[:, 0]] + along * (centres[ends[:, 1]] - centres[ends[:, 0]])  # (60, n_lines, 2)
    inside = (np.abs(points[:, :, None] - centres) < halves).all(axis=3).any(axis=0)  # (n_lines, n_boxes)
    inside[np.arange(len(ends))[:, None], ends] = False
    return [names[box] for box in np.nonzero(inside)[1]]


def _layout(graph: networkx.MultiDiGraph[str]) -> dict[str, Point]:
    """Kamada-Kawai, turned so that the picture is widest from left to right and the first node stands left."""
    simple: networkx.Graph[str] = networkx.Graph()
    simple.add_nodes_from(sorted(graph.nodes))
    simple.add_edges_from(sorted(set(graph.edges())))
    if simple.number_of_nodes() < 2:
        return dict.fromkeys(simple, (0.0, 0.0))
    raw = networkx.kamada_kawai_layout(simple)
    points = np.array(list(raw.values()))  # (n_nodes, 2), in [-1, 1]
    points -= points.mean(axis=0)
    turned = points @ np.linalg.svd(points, full_matrices=False)[2].T
    turned *= np.where(turned[0] > 0, -1, 1)
    turned = np.round(turned, 6) * (STRETCH, 1)
    return {node: (float(x), float(y)) for node, (x, y) in zip(raw, turned, strict=True)}


def _scale(
    places: Mapping[str, Point],
    widths: Mapping[str, float],
    labels: Mapping[tuple[str, str], Sequence[str]],
) -> float:
    """The least factor at which no two boxes meet and a label has room between its ends, as far as WIDEST allows."""
    room = {frozenset(pair): lines for pair, lines in labels.items()}
    needed = [1.0]
    for one, other in combinations(places, 2):
        beside, above = (widths[one] + widths[other]) / 2 + GAP, HEIGHT + GAP
        lines = room.get(frozenset((one, other)))
        if lines:
            beside += max(_width(line, 12) for line in lines) + 2 * GAP
            above += LINE * len(lines) + 2 * GAP
        dx, dy = (abs(a - b) for a, b in zip(places[one], places[other], strict=True))
        needed.append(min(beside / max(dx, 1e-6), above / max(dy, 1e-6)))
    spread = max((x for x, _ in places.values()), default=0) - min((x for x, _ in places.values()), default=0)
    return min(max(needed), WIDEST / max(spread, 1e-6))


def _place(source: _Box, target: _Box, lines: Sequence[str], taken: Sequence[_Box]) -> _Box:
    """Where a label stands on its line: free of boxes and other labels if it can be, else in the middle."""
    width, height = max(_width(line, 12) for line in lines), LINE * len(lines)
    places = [
        _Box(source.x + at * (target.x - source.x), source.y + at * (target.y - source.y), width, height)
        for at in ALONG
    ]
    return next((box for box in places if not any(map(box.meets, taken))), places[0])


def _draw_line(drawing: drawsvg.Drawing, source: _Box, target: _Box, arrow: drawsvg.Marker) -> None:
    """A line whose arrow ends before the target's box."""
    end_x, end_y = _edge_of(target, source)
    drawing.append(
        drawsvg.Line(source.x, source.y, end_x, end_y, stroke="#999999", stroke_width=1.2, marker_end=arrow)
    )


def _edge_of(box: _Box, towards: _Box) -> Point:
    """A point on the line to another box, just outside this one."""
    dx, dy = towards.x - box.x, towards.y - box.y
    across = (box.width / 2 + 10) / abs(dx) if abs(dx) > 1e-6 else 1.0
    along = (box.height / 2 + 10) / abs(dy) if abs(dy) > 1e-6 else 1.0
    share = min(across, along, 0.5)
    return box.x + share * dx, box.y + share * dy


def _draw_label(drawing: drawsvg.Drawing, box: _Box, lines: Sequence[str]) -> None:
    for number, line in enumerate(lines):
        y = box.y - box.height / 2 + LINE * number + 12
        drawing.append(
            drawsvg.Text(
                line, 12, box.x, y, text_anchor="middle", fill="#333333", stroke="#ffffff",
                stroke_width=3, paint_order="stroke",
            )
        )  # fmt: skip


def _draw_node(drawing: drawsvg.Drawing, place: _Box, name: str, kind: str) -> None:
    left, top = place.x - place.width / 2, place.y - place.height / 2
    box = drawsvg.Rectangle(left, top, place.width, place.height, rx=8, fill=COLOURS.get(kind, OTHER))
    box.append_title(html.unescape(f"{name} ({kind})" if kind else name))
    drawing.append(box)
    drawing.append(drawsvg.Text(_shown(name), 14, place.x, place.y + 5, text_anchor="middle", fill="#ffffff"))


def _shown(name: str) -> str:
    return name if len(name) <= 28 else name[:27] + "…"


def _width(text: str, size: int) -> float:
    """About as wide as the words are drawn: Chinese as wide as high, letters little more than half."""
    return sum(size if ord(character) > 0x2E80 else 0.58 * size for character in text)


def _node(value: str | Literal) -> str:
    return f"literal:{value.kind}:{value.value}:{value.unit}" if isinstance(value, Literal) else value


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ") + '"'
