import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { testTable } from '../play/testTable';
import type { Advice, Answer, Choice } from '../wire/types';

const bid = (price: number): Choice => ({
  move: { type: 'bid', price } as Choice['move'],
  label: { key: 'bid', args: { price } },
  main: false,
});
const pass: Choice = { move: { type: 'pass' }, label: { key: 'pass' }, main: false };
const raise: Advice = {
  move: { type: 'bid', price: 350 } as Advice['move'],
  label: { key: 'bid', args: { price: 350 } },
  why: { key: 'fair' },
  sentence: { key: 'fair' },
  chance: 0.62,
  better: 0.04,
};
const said = (advice: Advice): Answer => ({ type: 'answer', id: 'a', ok: true, advice });
const no = (key: string): Answer => ({ type: 'answer', id: 'a', ok: false, say: { key }, text: key });

/** A table at which I owe a bid; what the expert says is for the test to say, when it says it. */
function atTheAuction() {
  const table = testTable({ fair: '5.25 % is fair', bid: 'Bid {price}', pass: 'Pass', ask: 'Your bid?' });
  const answers: ((answer: Answer) => void)[] = [];
  table.wire.send.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const asked = () => table.wire.send.mock.calls.filter(([command]) => command.do === 'advise').length;
  const owe = (choices: Choice[], decision = 'lot-7') =>
    table.tell({ owes: [0], may: [0], prompt: { decision, rule: '', sentence: { key: 'ask' }, choices } });
  const answer = async (next: Answer) => {
    answers.shift()?.(next);
    await tick();
    await tick();
  };
  return { ...table, hint: table.table.hint, owe, asked, answer };
}

describe('a hint', () => {
  it('is asked for, thought about, then there: with the tick on its move and on no other', async () => {
    const { hint, owe, asked, answer } = atTheAuction();
    owe([bid(350), bid(375), pass]);
    expect(hint.open).toBe(false);
    hint.ask();
    expect([hint.open, hint.thinking, hint.advice, asked()]).toEqual([true, true, null, 1]);
    await answer(said(raise));
    expect(hint.thinking).toBe(false);
    expect([bid(350), bid(375), pass].map(({ move }) => hint.ticks(move))).toEqual([true, false, false]);
  });

  it('is offered only to who owes a decision or may still change one', async () => {
    const { hint, tell, owe, asked, answer } = atTheAuction();
    tell({ owes: [], may: [] });
    hint.ask();
    expect([hint.there, hint.offered, hint.open, asked()]).toEqual([true, false, false, 0]);
    owe([pass]);
    expect(hint.offered).toBe(true);
    tell({
      owes: [],
      may: [0],
      prompt: { decision: 'lot-7', rule: '', sentence: { key: 'ask' }, choices: [bid(350), pass] },
    });
    hint.ask();
    await answer(said(raise));
    expect([hint.offered, hint.open, hint.ticks(raise.move)]).toEqual([true, true, true]);
  });

  it('does not come by itself in a guided game for what I have chosen and may still change', () => {
    const { hint, tell, asked } = atTheAuction();
    hint.always = true;
    tell({
      owes: [1],
      may: [0, 1],
      prompt: { decision: 'lot-7', rule: '', sentence: { key: 'ask' }, choices: [pass] },
    });
    expect([hint.offered, asked()]).toEqual([true, 0]);
  });

  it('is another one after each of my moves, where one decision takes several', async () => {
    const { hint, owe, asked, answer, table } = atTheAuction();
    owe([pass]);
    hint.ask();
    await answer(said(raise));
    const sent = table.send({ type: 'bid', price: 350 } as Choice['move']);
    await answer({ type: 'answer', id: 'a', ok: true });
    await sent;
    expect(hint.advice).toBeNull();
    expect(asked()).toBe(2);
  });

  it('goes when its decision is closed', async () => {
    const { hint, owe, tell, answer } = atTheAuction();
    owe([bid(350), pass]);
    hint.ask();
    await answer(said(raise));
    tell({ owes: [], may: [] });
    expect([hint.open, hint.advice]).toEqual([false, null]);
    owe([bid(25), pass], 'lot-8');
    expect([hint.open, hint.advice]).toEqual([false, null]);
  });

  it('is asked for again when somebody raises meanwhile, one thought after the other', async () => {
    const { hint, owe, asked, answer } = atTheAuction();
    owe([bid(350), pass]);
    hint.ask();
    owe([bid(400), pass]);
    expect(asked()).toBe(1);
    await answer(said(raise));
    expect([hint.advice, hint.thinking, asked()]).toEqual([null, true, 2]);
    await answer(said({ ...raise, move: pass.move }));
    expect(hint.ticks(pass.move)).toBe(true);
  });

  it('says why there is none', async () => {
    const { hint, owe, answer } = atTheAuction();
    owe([pass]);
    hint.ask();
    await answer(no('advice.busy'));
    expect(hint.refused?.say.key).toBe('advice.busy');
    hint.close();
    hint.ask();
    expect([hint.refused, hint.thinking]).toEqual([null, true]);
  });

  it('is hidden where the table does without', async () => {
    const { hint, table, owe, answer } = atTheAuction();
    owe([pass]);
    hint.ask();
    await answer(no('advice.off'));
    expect(hint.there).toBe(false);
    expect(table.hint.offered).toBe(false);
  });

  it('comes by itself in a guided game, folded; unfolded it is all there, put away the tick stays', async () => {
    const { hint, owe, asked, answer } = atTheAuction();
    hint.always = true;
    owe([bid(350), pass]);
    await answer(said(raise));
    expect([hint.open, hint.folded, asked()]).toEqual([false, true, 1]);
    hint.ask();
    expect([hint.open, hint.folded, asked()]).toEqual([true, false, 1]);
    hint.close();
    expect(hint.ticks({ type: 'bid', price: 350 } as Advice['move'])).toBe(true);
  });

  it('is asked for again by itself in a guided game while the expert is busy', async () => {
    vi.useFakeTimers();
    const { hint, owe, asked, answer } = atTheAuction();
    hint.always = true;
    owe([pass]);
    await answer(no('advice.busy'));
    expect([hint.refused, asked()]).toEqual([null, 1]);
    vi.advanceTimersByTime(1000);
    expect(asked()).toBe(2);
    vi.useRealTimers();
  });
});
