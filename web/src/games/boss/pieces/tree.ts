/** Somebody in a chart, under whom. */
interface Placed {
  person: string;
  boss?: string | null;
}

/** Where somebody stands in a drawn chart: columns may be halves, rows count from the top. */
export interface Node<P extends Placed> {
  of: P;
  x: number;
  y: number;
  boss: Node<P> | null;
}

/** A chart as a tree: people without reports stand side by side, a boss over the middle of the team. */
export function tree<P extends Placed>(people: readonly P[]): { nodes: Node<P>[]; columns: number; rows: number } {
  const nodes: Node<P>[] = [];
  let next = 0;
  let rows = 0;
  const put = (of: P, y: number, boss: Node<P> | null): Node<P> => {
    const node: Node<P> = { of, x: 0, y, boss };
    nodes.push(node);
    rows = Math.max(rows, y + 1);
    const team = people.filter((other) => other.boss === of.person).map((other) => put(other, y + 1, node));
    const [first, last] = [team[0], team.at(-1)];
    node.x = first && last ? (first.x + last.x) / 2 : next++;
    return node;
  };
  const known = new Set(people.map(({ person }) => person));
  people.filter(({ boss }) => !boss || !known.has(boss)).forEach((top) => put(top, 0, null));
  return { nodes, columns: next, rows };
}
