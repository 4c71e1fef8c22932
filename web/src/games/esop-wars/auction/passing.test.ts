import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../wire/types';
import type { EsopMove } from '../types';
import { passFor, PassingLimit, typed, type Asking } from './passing.svelte';

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

  it('is out of a lot with one press, and back with another', () => {
    const limit = new PassingLimit();
    const lot = asking('jun', bid(25), pass);
    limit.leave(lot);
    expect(limit.isOut(lot)).toBe(true);
    expect(limit.pass(lot)).toEqual(pass.move);
    expect(limit.pass(asking('jun', bid(50), pass))).toEqual(pass.move);
    limit.comeBack();
    expect(limit.isOut(lot)).toBe(false);
    expect(limit.pass(lot)).toBeNull();
  });

  it('is out of one lot only', () => {
    const limit = new PassingLimit();
    limit.leave(asking('jun'));
    expect(limit.isOut(asking('rosa'))).toBe(false);
  });

  it('passes on all lots of the second auction likewise', () => {
    const passAll: Choice<EsopMove> = { move: { type: 'pass-all' }, label: { key: 'pass' }, main: false };
    const limit = new PassingLimit();
    limit.leave(asking('second'));
    expect(limit.pass(asking('second', bid(25), passAll))).toEqual(passAll.move);
  });

  it('can be typed, with a point or a comma, and lands on a step a bid can have', () => {
    expect(typed('4.5', 25)).toBe(450);
    expect(typed('4,60 %', 25)).toBe(450);
    expect(typed('x', 25)).toBeNull();
  });

  it('is forgotten with the lot', () => {
    const limit = new PassingLimit();
    limit.set(asking('jun'), 100);
    expect(limit.isOn(asking('rosa', bid(125), pass))).toBe(false);
  });
});
