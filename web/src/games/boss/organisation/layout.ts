import { walk, type Node } from './tree';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How large the people are drawn: with their windows, with low ones, or face and figures alone. */
export type Size = 'full' | 'small' | 'face';

interface Measure {
  card: readonly [w: number, h: number];
  ceo: readonly [w: number, h: number];
  ghost: readonly [w: number, h: number];
  /** Between two in a row. */
  gap: number;
  /** Between two rows: lines and the span run through it. */
  rise: number;
  scales: readonly number[];
}

const MEASURES: Readonly<Record<Size, Measure>> = {
  full: {
    card: [150, 158],
    ceo: [246, 122],
    ghost: [112, 40],
    gap: 16,
    rise: 48,
    scales: [1.48, 1.32, 1.2, 1.1, 1, 0.94],
  },
  small: { card: [128, 121], ceo: [236, 106], ghost: [92, 36], gap: 13, rise: 36, scales: [1.32, 1.2, 1.1, 1, 0.95] },
  face: {
    card: [92, 74],
    ceo: [204, 80],
    ghost: [44, 36],
    gap: 8,
    rise: 33,
    scales: [1.3, 1.15, 1, 0.92, 0.84, 0.76, 0.68, 0.6],
  },
};

const TOP = 13;
const EDGE = 12;

/** A chart that is laid out, in its own pixels: `scale` of them are one of the screen. */
export interface Laid {
  size: Size;
  scale: number;
  width: number;
  height: number;
  places: Readonly<Record<string, Box>>;
  /** Where those who wait sit. */
  bench: Box | null;
  /** Whether what stands in the corners has its room. */
  legend: boolean;
}

/** What else wants to lie on the mat: always the figures at the left, those who wait, and a legend that can do without. */
export interface Corners {
  figures: readonly [w: number, h: number];
  /** From the largest to the smallest; empty: nobody waits. */
  benches?: readonly (readonly [w: number, h: number])[];
  legend?: readonly [w: number, h: number] | null;
}

/** The room in which nothing is magnified. */
const PLAIN = { width: 800, height: 600 };

/** As large as it fits: people shrink before anything is cut off. */
export function lay(root: Node, room: { width: number; height: number }, corners: Corners): Laid {
  let last: Laid | null = null;
  const most = Math.max(1, Math.min(room.width / PLAIN.width, room.height / PLAIN.height));
  for (const size of ['full', 'small', 'face'] as const) {
    const tree = arrange(root, MEASURES[size]);
    // Faces may grow a little before the mat does.
    const limit = size === 'face' ? most * 1.16 : most;
    for (const scale of MEASURES[size].scales.filter((each) => each <= limit)) {
      const width = room.width / scale;
      const height = room.height / scale;
      const put = fit(tree, width, height, corners);
      const laid = { size, scale, width, height };
      if (put) return { ...laid, ...put };
      last = { ...laid, ...shifted(tree, (width - tree.width) / 2), bench: null, legend: false };
    }
  }
  return last as Laid;
}

interface Arranged {
  places: Record<string, Box>;
  width: number;
  height: number;
}

/** Rows at fixed heights; each boss over the middle of the team; teams as close as they can stand. */
function arrange(root: Node, { card, ceo, ghost, gap, rise }: Measure): Arranged {
  const places: Record<string, Box> = {};
  const sizeOf = (node: Node) => (node.ghost === undefined ? (node.layer === 1 ? ceo : card) : ghost);
  const rowAt = (layer: number) => (layer === 1 ? TOP : TOP + ceo[1] + 6 + (layer - 1) * rise + (layer - 2) * card[1]);

  /** Lays a team from its own 0; gives how far it reaches to both sides in each layer below. */
  const lay = (node: Node): { left: number[]; right: number[] } => {
    const [w, h] = sizeOf(node);
    let left: number[] = [];
    let right: number[] = [];
    for (const kid of node.kids) {
      const team = lay(kid);
      const by = Math.max(0, ...team.left.map((x, i) => (right[i] === undefined ? -Infinity : right[i] + gap - x)));
      shift(kid, by, places);
      left = team.left.map((x, i) => Math.min(left[i] ?? Infinity, x + by)).concat(left.slice(team.left.length));
      right = team.right.map((x, i) => Math.max(right[i] ?? -Infinity, x + by)).concat(right.slice(team.right.length));
    }
    const first = places[node.kids[0]?.id ?? ''];
    const end = places[node.kids.at(-1)?.id ?? ''];
    const middle = first && end ? (first.x + first.w / 2 + end.x + end.w / 2) / 2 : w / 2;
    places[node.id] = { x: middle - w / 2, y: rowAt(node.layer), w, h };
    return { left: [middle - w / 2, ...left], right: [middle + w / 2, ...right] };
  };
  lay(root);
  const boxes = Object.values(places);
  const from = Math.min(...boxes.map(({ x }) => x));
  for (const box of boxes) box.x -= from;
  return {
    places,
    width: Math.max(...boxes.map(({ x, w }) => x + w)),
    height: Math.max(...boxes.map(({ y, h }) => y + h)),
  };
}

function shift(node: Node, by: number, places: Record<string, Box>) {
  for (const { id } of walk(node)) {
    const box = places[id];
    if (box) box.x += by;
  }
}

const shifted = ({ places }: Arranged, by: number) => ({
  places: Object.fromEntries(Object.entries(places).map(([id, box]) => [id, { ...box, x: box.x + by }])),
});

/** Where the tree meets nothing that lies in a corner: in the middle, else as near to it as it goes. */
function fit(tree: Arranged, width: number, height: number, { figures, benches = [], legend }: Corners) {
  const slack = width - 2 * EDGE - tree.width;
  if (slack < 0 || tree.height + EDGE > height) return null;
  const at = (x: number, y: number, [w, h]: readonly [number, number]): Box => ({ x, y, w, h });
  const shares = [0.5, 0.6, 0.4, 0.7, 0.3, 0.8, 0.2, 0.9, 0.1, 1, 0];
  // The bench stays at the right as long as the tree can make room for it.
  for (const withLegend of legend ? [true, false] : [false])
    for (const atLeft of benches.length > 0 ? [false, true] : [false])
      for (const share of shares) {
        const { places } = shifted(tree, EDGE + slack * share);
        const boxes = Object.values(places);
        const free = (box: Box) => boxes.every((other) => !meet(box, other));
        if (!free(at(0, 0, figures))) continue;
        if (withLegend && legend && !free(at(width - legend[0], 0, legend))) continue;
        const spots = benches.map((size) => at(atLeft ? EDGE : width - EDGE - size[0], height - EDGE - size[1], size));
        const bench = spots.find(free) ?? null;
        if (bench || benches.length === 0) return { places, bench, legend: withLegend };
      }
  return null;
}

const meet = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const inside = ({ x, y, w, h }: Box, px: number, py: number) => px >= x && px <= x + w && py >= y && py <= y + h;

/** Near enough to a team to join it. */
const NEAR = 46;

/** Whose report somebody becomes who is let go here: of whom they are dropped on, else of the boss of the team beside. */
export function bossAt(root: Node, { places }: Pick<Laid, 'places'>, x: number, y: number): string | null {
  const people = walk(root).filter(({ ghost }) => ghost === undefined);
  const on = people.find(({ id }) => places[id] && inside(places[id], x, y));
  if (on) return on.id;
  let best: { id: string; far: number } | null = null;
  for (const node of people) {
    const own = places[node.id];
    if (!own) continue;
    const team = node.kids.flatMap(({ id }) => places[id] ?? []);
    const left = Math.min(own.x, ...team.map((box) => box.x));
    const right = Math.max(own.x + own.w, ...team.map((box) => box.x + box.w));
    const top = own.y + own.h;
    const low = Math.max(top + 60, ...team.map((box) => box.y + box.h));
    const far = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - low));
    // In a team within a team the inner one is meant.
    if (far <= NEAR * (node.layer === 1 ? 2 : 1) && (!best || far <= best.far)) best = { id: node.id, far };
  }
  return best?.id ?? null;
}

/** On whose desk a point lies. */
export const deskAt = ({ places }: Pick<Laid, 'places'>, x: number, y: number): string | null =>
  Object.entries(places).find(([, box]) => inside(box, x, y))?.[0] ?? null;
