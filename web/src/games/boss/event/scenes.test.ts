import { expect, test } from 'vitest';
import type { Happening } from '../../board';
import type { BossEvent } from '../types';
import { eventScenes } from './scenes';

const heard = (...events: object[]): Happening<BossEvent>[] =>
  events.map((event, n) => ({ id: n, n, event: event as BossEvent, fresh: true }));
const seat = (number: number) => ({ seat: { seat: number } });
const drawn = { type: 'event-drawn', card: { card: 'flu-season' }, colour: 'red' };
const lost = (number: number) => ({ type: 'lost', ...seat(number), amount: { time: 1 } });

test('a card turns, then every company in turn hears what it loses', () => {
  const batch = heard(
    { type: 'chart-revealed', ...seat(0) },
    drawn,
    lost(0),
    { type: 'event-spared', ...seat(1), card: { card: 'flu-season' } },
    { type: 'projects-revealed', projects: [] },
    lost(2),
  );
  const [scene] = eventScenes(batch);
  expect(scene).toMatchObject({ card: 'flu-season', opens: null, shown: [2, 3] });
  expect(scene?.outcomes.map((outcome) => outcome.seat)).toEqual([0, 1]);
  expect(scene?.steps).toHaveLength(4);
  expect(batch.map(({ event }) => scene?.stepOf?.(event) ?? null)).toEqual([null, null, 2, 3, null, null]);
});

test('G16: choices turn together before anything comes of them', () => {
  const chosen = (number: number, choice: string) => ({
    ...{ type: 'event-chosen', ...seat(number), choice },
    card: { card: 'headhunters' },
  });
  const [scene] = eventScenes(
    heard(chosen(0, 'counter-offer'), lost(0), chosen(1, 'let-go'), {
      ...{ type: 'person-left', ...seat(1), why: 'poached' },
      person: { card: 'viktor' },
    }),
  );
  expect(scene).toMatchObject({ opens: 1, shown: [2, 3], tells: { 'event-chosen': 1 } });
  expect(scene?.outcomes.map(({ choice }) => choice)).toEqual(['counter-offer', 'let-go']);
});

test('an event that only lasts is turned and read; what was only caught up on is not shown', () => {
  expect(eventScenes(heard(drawn))).toMatchObject([{ outcomes: [], shown: [] }]);
  expect(eventScenes(heard(drawn).map((each) => ({ ...each, fresh: false })))).toEqual([]);
});
