import type { Say } from '../../board';
import type { ShipShapeBoard } from '../board.svelte';
import type { WeekScene } from './scenes';

/** What the bar says while a week's end is shown. */
export function weekSaid(board: ShipShapeBoard, scene: WeekScene): { sentence: Say; detail?: Say } {
  const { week, standings } = scene;
  const first = standings[0];
  if (scene.kind === 'settled') return { sentence: { key: 'board.settled.sentence', args: { week: week.week } } };
  const failed = week.left.length;
  return {
    sentence: { key: 'board.week.sentence', args: { n: week.postcards.length, failed } },
    detail:
      failed > 0
        ? { key: 'board.week.penalty', args: { points: board.points(scene.penalty), failed } }
        : first && { key: 'board.week.leads', args: { seat: { seat: first.seat }, points: board.points(first.score) } },
  };
}
