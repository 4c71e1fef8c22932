import { describe, expect, it } from 'vitest';
import { phasesOf, stones } from './path';

const states = (now: Parameters<typeof stones>[1], draft = false, swap = true) =>
  stones(phasesOf(draft, swap), now, (id) => id).map((stone) => `${stone.id}:${stone.state}`);

describe('the path of phases', () => {
  it('makes one stone of drop and second auction', () => {
    expect(states('secondary-auction')).toEqual([
      'main-auction:done',
      'seed-round:done',
      'early-round:done',
      'swap:now',
      'mature-round:ahead',
      'exit:ahead',
    ]);
  });

  it('begins with the company where there is a draft, and leaves out the swap where there is none', () => {
    expect(states('company-lock', true, false)).toEqual([
      'company:now',
      'main-auction:ahead',
      'seed-round:ahead',
      'early-round:ahead',
      'mature-round:ahead',
      'exit:ahead',
    ]);
  });
});
