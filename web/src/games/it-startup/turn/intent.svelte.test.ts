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

const risky = (card: string, target: string) =>
  ({
    move: { type: 'play-action', card, target },
    label: { key: 'move.play' },
    preview: {
      changes: [],
      sums: [],
      risks: [{ what: { key: 'risk.blocks', args: { employee: { card: 'guard#1' } } }, loss: { key: 'risk.lost' } }],
    },
  }) as unknown as StartupChoice;

it('asks for a second thought where a visible counter would most likely stop a card', () => {
  offer(risky('hunter#1', 'ninja#1'), risky('hunter#1', 'duck#1'));
  intent.take('hunter#1');
  expect(intent.risked).toBeNull();
  intent.aim('card:ninja#1');
  expect(intent.risked?.loss).toEqual({ key: 'risk.lost' });
  expect(intent.risksBy('guard#1')).not.toBeNull();
  expect(intent.risksBy('ninja#1')).toBeNull();
  intent.thinkAgain();
  expect(intent.thing).toBe('hunter#1');
  expect(intent.picks).toEqual([]);
});

it('does not send a card that is dropped on a guarded target before it is confirmed', () => {
  offer(risky('hunter#1', 'ninja#1'), risky('hunter#1', 'duck#1'));
  intent.take('hunter#1');
  intent.over = 'card:ninja#1';
  intent.put();
  expect(board.play.send).not.toHaveBeenCalled();
  expect(intent.picks).toEqual(['card:ninja#1']);
});
