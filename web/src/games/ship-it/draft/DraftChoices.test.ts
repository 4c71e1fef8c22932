import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import OnBoard from '../testing/OnBoard.svelte';
import { company, engineer, playOf } from '../testing/play';
import DraftChoices from './DraftChoices.svelte';

const odile = engineer(1, 'Odile', { salary: 30 });
const submit = (key: string, args: object) => ({
  prompt: { decision: 'draft-1', choices: [{ move: { type: 'submit-sheet' }, label: { key, args }, main: true }] },
});
const bar = (bids: object[], highestBid: number) => {
  const play = playOf({ phase: 'draft', companies: [company(0, { decides: true })] });
  const said =
    bids.length > 0 ? submit('choice.submit', { bids: bids.length }) : submit('choice.no-bid', { price: { money: 5 } });
  const bidding = {
    looked: odile,
    writes: true,
    sheet: { bids, highestBid },
    affords: highestBid >= odile.salary,
    amount: () => (bids.length > 0 ? 30 : 0),
    next: () => (bids.length > 0 ? 31 : 30),
  };
  const { container } = render(OnBoard, {
    play: { ...play, ...said } as never,
    piece: DraftChoices as never,
    given: { bidding },
  });
  return [...container.querySelectorAll('button')].map((button) => ({
    text: button.textContent ?? '',
    main: button.classList.contains('main'),
  }));
};

describe('the buttons under the bid sheet', () => {
  it('offer the lowest bid on whom one looks at before hiring nobody', () => {
    const [bid, none] = bar([], 100);
    expect(bid?.text).toContain('Bid $30 for Odile');
    expect(bid?.main).toBe(true);
    expect(none?.text).toContain('No bid');
    expect(none?.main).toBe(false);
  });

  it('make hiring nobody the main thing only where nobody can be paid', () => {
    const [, none] = bar([], 20);
    expect(none?.main).toBe(true);
  });

  it('hand in what is written, in the place where it was handed in before', () => {
    const [raise, hand] = bar([{ engineer: 1, amount: 30 }], 100);
    expect(raise?.text).toContain('Bid $31 for Odile');
    expect(raise?.main).toBe(false);
    expect(hand?.text).toContain('Hand in 1 bid');
    expect(hand?.main).toBe(true);
  });
});
