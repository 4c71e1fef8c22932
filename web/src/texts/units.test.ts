import { describe, expect, it } from 'vitest';
import { write, written, type UnitFormat } from './units';

const equity: UnitFormat = { divide: 100, decimals: 2, suffix: ' %' };
const points: UnitFormat = { divide: 100, decimals: 2, trim: true };
const halves: UnitFormat = { divide: 2, half: true };
const valuation: UnitFormat = {
  steps: [
    { from: 0, divide: 1_000_000, decimals: 1, suffix: 'M' },
    { from: 1_000_000_000, divide: 1_000_000_000, decimals: 2, suffix: 'B' },
  ],
};

describe('units', () => {
  it('writes equity in per cent with two decimals, and never breaks the line before the sign', () => {
    expect(written(275, equity)).toBe('2.75\u00a0%');
    expect(written(5, equity)).toBe('0.05\u00a0%');
    expect(write(925, equity)).toEqual({ number: '9.25', suffix: '\u00a0%' });
  });

  it('writes points with two decimals, or one when the last is a zero', () => {
    expect(written(70, points)).toBe('0.7');
    expect(written(135, points)).toBe('1.35');
    expect(written(100, points)).toBe('1.0');
  });

  it('writes half points with a ½ where needed', () => {
    expect(written(15, halves)).toBe('7½');
    expect(written(16, halves)).toBe('8');
    expect(written(1, halves)).toBe('½');
    expect(written(0, halves)).toBe('0');
    expect(written(-9, halves)).toBe('−4½');
  });

  it('writes a valuation in M below 1000M and in B above, half up', () => {
    expect(written(25_000_000, valuation)).toBe('25.0M');
    expect(written(999_900_000, valuation)).toBe('999.9M');
    expect(written(3_816_400_000, valuation)).toBe('3.82B');
    expect(written(1_005_000_000, valuation)).toBe('1.01B');
  });

  it('uses a true minus, and a plus where asked', () => {
    expect(written(-30, points)).toBe('−0.3');
    expect(written(30, { ...points, signed: true })).toBe('+0.3');
    expect(written(0, { ...points, signed: true })).toBe('0.0');
  });

  it('groups long numbers and leaves short ones alone', () => {
    expect(written(9999)).toBe('9999');
    expect(written(25000000)).toBe('25\u00a0000\u00a0000');
  });
});
