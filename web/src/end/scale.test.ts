import { describe, expect, it } from 'vitest';
import { scale, spread } from './scale';

describe('a scale', () => {
  it('goes from nothing to the highest value, with round lines', () => {
    const s = scale([3, 71, 48], false);
    expect(s.at(0)).toBe(0);
    expect(s.at(71)).toBe(1);
    expect(s.lines).toEqual([0, 50]);
  });

  it('goes by factors where things grow by factors', () => {
    const s = scale([25e6, 3.8e9], true);
    expect(s.lines).toEqual([1e8, 1e9]);
    expect(s.at(1e9) - s.at(1e8)).toBeCloseTo(s.at(5e8) - s.at(5e7), 5);
    expect(s.at(0)).toBe(0);
  });
});

describe('spreading names', () => {
  it('keeps them apart and in order', () => {
    expect(spread([50, 52, 90], 20, 0, 100)).toEqual([50, 70, 90]);
    expect(spread([95, 96], 20, 0, 100)).toEqual([80, 100]);
    expect(spread([10], 20, 14, 100)).toEqual([14]);
  });
});
