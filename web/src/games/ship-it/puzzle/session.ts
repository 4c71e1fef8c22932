import type { Play } from '../../board';
import type {
  ShipBox,
  ShipEvent,
  ShipMove,
  ShipPrivateView,
  ShipPublicView,
  CoderView,
} from '../../../generated/ship-it';
import { Coding } from './coding.svelte';

export type ShipPlay = Play<ShipPublicView, ShipPrivateView, ShipMove, ShipEvent, ShipBox>;

const codings = new WeakMap<ShipPlay, { puzzle: string; coding: Coding }>();

/** The program I write at a table in this round: the board and the action bar share it. */
export function codingOf(play: ShipPlay): Coding | null {
  const task = play.view.puzzle;
  if (!task || task.kind !== 'code') return null;
  const puzzle = `${play.table.id}-${play.view.round}`;
  const known = codings.get(play);
  if (known?.puzzle === puzzle) return known.coding;
  const coding = new Coding(task, puzzle);
  codings.set(play, { puzzle, coding });
  return coding;
}

/** How a seat takes part; undefined: it plays for fun or not at all. */
export const coderOf = (play: ShipPlay, seat: number | null): CoderView | undefined =>
  play.view.puzzle?.coders.find((coder) => coder.seat === seat);

/** Whether programs of mine can still be handed in. */
export const handsIn = (play: ShipPlay): boolean =>
  play.prompt?.choices.some(({ move }) => move.type === 'done') ?? false;

/** What I handed in since this puzzle was opened, newest first. */
export function attemptsOf(play: ShipPlay): { id: number; event: ShipEvent }[] {
  const opened = play.events.findLastIndex(({ event }) => event.type === 'puzzle-opened');
  return play.events
    .slice(opened + 1)
    .filter(({ event }) => event.type === 'program-accepted' || event.type === 'program-failed')
    .toReversed();
}
