// Where the boxes of a graph stand: in columns, by how far they are from its hub or from its two poles.
// A link's label is a box too, in a column between its ends, so that nothing stands over anything. Same input, same
// picture.

const GAP = 14; // between boxes of a column
const [REACH, NEAR] = [30, 16]; // beside a column of labels, for lines to bend; where there is little room
const ROUNDS = 30; // of moving boxes towards their neighbours; forty stand still before
const FEW = 4; // neighbours of a hub that stand by the direction of their links; more stand on both sides

/**
 * `nodes` [{id, width, height}] and `links` [{source, target, width, height}], both sides of a hub used where `wide`.
 * Returns their centres in the same order, how wide their columns are, and the picture's size:
 * {nodes: [{x, y, room}], links: [{x, y, room}], width, height}.
 */
export function layOut(nodes, links, wide) {
  const at = new Map(nodes.map((node, index) => [node.id, index]));
  const ends = links.map((link) => [at.get(link.source), at.get(link.target)]);
  const near = nodes.map(() => []);
  for (const [one, other] of ends) {
    near[one].push(other);
    near[other].push(one);
  }
  const layers = layersOf(near, ends, wide);
  const boxes = [...nodes, ...links];
  const labels = ends.map(([one, other]) => between(layers[one], layers[other]));
  const columns = [...layers.map((layer) => 2 * layer), ...labels];
  const ys = heights(boxes, columns, pulls(near, ends));
  const { spans, width } = across(boxes, columns, wide ? REACH : NEAR);
  const top = Math.min(...boxes.map((box, index) => ys[index] - box.height / 2), Infinity);
  const places = boxes.map((_, index) => ({ ...spans.get(columns[index]), y: ys[index] - top + GAP }));
  const height = Math.max(0, ...boxes.map((box, index) => places[index].y + box.height / 2)) + GAP;
  return { nodes: places.slice(0, nodes.length), links: places.slice(nodes.length), width, height };
}

/** A layer for each node; those that nothing joins to the first hub have hubs of their own. */
function layersOf(near, ends, wide) {
  const layers = near.map(() => null);
  for (;;) {
    const left = layers.flatMap((layer, node) => (layer === null ? [node] : []));
    if (!left.length) return layers;
    left.sort((a, b) => near[b].length - near[a].length || a - b);
    const [hub, ...others] = left;
    const shared = (node) => new Set(near[node].filter((end) => end !== hub && near[hub].includes(end))).size;
    const pole = others.find((node) => shared(node) > 1 || (shared(node) && near[hub].includes(node)));
    if (pole === undefined) aroundHub(hub, near, ends, wide, layers);
    else betweenPoles(walk(near, hub), walk(near, pole), layers);
  }
}

/** One pole left, the other right, what is as near to both between them. */
function betweenPoles(fromLeft, fromRight, layers) {
  fromLeft.forEach((left, node) => {
    const right = fromRight[node];
    if (left !== Infinity) layers[node] = left === right ? 0 : left < right ? -1 - left : 1 + right;
  });
}

/** The hub in the middle; each neighbour on a side with all that is reached through it. */
function aroundHub(hub, near, ends, wide, layers) {
  layers[hub] = 0;
  const first = [...new Set(near[hub])].filter((node) => node !== hub);
  const isSource = (node) => ends.some(([source, target]) => source === node && target === hub);
  first.forEach((node, index) => {
    const left = first.length > FEW ? wide && index % 2 === 1 : isSource(node);
    layers[node] = left ? -1 : 1;
  });
  const queue = first;
  for (const node of queue) {
    for (const next of near[node].filter((end) => layers[end] === null)) {
      layers[next] = layers[node] + Math.sign(layers[node]);
      queue.push(next);
    }
  }
}

/** Steps to each node from one of them; Infinity where no way leads. */
function walk(near, from) {
  const steps = near.map(() => Infinity);
  const queue = [from];
  steps[from] = 0;
  for (const node of queue) {
    for (const next of near[node].filter((end) => steps[end] === Infinity)) {
      steps[next] = steps[node] + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** The column of a label: nodes have even ones. */
function between(one, other) {
  return one === other ? 2 * one + (one < 0 ? -1 : 1) : one + other;
}

/** Which boxes draw each box towards them, as [box, weight]: a label most to that of its ends that has fewer links. */
function pulls(near, ends) {
  const table = [...near.map(() => []), ...ends.map(() => [])];
  ends.forEach((pair, index) => {
    const label = near.length + index;
    for (const end of pair) {
      table[label].push([end, near[end].length ** -2]);
      table[end].push([label, 1]);
    }
  });
  return table;
}

/** How far down each box stands: near those that draw it, without meeting another of its column. */
function heights(boxes, columns, drawn) {
  const ys = boxes.map((_, index) => index);
  const stacks = [...new Set(columns)].map((column) => [...ys.keys()].filter((index) => columns[index] === column));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const column of stacks) {
      const wanted = new Map(column.map((index) => [index, mean(drawn[index], ys) ?? ys[index]]));
      column.sort((a, b) => wanted.get(a) - wanted.get(b) || a - b);
      stack(column.map((index) => ({ wanted: wanted.get(index), height: boxes[index].height }))).forEach((y, place) => {
        ys[column[place]] = y;
      });
    }
  }
  return ys;
}

function mean(drawn, ys) {
  const total = drawn.reduce((sum, [, weight]) => sum + weight, 0);
  return total ? drawn.reduce((sum, [box, weight]) => sum + weight * ys[box], 0) / total : null;
}

/** Centres for boxes in this order, apart by GAP, with the least squared distance from where they are wanted. */
function stack(column) {
  const blocks = []; // of boxes that touch: pool adjacent violators
  let below = 0;
  for (const { wanted, height } of column) {
    let block = { start: wanted - below - height / 2, count: 1 };
    below += height + GAP;
    while (blocks.length && blocks.at(-1).start > block.start) {
      const last = blocks.pop();
      const count = last.count + block.count;
      block = { start: (last.start * last.count + block.start * block.count) / count, count };
    }
    blocks.push(block);
  }
  const starts = blocks.flatMap(({ start, count }) => Array(count).fill(start));
  below = 0;
  return column.map(({ height }, index) => {
    const y = starts[index] + below + height / 2;
    below += height + GAP;
    return y;
  });
}

/** The centre {x} and the {room} of each column, which is as wide as its widest box. */
function across(boxes, columns, reach) {
  const spans = new Map();
  let width = GAP;
  for (const column of [...new Set(columns)].sort((a, b) => a - b)) {
    const room = Math.max(...boxes.filter((_, index) => columns[index] === column).map((box) => box.width));
    const beside = column % 2 ? reach : 0;
    spans.set(column, { x: width + beside + room / 2, room });
    width += room + 2 * beside;
  }
  return { spans, width: width + GAP };
}
