import { describe, expect, it } from 'vitest';
import type { EsopView } from '../types';
import { BASE, floors, houses, PHONE, WIDE } from './houses';

type Line = [card: string, adjusted: number];
const team = (seat: number, factor: number, people: Line[]) => ({
  seat,
  before: 100,
  after: factor,
  employees: people.map(([card, adjusted]) => ({ card, adjusted })),
});
const view = (exits: { seat: number; card: string; multiplierTenths: number; fitTenths: number }[]) =>
  ({
    rounds: [
      {
        round: 'seed',
        market: 'ai-hype-cycle',
        teams: [team(0, 700, [['priya', 22], ['jun', 25]]), team(1, 610, [['lucia', 19], ['mei', 19]])], // prettier-ignore
      },
      {
        round: 'early',
        market: 'land-grab',
        teams: [team(0, 570, [['priya', 16], ['jun', 13]]), team(1, 680, [['lucia', 28], ['mei', 10]])], // prettier-ignore
      },
    ],
    exits,
  }) as unknown as EsopView;
const exit = (seat: number, card = 'ipo', multiplierTenths = 25) => ({ seat, card, multiplierTenths, fitTenths: 0 });

describe('two houses beside each other', () => {
  const built = houses(view([exit(0), exit(1)]), 0, 1);

  it('have a storey for each market and a roof for the exit, with how much more I grew', () => {
    expect(built?.storeys.map(({ round, card, more }) => [round, card, Math.round(more * 100)])).toEqual([
      ['seed', 'ai-hype-cycle', 15],
      ['early', 'land-grab', -16],
      ['end', 'ipo', 0],
    ]);
    expect(built?.most?.round).toBe('early');
  });

  it('have their people at the windows, the best of each market marked', () => {
    const [seed, early] = built?.storeys ?? [];
    expect(seed?.mine.windows.map(({ card, points, best }) => [card, points, best])).toEqual([
      ['priya', 22, false],
      ['jun', 25, true],
    ]);
    expect(early?.theirs.windows.map(({ best }) => best)).toEqual([true, false]);
  });

  it('say of two exits that they are two', () => {
    const roof = houses(view([exit(0, 'ipo', 30), exit(1, 'bought', 20)]), 0, 1)?.storeys.at(-1);
    expect(roof).toMatchObject({ card: null, more: 0.5 });
  });

  it('are not built for who never came to the exit', () => {
    expect(houses(view([exit(1)]), 0, 1)).toBeNull();
    expect(houses(view([]), 0, 1)).toBeNull();
  });

  it.each([WIDE, PHONE])('stand on the ground, storey on storey, and leave room for the headline', (plan) => {
    if (!built) throw new Error('not built');
    const laid = floors(built, plan);
    for (const side of [0, 1]) {
      const column = laid.map((storey) => storey[side] ?? [0, 0]);
      expect(column[0]?.[0]).toBe(plan.ground - BASE);
      column.forEach(([from, to], i) => {
        expect(to).toBeLessThan(from);
        if (i > 0) expect(from).toBe(column[i - 1]?.[1]);
        expect(to).toBeGreaterThanOrEqual(plan.top - 1);
      });
    }
    const [seed] = laid;
    expect(seed?.[0]?.[1]).toBeLessThan(seed?.[1]?.[1] ?? 0);
  });
});
