import { under, walk, type Node } from './tree';

/** A line of a chart on a phone. */
export interface Row {
  node: Node;
  /** How far in it stands, in steps; the layers below are told by their number. */
  indent: number;
  /** The team is drawn in by its faces. */
  folded: boolean;
}

/** From so many on only one team lies open. */
export const FOLDS_FROM = 10;

const INDENTS = 3;

/**
 * Everybody in lines. Where there are many, teams are folded into the lines of their bosses: open are those on the way to
 * `open`, and from the top down as many others as fit.
 */
export function rowsOf(root: Node, open: string | null, fits = 0): Row[] {
  const people = walk(root);
  const opened = new Set([
    root.id,
    ...people.filter(({ id }) => open !== null && under(root, id).includes(open)).map(({ id }) => id),
  ]);
  const size = () => read(root, opened).length;
  if (people.length < FOLDS_FROM) for (const { id } of people) opened.add(id);
  else
    for (const { id, kids } of [...people].sort((a, b) => a.layer - b.layer)) {
      if (opened.has(id) || kids.length === 0) continue;
      opened.add(id);
      if (size() > fits) opened.delete(id);
    }
  return read(root, opened);
}

function read(node: Node, opened: ReadonlySet<string>): Row[] {
  const folded = node.kids.length > 0 && !opened.has(node.id);
  const row = { node, indent: Math.min(node.layer - 1, INDENTS), folded };
  return [row, ...(folded ? [] : node.kids.flatMap((kid) => read(kid, opened)))];
}
