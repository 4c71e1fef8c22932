import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EsopBoard } from './board.svelte';
import { showingOf } from './showing.svelte';
import type { EsopEvent, EsopView } from './types';

const PAUSE = 6000;
let showing: ReturnType<typeof showingOf>;
let hear: (batch: { id: number; event: EsopEvent; fresh: boolean }[], before: null, after: EsopView) => void;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  const board = {
    play: {
      clock: null,
      view: { rounds: [] },
      holding: false,
      box: { clocks: { revealPauseMs: PAUSE } },
      listen: (hearer: typeof hear) => {
        hear = hearer;
        return () => undefined;
      },
    },
    tableTime: (ms: number) => ms,
    time: (ms: number) => ms,
  };
  end = $effect.root(() => {
    showing = showingOf(board as unknown as EsopBoard);
  });
  flushSync();
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

function happens(...events: object[]) {
  const batch = events.map((event, i) => ({ id: i + 1, event: event as EsopEvent, fresh: true }));
  hear(batch, null, { rounds: [{ round: 'exit', market: 'land-grab', teams: [] }] } as unknown as EsopView);
}

const lastRound = [
  { type: 'market-revealed', round: 'exit' }, // 1
  { type: 'company-grew' }, // 2
  { type: 'exit-revealed' }, // 3
  { type: 'company-exited' }, // 4
  { type: 'game-ended' }, // 5
];

it('lets the log speak of what has been shown, and of everything in the end', () => {
  expect(showing.told).toBeNull();
  happens(...lastRound);
  expect(showing.told).toBe(0);
  vi.advanceTimersByTime(700);
  expect(showing.told).toBe(1);
  vi.advanceTimersByTime(2000);
  expect(showing.told).toBe(2);
  vi.advanceTimersByTime(PAUSE);
  expect(showing.scene).toBeNull();
  expect(showing.told).toBe(2);
  const told = [1, 2, 3].map((step) => {
    showing.finaleAt(step);
    return showing.told;
  });
  expect(told).toEqual([3, 4, null]);
});

it('lets the log go on with a scene that is left early', () => {
  happens({ type: 'market-revealed', round: 'exit' }, { type: 'company-grew' });
  showing.skip();
  expect(showing.told).toBeNull();
});

it('takes nothing back when something is shown again', () => {
  happens({ type: 'market-revealed', round: 'exit' });
  showing.skip();
  showing.recall([{ kind: 'market', report: { round: 'exit', market: 'land-grab', teams: [] } }]);
  expect(showing.told).toBeNull();
});
