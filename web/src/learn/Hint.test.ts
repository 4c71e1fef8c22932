import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import ActionBar from '../play/ActionBar.svelte';
import { done, testTable } from '../play/testTable';
import type { Advice, Choice } from '../wire/types';
import Lesson from './Lesson.svelte';

const texts = {
  ask: 'Your bid?',
  bid: 'Bid {price}',
  pass: 'Pass',
  fair: '5.25 % is fair for Lucia.',
  wait: 'Yara may still come.',
};
const raise: Choice = {
  move: { type: 'bid', price: 350 } as Choice['move'],
  label: { key: 'bid', args: { price: 350 } },
  main: true,
};
const pass: Choice = { move: { type: 'pass' }, label: { key: 'pass' }, main: false };
const advice: Advice = {
  move: raise.move,
  label: raise.label,
  why: { key: 'fair' },
  sentence: { key: 'fair' },
  chance: 0.62,
  next: pass.move,
  nextLabel: pass.label,
  nextWhy: { key: 'wait' },
  nextChance: 0.58,
  better: 0.04,
};

/** I owe a bid and look at the board. */
function look() {
  const { table, wire, tell, moves } = testTable(texts);
  tell({
    owes: [0],
    may: [0],
    prompt: { decision: 'lot-7', rule: '', sentence: { key: 'ask' }, choices: [raise, pass] },
  });
  wire.send.mockImplementation(({ do: what }) => Promise.resolve(what === 'advise' ? { ...done, advice } : done));
  render(ActionBar, { play: table });
  render(Lesson, { play: table });
  return { table, moves };
}
const settle = async () => {
  for (let i = 0; i < 4; i++) await tick();
};
const hint = () => screen.queryByRole('status', { name: 'Hint' })?.textContent ?? null;

describe('the hint', () => {
  it('says the move, its reason, its chance and what the next best brings', async () => {
    look();
    await fireEvent.keyDown(window, { key: 'h' });
    await settle();
    expect(hint()).toContain('Bid 350');
    expect(hint()).toContain('5.25 % is fair for Lucia.');
    expect(hint()).toContain('62 %');
    expect(hint()).toMatch(/next best.*Pass.*Yara may still come.*58 %/s);
  });

  it('ticks the button of its move in the bar', async () => {
    look();
    await fireEvent.keyDown(window, { key: 'h' });
    await settle();
    expect(screen.getByRole('button', { name: /Bid 350/ }).classList).toContain('ticked');
    expect(screen.getByRole('button', { name: /Pass/ }).classList).not.toContain('ticked');
  });

  it('is done with one press', async () => {
    const { moves } = look();
    await fireEvent.keyDown(window, { key: 'h' });
    await settle();
    await fireEvent.click(screen.getByRole('button', { name: 'Do it', hidden: true }));
    expect(moves()).toContainEqual(advice.move);
  });

  it.each(['h', 'Escape'])('is put away by %s', async (key) => {
    look();
    await fireEvent.keyDown(window, { key: 'h' });
    await settle();
    expect(hint()).not.toBeNull();
    await fireEvent.keyDown(window, { key });
    await settle();
    expect(hint()).toBeNull();
  });
});
