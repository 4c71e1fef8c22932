import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer } from '../../../wire/types';
import type { StartupBoard, StartupChoice } from '../board.svelte';
import { Intent } from './intent.svelte';

const buying = (before: number) =>
  ({
    move: { type: 'buy-card' },
    label: { key: 'move.buy' },
    preview: { changes: [{ what: { key: 'change.resources' }, before, after: before - 2 }], sums: [] },
  }) as unknown as StartupChoice;
const playing = (card: string) =>
  ({ move: { type: 'play-action', card }, label: { key: 'move.play' } }) as unknown as StartupChoice;

class Board {
  choices = $state.raw<StartupChoice[]>([]);
  play = { sending: false, connection: 'live', prefs: { confirm: false }, send: vi.fn<() => Promise<Answer>>() };
}

let board: Board;
let intent: Intent;
let end: () => void;
beforeEach(() => {
  board = new Board();
  end = $effect.root(() => {
    intent = new Intent(board as unknown as StartupBoard);
  });
});
afterEach(() => end());

function offer(...choices: StartupChoice[]) {
  board.choices = choices;
  flushSync();
}

it('tells of the button that is pointed at what it would do now, and nothing once it is gone', () => {
  offer(buying(7));
  intent.act = 'buy';
  expect(intent.pointed).toEqual(buying(7));
  offer(buying(5));
  expect(intent.pointed).toEqual(buying(5));
  offer();
  expect(intent.pointed).toBeNull();
});

it('begins a turn with empty hands, whatever was held when the last one ran out', () => {
  offer(playing('hack#1'));
  intent.take('hack#1');
  flushSync();
  expect(intent.thing).toBe('hack#1');
  offer();
  offer(playing('hack#1'));
  expect(intent.thing).toBeNull();
});

it('keeps what was taken up while another card was on its way', async () => {
  offer(playing('hack#1'), playing('leak#1'));
  let answer: (answer: Answer) => void = () => undefined;
  board.play.send.mockReturnValue(new Promise<Answer>((resolve) => (answer = resolve)));
  intent.take('hack#1');
  const sent = intent.send(intent.chosen);
  intent.take('leak#1');
  offer(playing('leak#1'));
  answer({ type: 'answer', id: 'c', ok: true });
  await sent;
  expect(intent.thing).toBe('leak#1');
});
