import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mine } from '../prefs/mine.svelte';
import { defaults } from '../prefs/prefs';
import type { Answer, Choice } from '../wire/types';
import ActionBar from './ActionBar.svelte';
import { done, testTable } from './testTable';

const texts = {
  ask: 'Your bid?',
  wait: 'Others bid.',
  scene: 'The market turns.',
  bid: 'Bid {price}',
  pass: 'Pass',
  pool: 'pool',
};
const bid = (price: number, main = false): Choice => ({
  move: { type: 'bid', price } as Choice['move'],
  label: { key: 'bid', args: { price } },
  main,
  preview: { changes: [{ what: { key: 'pool' }, before: 1000, after: 1000 - price }], sums: [] },
});
const pass: Choice = { move: { type: 'pass' }, label: { key: 'pass' }, main: false };
const said = () => document.querySelector('.detail')?.textContent?.trim();
const button = (name: string) => screen.getByRole('button', { name: new RegExp(name) });

beforeEach(() => {
  Object.assign(mine, defaults);
});

describe('what the bar says of the choice that is pointed at', () => {
  it.each(['pointerEnter', 'focus'] as const)(
    'is what it does now: another price when somebody raises, nothing after I passed (%s)',
    async (point) => {
      const { table, ask, tell } = testTable(texts);
      ask([bid(100, true), bid(125), pass], { detail: { key: 'wait' } });
      render(ActionBar, { play: table });
      await fireEvent[point](button('Bid 125'));
      expect(said()).toBe('pool 1000 → 875');

      ask([bid(150, true), bid(175), pass], { detail: { key: 'wait' } });
      await tick();
      expect(said()).toBe('pool 1000 → 825');

      tell({ prompt: { decision: 'lot-7', rule: '', sentence: { key: 'wait' }, choices: [] } });
      await tick();
      expect(said()).toBe('');
    },
  );

  it('is forgotten with the button: a later decision begins with nothing pointed at', async () => {
    const { table, ask } = testTable(texts);
    ask([bid(100, true), bid(125), pass], { detail: { key: 'wait' } });
    render(ActionBar, { play: table });
    await fireEvent.pointerEnter(button('Bid 125'));
    ask([]);
    await tick();
    ask([bid(25, true), bid(50), pass], { decision: 'lot-8', detail: { key: 'wait' } });
    await tick();
    expect(said()).toBe('Others bid.');
  });

  it('is nothing while the board shows what happened', async () => {
    const { table, ask } = testTable(texts);
    ask([bid(100, true), pass]);
    render(ActionBar, { play: table, bar: { sentence: { key: 'scene' } } });
    await tick();
    expect(said()).toBe('');
  });

  it('is the main choice only where it has a button', async () => {
    const { table, ask } = testTable(texts);
    ask([bid(100, true), pass]);
    render(ActionBar, { play: table, only: ({ move }) => move.type === 'pass' });
    await tick();
    expect(said()).toBe('');
  });
});

describe('a press', () => {
  it('that waits for a second one ends with its price, and so does what it would do', async () => {
    mine.confirm = true;
    const { table, ask, moves } = testTable(texts);
    ask([bid(100, true), pass], { detail: { key: 'wait' } });
    render(ActionBar, { play: table });
    await fireEvent.keyDown(window, { key: '1' });
    expect(screen.getByText('press again')).toBeTruthy();
    expect(said()).toBe('pool 1000 → 900');

    ask([bid(125, true), pass], { detail: { key: 'wait' } });
    await tick();
    expect(screen.queryByText('press again')).toBeNull();
    expect(said()).toBe('Others bid.');
    expect(moves()).toEqual([]);
  });

  it('that is on its way marks its own button, not the next one that offers the same', async () => {
    const { table, wire, ask } = testTable(texts);
    let answer: (answer: Answer) => void = () => undefined;
    wire.send.mockReturnValueOnce(new Promise<Answer>((resolve) => (answer = resolve)));
    ask([bid(100, true), pass]);
    render(ActionBar, { play: table });
    await fireEvent.click(button('Pass'));
    expect(button('Pass').getAttribute('aria-busy')).toBe('true');
    ask([bid(25, true), pass], { decision: 'lot-8' });
    await tick();
    expect(button('Pass').getAttribute('aria-busy')).not.toBe('true');
    answer(done);
  });
});

describe('what changed under the finger', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('asks again instead of being sent, and says so', async () => {
    const { table, ask, moves } = testTable(texts);
    ask([bid(100, true), pass]);
    render(ActionBar, { play: table });
    ask([bid(125, true), pass]);
    await tick();
    vi.advanceTimersByTime(200);
    await fireEvent.click(button('Bid 125'));
    expect(moves()).toEqual([]);
    expect(screen.getByText('just changed: press again')).toBeTruthy();
    // What did not change is not asked about.
    await fireEvent.click(button('Pass'));
    expect(moves()).toEqual([pass.move]);
  });

  it('is sent at once where there was time to see it, and at the second press', async () => {
    const { table, ask, moves } = testTable(texts);
    ask([bid(100, true), pass]);
    render(ActionBar, { play: table });
    ask([bid(125, true), pass]);
    await tick();
    vi.advanceTimersByTime(300);
    await fireEvent.click(button('Bid 125'));
    expect(moves()).toEqual([{ type: 'bid', price: 125 }]);
    await vi.advanceTimersByTimeAsync(0);

    ask([bid(150, true), pass]);
    await tick();
    await fireEvent.click(button('Bid 150'));
    await fireEvent.click(button('Bid 150'));
    expect(moves()).toHaveLength(2);
  });
});

describe('while the house takes nothing', () => {
  it('says so instead of offering what would be refused', () => {
    const { table, wire, ask } = testTable(texts);
    ask([bid(100, true), pass]);
    wire.taking = false;
    render(ActionBar, { play: table });

    expect(screen.getByRole('heading').textContent).toContain('cannot write anything down');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
