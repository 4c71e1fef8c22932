import { expect, test } from 'vitest';
import { toldBy } from '../../../play/told';
import type { Happening } from '../../board';
import type { ShipShapeEvent, ShipShapePublicView } from '../types';
import { weekScenes, weekTells, weekTiming } from './scenes';

const heard = (...events: object[]): Happening<ShipShapeEvent>[] =>
  events.map((event, n) => ({ id: n, n, event: event as ShipShapeEvent, fresh: true }));
const week = {
  week: 1,
  day: 5,
  spare: 2,
  postcards: [{ order: 'talking-buoy' }, { order: 'thinking-loom' }],
  left: [],
};
const after = {
  weeksDone: [week],
  firms: [
    { seat: 0, score: 12 },
    { seat: 1, score: 32 },
    { seat: 2, score: 12 },
  ],
} as unknown as ShipShapePublicView;
const settled = (seat: number) => ({ type: 'settled', seat: { seat } });

test('a completed week shows its postcards, one after the other, and who leads', () => {
  const [scene] = weekScenes(heard({ type: 'week-completed', week: 1, day: 5, spare: 2 }), after);
  expect(scene).toMatchObject({ kind: 'postcards', week: { week: 1 }, penalty: 0 });
  expect(scene?.standings.map(({ seat }) => seat)).toEqual([1, 0, 2]);
  expect(scene && weekTiming(scene).steps).toHaveLength(2);
});

test('a failed week that is paid for shows what it cost', () => {
  const [scene] = weekScenes(heard({ type: 'week-failed', week: 1, orders: [], penalty: { halves: 18 } }), after);
  expect(scene).toMatchObject({ kind: 'postcards', penalty: 18 });
});

test('the settlements are turned together, then the token goes to the lowest score', () => {
  const passed = { type: 'innovation-passed', seat: { seat: 2 }, points: { halves: 12 }, tied: true };
  const [scene] = weekScenes(heard(settled(0), settled(1), settled(2), passed), after);
  expect(scene).toMatchObject({ kind: 'settled', token: { seat: 2, points: 12, tied: true } });
  expect(scene && weekTiming(scene).steps).toHaveLength(3);
});

test('the log tells what was kept when it is turned, and who starts when the token goes', () => {
  const batch = heard(settled(0), {
    type: 'innovation-passed',
    seat: { seat: 2 },
    points: { halves: 12 },
    tied: false,
  });
  const stages = weekScenes(batch, after).map((scene) => ({ scene, steps: weekTiming(scene).steps.length }));
  expect(toldBy(stages, batch, weekTells)).toEqual([[-1, 0, 1]]);
});

test('after the last week nobody gets the token, and what was only caught up on is not shown', () => {
  const batch = heard(settled(0), settled(1), settled(2));
  expect(weekScenes(batch, after)).toMatchObject([{ kind: 'settled', token: null }]);
  expect(
    weekScenes(
      batch.map((each) => ({ ...each, fresh: false })),
      after,
    ),
  ).toEqual([]);
});
