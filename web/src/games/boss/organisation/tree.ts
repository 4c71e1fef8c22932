/** The place of the CEO while nobody sits there. */
export const BOARD = 'board';

/** Somebody and whom they report to; the CEO and those under the Board report to nobody. */
export interface Hung {
  person: string;
  boss?: string | null;
}

/** A place in a chart: a person with their reports, or where one of them sat last round. */
export interface Node {
  id: string;
  /** From 1, the CEO or the empty chair. */
  layer: number;
  kids: Node[];
  /** Who sat here last round. */
  ghost?: string;
}

/** Whoever moved, and under whom they were. */
export interface Moved {
  person: string;
  from: string;
}

/** The chart as a tree, teams in the order of hiring; without a CEO all top people hang under the empty chair. */
export function treeOf(people: readonly Hung[], ceo: string | null, moved: readonly Moved[] = []): Node {
  const grow = (id: string, layer: number): Node => {
    const over = id === BOARD ? null : id;
    const kids = people
      .filter(({ person, boss }) => (boss ?? null) === over && person !== ceo)
      .map(({ person }) => grow(person, layer + 1));
    const ghosts = moved
      .filter(({ from }) => from === id)
      .map(({ person }): Node => ({ id: ghostId(person), layer: layer + 1, kids: [], ghost: person }));
    return { id, layer, kids: [...kids, ...ghosts] };
  };
  return grow(ceo ?? BOARD, 1);
}

export const ghostId = (person: string): string => `ghost:${person}`;

/** Everybody from the top down, each team after its boss. */
export const walk = (node: Node): Node[] => [node, ...node.kids.flatMap(walk)];

/** Everybody at or under somebody. */
export function under(root: Node, id: string): string[] {
  const found = walk(root).find((node) => node.id === id);
  return found ? walk(found).map((node) => node.id) : [];
}

/** Where an arrow leads in the tree: to the boss, the first report, the neighbours in the layer; null: nowhere. */
export function step(root: Node, from: string, key: string): string | null {
  const all = walk(root).filter(({ ghost }) => ghost === undefined);
  const at = all.find(({ id }) => id === from);
  if (!at) return null;
  if (key === 'ArrowUp') return all.find(({ kids }) => kids.includes(at))?.id ?? null;
  if (key === 'ArrowDown') return at.kids.find(({ ghost }) => ghost === undefined)?.id ?? null;
  if (key === 'Home') return root.id;
  const layer = all.filter((node) => node.layer === at.layer);
  const to = layer.indexOf(at) + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : layer.length);
  return layer[to]?.id ?? null;
}
