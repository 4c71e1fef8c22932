import { spanOf } from '../pieces/span';
import type { Desk } from './desk';
import type { Box } from './layout';
import { walk, type Node } from './tree';

/** The line from a boss to one report, and how it is drawn. */
export interface Line {
  id: string;
  d: string;
  look: string;
}

const middle = ({ x, w }: Box) => x + w / 2;

/** Where the span of a boss hangs: on the line under the desk. */
export const coupling = (boss: Box, team: Box): readonly [x: number, y: number] => [
  middle(boss),
  boss.y + boss.h + (team.y - boss.y - boss.h) * 0.5,
];

/** From one x to another in teeth. */
function teeth(from: number, to: number, y: number): string {
  const count = Math.max(2, Math.round(Math.abs(to - from) / 9));
  const each = (to - from) / count;
  const points = Array.from(
    { length: count },
    (_, i) => `L${(from + each * (i + 0.5)).toFixed(1)} ${y + (i % 2 ? -5 : 5)}`,
  );
  return `${points.join('')}L${to.toFixed(1)} ${y}`;
}

/** All lines of a chart: whole to a team that is lit, thin where the boss leads too few, teeth where it is too many. */
export function linesOf(root: Node, places: Readonly<Record<string, Box>>, desk: (id: string) => Desk | null): Line[] {
  return walk(root).flatMap((node) => {
    const boss = places[node.id];
    const first = node.kids.map(({ id }) => places[id]).find((box) => box !== undefined);
    if (!boss || !first) return [];
    const [x, y] = coupling(boss, first);
    const led = desk(node.id);
    const look = (led && spanOf(led.span)) ?? 'few';
    return node.kids.flatMap(({ id, ghost }, i) => {
      const box = places[id];
      if (!box) return [];
      const outer = i === 0 || i === node.kids.length - 1;
      const to = middle(box);
      const round = Math.min(9, Math.abs(to - x));
      const side = to < x ? 1 : -1;
      const across =
        round < 1
          ? ''
          : look === 'many' && ghost === undefined
            ? teeth(x, to, y)
            : `H${(to + side * round).toFixed(1)}Q${to.toFixed(1)} ${y} ${to.toFixed(1)} ${y + round}`;
      // Teeth run to the two outer ones only: over each other they would be a hedge.
      const d =
        look === 'many' && !outer
          ? `M${to.toFixed(1)} ${y}V${box.y}`
          : `M${x.toFixed(1)} ${boss.y + boss.h}V${y}${across}V${box.y}`;
      return [{ id, d, look: ghost === undefined ? look : 'ghost' }];
    });
  });
}
