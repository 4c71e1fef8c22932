import { beforeEach, describe, expect, it } from 'vitest';
import type { GameInfo } from '../wire/types';
import { lastWish, rememberWish, strengths, wishedTable } from './wish';

const esop = {
  id: 'esop-wars',
  title: 'ESOP Wars',
  seats: { min: 2, max: 5, default: 4 },
  bots: ['beginner', 'casual', 'strong', 'expert'],
} as unknown as GameInfo;

beforeEach(() => localStorage.clear());

describe('what Play now asks', () => {
  it('is answered for a first time by fair bots, calm clocks and the usual number', () => {
    expect(lastWish(esop)).toEqual({ bots: 'fair', clocks: 'calm', seats: 4, again: false });
    expect(wishedTable(esop, lastWish(esop))).toEqual({
      game: 'esop-wars',
      seats: 4,
      options: { tableClock: 'relaxed' },
      bots: { 1: 'casual', 2: 'casual', 3: 'casual' },
      start: true,
    });
  });

  it('is remembered for each game', () => {
    rememberWish('esop-wars', { bots: 'sharp', clocks: 'none', seats: 2 });
    rememberWish('boss', { bots: 'gentle', clocks: 'quick', seats: 3 });
    expect(lastWish(esop)).toEqual({ bots: 'sharp', clocks: 'none', seats: 2, again: true });
    expect(wishedTable(esop, lastWish(esop))).toMatchObject({
      options: { tableClock: 'none' },
      bots: { 1: 'strong' },
    });
  });

  it('forgets what the game no longer has', () => {
    localStorage.setItem('boardroom.wishes', '{"esop-wars":{"bots":"cruel","clocks":"slow","seats":9}}');
    expect(lastWish(esop)).toMatchObject({ bots: 'fair', clocks: 'calm', seats: 4 });
    localStorage.setItem('boardroom.wishes', 'not ours');
    expect(lastWish(esop).again).toBe(false);
  });

  it('offers as many strengths as the game has', () => {
    expect(strengths(esop).map(({ level }) => level)).toEqual(['beginner', 'casual', 'strong']);
    expect(strengths({ bots: ['random'] })).toEqual([{ strength: 'fair', level: 'random' }]);
  });
});
