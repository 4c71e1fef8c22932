import { expect, it } from 'vitest';
import type { StartupBoard } from '../board.svelte';
import { Silence } from './silence.svelte';

const pass = { move: { type: 'respond', answer: 'pass' } };

/** A board on which seat 0 is asked about this card, in this turn. */
function asked(card: string, round: number, active: number, target = 0) {
  return {
    play: { seat: 0, view: { round, active, attack: { card, target } } },
    choices: target === 0 ? [pass] : [],
  };
}

it('answers for me to every copy of a card, for the rest of this turn and no longer', () => {
  const board = asked('monster-bug#1', 4, 1);
  const silence = new Silence(board as unknown as StartupBoard);
  const ask = (...args: Parameters<typeof asked>) => Object.assign(board, asked(...args));
  expect(silence.pass).toBeNull();
  silence.on = true;
  expect(silence.pass).toBe(pass);
  ask('monster-bug#3', 4, 1);
  expect(silence.pass).toBe(pass);
  ask('patent-troll#1', 4, 1);
  expect(silence.pass).toBeNull();
  ask('monster-bug#2', 4, 2);
  expect(silence.pass).toBeNull();
  ask('monster-bug#2', 5, 1);
  expect(silence.pass).toBeNull();
});

it('says nothing about cards that are played on others', () => {
  const silence = new Silence(asked('monster-bug#1', 4, 1, 2) as unknown as StartupBoard);
  silence.on = true;
  expect(silence.on).toBe(false);
  expect(silence.pass).toBeNull();
});
