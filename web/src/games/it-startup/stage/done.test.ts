import { expect, it } from 'vitest';
import type { StartupEvent } from '../types';
import { doneTo, hurtBy, sinceLastTurn } from './done';

const bug: StartupEvent = {
  type: 'attacked',
  seat: { seat: 1 },
  card: { card: 'monster-bug#1' },
  target: { seat: 0 },
  price: 3,
};
const tired: StartupEvent = { type: 'office-tired', seat: { seat: 0 }, amount: 1 };
const scored = (seat: number): StartupEvent => ({
  type: 'scored',
  seat: { seat },
  score: 3,
  points: 3,
  sum: { title: { key: 'sum.turn-score' }, steps: [], total: 3 },
});
const told = (...events: StartupEvent[]) => events.map((event) => ({ event }));

it('marks what was done to me, and only to me', () => {
  expect(doneTo(bug, 0)).toBe(true);
  expect(doneTo(bug, 1)).toBe(false);
  expect(doneTo(scored(0), 0)).toBe(false);
});

it('keeps in mind what others did since I ended my last turn', () => {
  expect(sinceLastTurn(told(bug, tired, scored(0), scored(1)), 0)).toEqual([]);
  expect(sinceLastTurn(told(scored(0), bug, tired, scored(1)), 0)).toEqual([bug, tired]);
});

it('adds up the burnout that others put on my people', () => {
  const dave: StartupEvent = { type: 'tired', seat: { seat: 0 }, employee: { card: 'pair-programmer#1' }, amount: 1 };
  const hired: StartupEvent = { type: 'hired', seat: { seat: 0 }, card: { card: 'digital-nomad#1' }, price: 3 };
  const row = ['pair-programmer#1', 'full-stack-ninja#1', 'digital-nomad#1'];
  expect(hurtBy(told(scored(0), bug, tired, dave, hired), 0, row)).toEqual({
    'pair-programmer#1': 2,
    'full-stack-ninja#1': 1,
    'digital-nomad#1': 0,
  });
});
