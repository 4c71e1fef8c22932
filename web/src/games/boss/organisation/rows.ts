import { under, walk, type Node } from './tree';

/** A line of a chart on a phone. */
export interface Row {
  node: Node;
  /** How far in it stands, in steps; the layers below are told by their number. */
  indent: number;
  /** The team is drawn in by its faces. */
  folded: boolean;
  /** The last of its team. */
  last: boolean;
}

/** From so many on only one team lies open. */
export const FOLDS_FROM = 10;

const INDENTS = 3;

/** Everybody in lines; where there are many, every team is folded into its boss's line but those on the way to `open`. */
export function rowsOf(root: Node, open: string | null): Row[] {
  const people = walk(root).filter(({ ghost }) => ghost === undefined);
  const folds = people.length >= FOLDS_FROM;
  const opened = (node: Node): boolean =>
    !folds || node === root || (open !== null && (node.id === open || under(node, open).length > 0));
  const read = (node: Node, last: boolean): Row[] => {
    const folded = node.kids.some(({ ghost }) => ghost === undefined) && !opened(node);
    const row = { node, indent: Math.min(node.layer - 1, INDENTS), folded, last };
    return [row, ...(folded ? [] : node.kids.flatMap((kid, i) => read(kid, i === node.kids.length - 1)))];
  };
  return read(root, true);
}
