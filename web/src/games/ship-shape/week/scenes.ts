import { halvesOf } from '../halves';
import type { Order } from '../../../play/told';
import type { Happening } from '../../board';
import type { ShipShapeEvent, ShipShapePublicView, WeekView } from '../types';

type Settled = Extract<ShipShapeEvent, { type: 'settled' }>;

/** Where the scores stood then: the table may be further when it is shown. */
export interface Standing {
  seat: number;
  score: number;
}

/** Who has the token next; why: the lowest score, and among equal ones the place to the left. */
export interface Token {
  seat: number;
  points: number;
  tied: boolean;
}

/** What is shown of a week that is over: its postcards, then what every firm kept, all turned together. */
export type WeekScene =
  | { kind: 'postcards'; week: WeekView; standings: Standing[]; penalty: number }
  | { kind: 'settled'; week: WeekView; standings: Standing[]; firms: Settled[]; token: Token | null };

/** The firms by their scores, the first one first. */
export const standingsOf = (view: Pick<ShipShapePublicView, 'firms'>): Standing[] =>
  view.firms.map(({ seat, score }) => ({ seat, score })).sort((a, b) => b.score - a.score || a.seat - b.seat);

export function weekScenes(batch: readonly Happening<ShipShapeEvent>[], after: ShipShapePublicView): WeekScene[] {
  const week = after.weeksDone.at(-1);
  const fresh = batch.filter((each) => each.fresh).map(({ event }) => event);
  if (!week) return [];
  const standings = standingsOf(after);
  const scenes: WeekScene[] = [];
  const failed = fresh.find((event) => event.type === 'week-failed');
  if (failed || fresh.some((event) => event.type === 'week-completed'))
    scenes.push({ kind: 'postcards', week, standings, penalty: failed ? halvesOf(failed.penalty) : 0 });
  const firms = fresh.filter((event) => event.type === 'settled');
  if (firms.length > 0) {
    const passed = fresh.find((event) => event.type === 'innovation-passed');
    const token = passed ? { seat: passed.seat.seat, points: halvesOf(passed.points), tied: passed.tied } : null;
    scenes.push({ kind: 'settled', week, standings, firms, token });
  }
  return scenes;
}

/** The log waits for what is turned together, for the token and for the end. */
export const weekTells: Order<WeekScene, ShipShapeEvent> = {
  stepFor: ({ kind }, { type }) =>
    kind === 'settled' && type === 'settled' ? 1 : kind === 'settled' && type === 'innovation-passed' ? 2 : null,
  afterwards: ['week-started', 'game-won', 'game-lost'],
};

const CARD = 700;
const REST = 6000;

/** Postcards fall one by one; a settlement lies covered, is turned, and then the token goes. */
export function weekTiming(scene: WeekScene): { steps: number[]; end: number } {
  const steps =
    scene.kind === 'postcards' ? scene.week.postcards.map((_, i) => i * CARD) : scene.token ? [0, 900, 2600] : [0, 900];
  if (steps.length === 0) steps.push(0);
  return { steps, end: (steps.at(-1) ?? 0) + REST };
}
