import { expect, it } from 'vitest';
import type { StartupEvent, StartupPublicView } from '../types';
import { turnEnd } from './turnEnd';

const before = {
  offices: [
    {
      seat: 0,
      side: 0,
      points: 10,
      tonight: { score: 7, points: 17 },
      row: [{ card: 'x#1', efficiency: 7, burnout: 1, limit: 3, tonight: 1, leaves: false }],
    },
  ],
  projects: [{ seats: [0], points: 10, reached: false }],
} as unknown as StartupPublicView;

const scored = (score: number) =>
  ({ type: 'scored', seat: { seat: 0 }, score, points: 10 + score }) as unknown as StartupEvent;
const dayEnded = { type: 'day-ended' } as unknown as StartupEvent;
const burntOut = { type: 'burnt-out', employee: { card: 'x#1' } } as unknown as StartupEvent;

const told = (...events: StartupEvent[]) => {
  const found = turnEnd(events, before);
  if (!found) throw new Error('a turn ended');
  return found;
};
const office = (step: { view: StartupPublicView } | undefined) => step?.view.offices[0];

it('lets the points rise, fly and arrive, and then drops the burnout of the day', () => {
  const { steps, end } = told(scored(7), dayEnded);
  expect(steps.map(({ at }) => at)).toEqual([0, 450, 850, 1150]);
  expect(steps.map(({ gains }) => gains['x#1'])).toEqual([7, 7, undefined, undefined]);
  expect(steps.map(({ flyTo }) => flyTo)).toEqual([null, 0, null, null]);
  expect(steps.map((step) => office(step)?.points)).toEqual([10, 10, 17, 17]);
  expect(steps.map((step) => office(step)?.row[0]?.burnout)).toEqual([1, 1, 1, 2]);
  expect(end).toBe(1470);
});

it('lets who burns out walk off in the end', () => {
  const { steps, end } = told(scored(7), dayEnded, burntOut);
  expect(steps.map(({ going }) => [...going])).toEqual([[], [], [], [], ['x#1']]);
  expect(end).toBe(1900);
});

it('has nothing fly where nothing was earned, nor drop when the office rests', () => {
  expect(told(scored(0)).steps.map(({ at }) => at)).toEqual([0]);
});

it('is only where a turn was scored', () => {
  expect(turnEnd([dayEnded], before)).toBeNull();
});
