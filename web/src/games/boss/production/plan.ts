import type { OngoingView, Production, Work } from '../../../generated/boss';

/** One ongoing project as a row of slots: first its delay, then the work of a round. */
export interface Lane {
  readonly project: string;
  readonly delay: number;
  readonly time: number;
}

/** A T in a slot: bought, of one's own, or wished for beyond what is there; null: none. */
export type Token = 'bought' | 'own' | 'short' | null;

/** What is planned: T bought, T laid on each project, and ideas spent. */
export interface Plan {
  readonly outsource: number;
  readonly laid: Readonly<Record<string, number>>;
  readonly shortcut: string | null;
  readonly patent: boolean;
}

export type Fate = 'runs' | 'catches-up' | 'rests' | 'waits';

export const lanesOf = (ongoing: readonly OngoingView[], timeOf: (project: string) => number): Lane[] =>
  ongoing.map(({ project, delay }) => ({ project, delay, time: timeOf(project) }));

export const full = ({ delay, time }: Lane): number => delay + time;

/** Where a lane can stop: with nothing, with part of its delay, or full. */
export const stops = (lane: Lane): number[] => [...Array.from({ length: lane.delay + 1 }, (_, i) => i), full(lane)];

/** The next stop above or below; where there is none, as it stands. */
export function step(lane: Lane, laid: number, way: 1 | -1): number {
  const places = stops(lane);
  return places[Math.max(0, Math.min(places.length - 1, places.indexOf(laid) + way))] ?? laid;
}

/** What is laid by a press on a slot: up to this slot, or all of a round's work; what lies there already is taken back. */
export function pressed(lane: Lane, laid: number, slot: number): number {
  const wanted = slot < lane.delay ? slot + 1 : full(lane);
  return wanted > laid ? wanted : slot < lane.delay ? slot : lane.delay;
}

const laidBy = (lane: Lane, work: Work | undefined): number => (work?.run ? full(lane) : (work?.catchUp ?? 0));

/** A plan as it is sent, as T on lanes. */
export const planOf = (lanes: readonly Lane[], { outsource, plan, shortcut, patent }: Production): Plan => ({
  outsource,
  laid: Object.fromEntries(
    lanes.map((lane) => [
      lane.project,
      laidBy(
        lane,
        plan.find(({ project }) => project === lane.project),
      ),
    ]),
  ),
  shortcut: shortcut ?? null,
  patent,
});

const laidOn = (plan: Plan, lane: Lane): number => plan.laid[lane.project] ?? 0;

/** The move of a plan: a full lane runs, some T catch up, an empty one is not named. */
export const moveOf = (lanes: readonly Lane[], plan: Plan): Production => ({
  type: 'production',
  outsource: plan.outsource,
  plan: lanes.flatMap((lane): Work[] => {
    const laid = laidOn(plan, lane);
    if (laid === full(lane)) return [{ project: lane.project, run: true }];
    return laid > 0 ? [{ project: lane.project, run: false, catchUp: laid }] : [];
  }),
  shortcut: plan.shortcut,
  patent: plan.patent,
});

export const fateOf = (lane: Lane, laid: number, taken: boolean): Fate =>
  laid === full(lane) ? 'runs' : laid > 0 ? 'catches-up' : taken ? 'rests' : 'waits';

export const used = (lanes: readonly Lane[], plan: Plan): number =>
  lanes.reduce((sum, lane) => sum + laidOn(plan, lane), 0);

/** Which T lies in which slot: bought ones are used first, and what is not there is missing in the last. */
export function tokens(lanes: readonly Lane[], plan: Plan, time: number): Token[][] {
  let at = 0;
  return lanes.map((lane) => {
    const laid = laidOn(plan, lane);
    return Array.from({ length: full(lane) }, (_, slot): Token => {
      if (slot >= laid) return null;
      const number = at++;
      return number < plan.outsource ? 'bought' : number < plan.outsource + time ? 'own' : 'short';
    });
  });
}
