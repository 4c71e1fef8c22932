import { expect, it } from 'vitest';
import type { StartupPublicView } from '../types';
import { scored, tired } from './patch';

const office = (seat: number, side: number) => ({
  seat,
  side,
  points: 10,
  tonight: { score: 7, points: 17 },
  row: [{ card: 'x#1', burnout: 1, limit: 3, tonight: 1, leaves: false }],
});
const view = {
  offices: [office(0, 0), office(1, 1), office(2, 0)],
  projects: [
    { seats: [0, 2], points: 10, reached: false },
    { seats: [1], points: 10, reached: false },
  ],
} as unknown as StartupPublicView;

it('gives the points of a turn to the whole side', () => {
  const after = scored(view, 0, 17);
  expect(after.offices.map((each) => each.points)).toEqual([17, 10, 17]);
  expect(after.projects.map((each) => each.points)).toEqual([17, 10]);
});

it('drops the burnout of the day on one row only', () => {
  const after = tired(view, 1);
  expect(after.offices.map((each) => each.row[0]?.burnout)).toEqual([1, 2, 1]);
  expect(view.offices[1]?.row[0]?.burnout).toBe(1);
});
