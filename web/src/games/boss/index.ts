import type { SoundName } from '../../sound/sounds';
import type { Drawn } from '../../texts/peek';
import type { Typed } from '../../wire/types';
import type { Say } from '../board';
import Amount from './Amount.svelte';
import texts from './en.json';
import type { BossEvent, BossMove } from './types';

export { default as Board } from './Board.svelte';
export { default as CardPeek } from './CardPeek.svelte';
export { default as End } from './end/End.svelte';
export { default as EndSide } from './end/EndSide.svelte';
export { moments } from './end/moments';
export { series } from './end/series';
export { optionGroups } from './options';
export { texts };

/** Ideas and victory points have their sign wherever they are spoken of. */
export const drawn: Drawn = { units: ['ideas', 'vp'], Amount };

/** Keys of the board itself: those of the chart. */
export const keys = [
  ['← ↑ ↓ →', 'board.organisation.keys.walk'],
  ['Enter', 'board.organisation.keys.take'],
  ['D', 'board.organisation.keys.dismiss'],
  ['W', 'board.organisation.keys.workshop'],
  ['C', 'board.organisation.keys.chair'],
  ['Esc', 'board.organisation.keys.back'],
] as const;

const SOUNDS: Readonly<Partial<Record<BossEvent['type'], SoundName>>> = {
  'workers-revealed': 'reveal',
  'projects-revealed': 'reveal',
  'bids-revealed': 'reveal',
  'event-drawn': 'reveal',
  'worker-hired': 'sold',
  'project-taken': 'sold',
  'project-completed': 'sold',
  'deal-struck': 'sold',
  'chart-revealed': 'bid',
  'salaries-paid': 'bid',
  'offer-made': 'call',
  'game-ended': 'end',
};

export const sound = (event: Typed): SoundName | null => SOUNDS[(event as BossEvent).type] ?? null;

/** What others, cards or want of money did to a company. */
const DONE_TO: readonly BossEvent['type'][] = [
  'lost',
  'delay-added',
  'project-failed',
  'person-left',
  'ceo-died',
  'bankrupt',
  'unpaid',
  'cracked',
];

export const doneTo = (event: Typed, seat: number): boolean => {
  const told = event as BossEvent;
  return DONE_TO.includes(told.type) && 'seat' in told && told.seat.seat === seat;
};

/** What is pressed on the board for a move: people and projects, ways out, the rows of a bid. */
export function moveAt(move: Typed): string[] {
  const made = move as BossMove;
  const card = (id: string | null | undefined) => (id ? [`card:${id}`] : []);
  switch (made.type) {
    case 'hiring-bid':
      return ['bid-time', 'bid-cash'];
    case 'project-bid':
      return ['bid-cash'];
    case 'hiring-pick':
      return card(made.worker);
    case 'project-pick':
      return card(made.project);
    case 'place':
      return [...card(made.person), ...card(made.boss)];
    case 'appoint':
    case 'dismiss':
    case 'workshop':
      return card(made.person);
    case 'event-choice':
    case 'issue-choice':
      return [`way:${made.choice}`];
    case 'production':
      return made.plan.filter(({ run }) => run).flatMap(({ project }) => card(project));
    default:
      return [];
  }
}

/** The log is grouped by rounds and by what is turned over in them. */
export function heading(event: Typed): Say | null {
  const told = event as BossEvent;
  switch (told.type) {
    case 'round-started':
      return { key: 'board.log.round', args: { round: told.round } };
    case 'event-drawn':
      return { key: 'board.log.event' };
    case 'projects-revealed':
      return { key: 'board.log.projects' };
    default:
      return null;
  }
}
