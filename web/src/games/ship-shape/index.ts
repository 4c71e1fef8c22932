import type { SoundName } from '../../sound/sounds';
import type { Typed } from '../../wire/types';
import type { Say } from '../board';
import type { Drawn } from '../../texts/peek';
import Amount from './Amount.svelte';
import texts from './en.json';
import { KINDS } from './pieces/goods';
import type { ShipShapeBox, ShipShapeEvent, ShipShapeMove, ShipShapePublicView } from './types';

export { default as Board } from './Board.svelte';
export { default as CardPeek } from './CardPeek.svelte';
export { default as End } from './end/End.svelte';
export { default as EndSide } from './end/EndSide.svelte';
export { cardNames } from './names';
export { optionGroups } from './options';
export { texts };

/** Firms are dealt: before that a seat is called by who sits there. */
export const seatNames = (box: unknown, view: unknown): string[] => {
  const players = (box as ShipShapeBox).cards.players;
  const short: Readonly<Record<string, string>> = texts.texts.board.short;
  const firms = (view as ShipShapePublicView | null)?.firms ?? [];
  return firms.map(({ player }) => short[player] ?? players.find(({ id }) => id === player)?.name ?? player);
};

/** Goods are drawn wherever they are spoken of. */
export const drawn: Drawn = { units: KINDS, Amount };

const SOUNDS: Readonly<Record<string, SoundName>> = {
  'week-started': 'reveal',
  collected: 'bid',
  'offer-made': 'call',
  invited: 'call',
  'joint-proposed': 'call',
  traded: 'sold',
  commissioned: 'bid',
  'pool-refreshed': 'reveal',
  'order-fulfilled': 'sold',
  'order-shared': 'sold',
  'week-completed': 'reveal',
  'week-failed': 'reveal',
  'game-lost': 'end',
  'game-won': 'end',
};

/** What is heard: goods, offers, orders that leave; my own turn. */
export function sound(event: Typed, seat: number | null): SoundName | null {
  const told = event as ShipShapeEvent;
  if (told.type === 'turn-started') return told.seat.seat === seat ? 'turn' : null;
  return SOUNDS[event.type] ?? null;
}

/** What is pressed on the board for a move: a card of the pool, an order, what is kept and brought home. */
export function moveAt(move: Typed): string[] {
  const made = move as ShipShapeMove;
  switch (made.type) {
    case 'commission':
      return [`card:${made.card} tab:pool`];
    case 'fulfil':
    case 'joint':
      return [`order:${made.order}`];
    case 'settle':
      return [...made.keep, ...made.maintain].map((card) => `card:${card}`);
    default:
      return [];
  }
}

/** The log is grouped by days. */
export function heading(event: Typed): Say | null {
  const told = event as ShipShapeEvent;
  if (told.type === 'week-started') return { key: 'board.log.week', args: { week: told.week } };
  return told.type === 'day-started' ? { key: 'board.log.day', args: { day: told.day } } : null;
}
