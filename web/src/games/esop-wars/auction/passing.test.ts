import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../wire/types';
import type { EsopMove } from '../types';
import { passFor, PassingLimit, type Asking } from './passing.svelte';

const bid = (amount: number, refused = false): Choice<EsopMove> => ({
  move: { type: 'bid', lot: 'jun', amount },
  label: { key: 'x' },
  main: false,
  ...(refused ? { refusal: { key: 'refuse' } } : {}),
});
const pass: Choice<EsopMove> = { move: { type: 'pass', lot: 'jun' }, label: { key: 'pass' }, main: false };
const asking = (lot: string, ...choices: Choice<EsopMove>[]): Asking => ({ lot, most: 650, choices });

describe('pass for me above a limit', () => {
  it('presses pass when the next bid is above the limit', () => {
    expect(passFor(300, [bid(325), bid(350), pass])).toEqual(pass.move);
  });

  it('leaves the choice to me as long as one bid is within it', () => {
    expect(passFor(325, [bid(325), bid(350), pass])).toBeNull();
  });

  it('does not count bids that are refused anyway', () => {
    expect(passFor(300, [bid(275, true), bid(325), pass])).toEqual(pass.move);
  });

  it('never presses anything but pass, and nothing when I am not asked', () => {
    expect(passFor(300, [bid(325)])).toBeNull();
    expect(passFor(300, [])).toBeNull();
  });

  it('is off until I set a limit below what I may bid', () => {
    const limit = new PassingLimit();
    const lot = asking('jun', bid(625), pass);
    expect(limit.of(lot)).toBe(650);
    expect(limit.pass(lot)).toBeNull();
    limit.set(lot, 450);
    expect(limit.isOn(lot)).toBe(true);
    expect(limit.pass(lot)).toEqual(pass.move);
  });

  it('is forgotten with the lot', () => {
    const limit = new PassingLimit();
    limit.set(asking('jun'), 100);
    expect(limit.isOn(asking('rosa', bid(125), pass))).toBe(false);
  });
});
