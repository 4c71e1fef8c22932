import type { StartupEvent, StartupPublicView } from '../types';
import { scored, tired } from './patch';

/** One step of it, and the table as it then is shown. */
export interface TurnEndStep {
  at: number;
  view: StartupPublicView;
  /** Points that rise from the desks. */
  gains: Readonly<Record<string, number>>;
  /** Where those points fly. */
  flyTo: number | null;
  /** Who walks off. */
  going: ReadonlySet<string>;
}

/** How a turn ends, step by step, in milliseconds: points fly, cubes drop, who burns out walks off. */
export interface TurnEnd {
  steps: readonly TurnEndStep[];
  end: number;
}

/** The end of a turn, where an update tells one. */
export function turnEnd(events: readonly StartupEvent[], before: StartupPublicView): TurnEnd | null {
  const told = events.find((event) => event.type === 'scored');
  if (!told) return null;
  const seat = told.seat.seat;
  const row = before.offices[seat]?.row ?? [];
  const still = { gains: {}, flyTo: null, going: new Set<string>() };
  const steps: TurnEndStep[] = [];
  if (told.score > 0) {
    const gains = Object.fromEntries(row.map((each) => [each.card, each.efficiency]));
    steps.push({ ...still, at: 0, view: before, gains }, { ...still, at: 450, view: before, gains, flyTo: seat });
  }
  const scoredAt = told.score > 0 ? 850 : 0;
  let view = scored(before, seat, told.points);
  steps.push({ ...still, at: scoredAt, view });
  if (events.some((event) => event.type === 'day-ended')) {
    view = tired(view, seat);
    steps.push({ ...still, at: scoredAt + 300, view });
  }
  const leaving = events.flatMap((event) => (event.type === 'burnt-out' ? [event.employee.card] : []));
  if (leaving.length > 0) steps.push({ ...still, at: scoredAt + 620, view, going: new Set(leaving) });
  return { steps, end: scoredAt + (leaving.length > 0 ? 1050 : 620) };
}
