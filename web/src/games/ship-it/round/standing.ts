import type { ShipBoard } from '../board.svelte';
import type { RoundView, ScoreView } from '../types';

/** The points while an event is shown: as the Resolution left them, and then as they are. */
export const standing = (board: ShipBoard, report: RoundView, told: boolean): { seat: number; score: ScoreView }[] =>
  report.companies.map(({ seat, scoreAfter }) => ({ seat, score: told ? board.company(seat).score : scoreAfter }));
