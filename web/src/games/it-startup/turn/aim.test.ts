import { describe, expect, it } from 'vitest';
import type { StartupChoice } from '../board.svelte';
import type { StartupMove } from '../types';
import { meant, missing, pick } from './aim';
import { cardToken, seatToken } from './tokens';

const choice = (move: StartupMove): StartupChoice => ({ move, label: { key: 'x' }, main: false });
const leak = (target: string, developer: string) =>
  choice({ type: 'play-action', card: 'leaked-repository#1', target, developer });
const hire = (target?: string) => choice({ type: 'play-employee', card: 'digital-nomad#1', target });

describe('aiming a card', () => {
  it('means the play without a target until somebody is picked, where a target may be left out', () => {
    const choices = [hire(), hire('pair-programmer#1')];
    expect(meant(choices, [])).toBe(choices[0]);
    expect(meant(choices, [cardToken('pair-programmer#1')])).toBe(choices[1]);
  });

  it('means the only target there is without asking for it', () => {
    const only = choice({ type: 'play-action', card: 'monster-bug#1', opponent: 1 });
    expect(meant([only], [])).toBe(only);
    const two = [only, choice({ type: 'play-action', card: 'monster-bug#1', opponent: 2 })];
    expect(meant(two, [])).toBeNull();
    expect(meant(two, [seatToken(1)])).toBe(only);
  });

  it('asks for both aims of a card that has two, in any order', () => {
    const choices = [
      leak('tdd#1', 'a#1'),
      leak('tdd#1', 'b#1'),
      leak('algorithms#1', 'a#1'),
      leak('algorithms#1', 'b#1'),
    ];
    expect(meant(choices, [cardToken('tdd#1')])).toBeNull();
    expect(missing(choices, [cardToken('tdd#1')])).toEqual([cardToken('a#1'), cardToken('b#1')]);
    expect(meant(choices, [cardToken('b#1'), cardToken('tdd#1')])).toBe(choices[1]);
  });

  it('lets go what does not go together with the new pick and keeps what does', () => {
    const choices = [leak('tdd#1', 'a#1'), leak('algorithms#1', 'a#1')];
    const picks = pick(choices, [cardToken('tdd#1'), cardToken('a#1')], cardToken('algorithms#1'));
    expect(picks).toEqual([cardToken('algorithms#1'), cardToken('a#1')]);
  });
});
