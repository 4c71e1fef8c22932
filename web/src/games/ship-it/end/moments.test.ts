import { expect, it } from 'vitest';
import type { Play } from '../../board';
import { moments } from './moments';

const seat = { seat: 1 };
const began = { type: 'round-began', round: 2 };

const ended = (events: object[], end: object = {}) =>
  ({
    view: { rounds: 4, end },
    events: events.map((event, id) => ({ id, event })),
    words: { text: (say: { key: string }) => say.key },
  }) as unknown as Play;

it('tells nothing before the end', () => {
  expect(moments({ view: {}, events: [] } as unknown as Play)).toEqual([]);
});

it('shows the medal of a milestone, the room of a late action and how the coin fell', () => {
  const claimed = { type: 'milestone-claimed', seat, milestone: { card: 'growth-hacker' }, points: 15 };
  const viral = { type: 'went-viral', seat, side: 'tails', users: { users: -100 } };
  const bonus = { type: 'bonus-scored', seat, action: { card: 'ipo-prep' }, points: { points: 25000 } };

  const told = moments(ended([began, claimed, viral, bonus]));

  expect(told.map(({ headline }) => headline)).toEqual([
    'board.moment.milestone',
    'board.moment.tails',
    'board.moment.bonus',
  ]);
  expect(told.map(({ ground }) => ground)).toEqual(['finance', 'sabotage', 'finance']);
  expect(new Set(told.map(({ picture }) => picture)).size).toBe(3);
});

it('shows the event that hit hardest, and the scales after a tie', () => {
  const hit = (card: string, points: number) => ({ type: 'company-hit', seat, event: { card }, points: { points } });

  const told = moments(
    ended([began, hit('data-breach', -4000), hit('botnet-wave', -9000), hit('ddos-attack', -100)], {
      tieBreaker: 'mau',
    }),
  );

  expect(told.map(({ id }) => id)).toEqual(['worst', 'tie']);
  expect(told.map(({ ground }) => ground)).toEqual(['sabotage', 'knowledge']);
});
