import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Due } from './due.svelte';

describe('what may be done after a while', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function told(first: number | null) {
    const table = $state({ left: first, paused: false });
    let due: Due | undefined;
    const end = $effect.root(() => {
      due = new Due(
        () => table.left,
        () => table.paused,
      );
    });
    flushSync();
    return { table, may: () => due?.come, end };
  }

  test('is possible when the time is over, or at once', () => {
    const { may, end } = told(30_000);
    vi.advanceTimersByTime(29_999);
    expect(may()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(may()).toBe(true);
    end();
    const now = told(0);
    expect(now.may()).toBe(true);
    now.end();
  });

  test('goes on from what the table told last, also on a page opened later', () => {
    const { table, may, end } = told(30_000);
    vi.advanceTimersByTime(20_000);
    table.left = 25_000;
    flushSync();
    vi.advanceTimersByTime(24_999);
    expect(may()).toBe(false);
    table.left = null;
    flushSync();
    vi.advanceTimersByTime(60_000);
    expect(may()).toBe(false);
    end();
  });

  test('waits while the table is paused', () => {
    const { table, may, end } = told(30_000);
    table.paused = true;
    flushSync();
    vi.advanceTimersByTime(60_000);
    expect(may()).toBe(false);
    table.paused = false;
    flushSync();
    vi.advanceTimersByTime(30_000);
    expect(may()).toBe(true);
    end();
  });
});
