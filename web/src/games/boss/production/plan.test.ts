import { expect, test } from 'vitest';
import { fateOf, type Lane, moveOf, planOf, pressed, step, stops, tokens, used } from './plan';

const escalator: Lane = { project: 'escalator-for-stairs', delay: 1, time: 4 };
const soil: Lane = { project: 'soil-that-weeds-itself', delay: 2, time: 2 };
const yoghurt: Lane = { project: 'yoghurt-genome', delay: 0, time: 1 };
const lanes = [escalator, soil, yoghurt];
const move = {
  type: 'production' as const,
  outsource: 2,
  plan: [
    { project: 'escalator-for-stairs', run: true },
    { project: 'soil-that-weeds-itself', run: false, catchUp: 1 },
  ],
  shortcut: null,
  patent: false,
};

test('G31, G32: delay first, then work, and what is full runs', () => {
  const plan = planOf(lanes, move);
  expect(plan.laid).toEqual({ 'escalator-for-stairs': 5, 'soil-that-weeds-itself': 1, 'yoghurt-genome': 0 });
  expect(used(lanes, plan)).toBe(6);
  expect(moveOf(lanes, plan)).toEqual(move);
  expect(lanes.map((lane, i) => fateOf(lane, plan.laid[lane.project] ?? 0, i === 2))).toEqual([
    'runs',
    'catches-up',
    'rests',
  ]);
});

test('bought T are used first, and what is not there is seen to be missing', () => {
  const plan = planOf(lanes, move);
  expect(tokens(lanes, plan, 4)).toEqual([
    ['bought', 'bought', 'own', 'own', 'own'],
    ['own', null, null, null],
    [null],
  ]);
  expect(tokens(lanes, { ...plan, outsource: 0 }, 4)[0]).toEqual(['own', 'own', 'own', 'own', 'short']);
});

test('a lane stops at each part of its delay and when it is full', () => {
  expect(stops(soil)).toEqual([0, 1, 2, 4]);
  expect(step(soil, 2, 1)).toBe(4);
  expect(step(soil, 4, -1)).toBe(2);
  expect(step(soil, 0, -1)).toBe(0);
  expect(step(yoghurt, 0, 1)).toBe(1);
});

test('a press on a slot fills up to it, and takes back what lies there', () => {
  expect(pressed(soil, 0, 1)).toBe(2);
  expect(pressed(soil, 2, 3)).toBe(4);
  expect(pressed(soil, 4, 2)).toBe(2);
  expect(pressed(soil, 2, 0)).toBe(0);
  expect(pressed(yoghurt, 1, 0)).toBe(0);
});
