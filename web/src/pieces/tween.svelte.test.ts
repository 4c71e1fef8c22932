import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { travelling } from './tween';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a number that does not travel is never seen as anything but a number', async () => {
  let now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  // The first frame comes within the same tick of the clock.
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) =>
    setTimeout(() => {
      frame(now);
      now += 16;
    }),
  );
  const seen: number[] = [];
  let value = $state(0);
  const stop = $effect.root(() => {
    const number = travelling(
      () => value,
      () => 0,
    );
    $effect(() => void seen.push(number.current));
  });
  flushSync();
  value = 5;
  flushSync();
  await vi.waitFor(() => expect(seen.at(-1)).toBe(5));
  stop();
  expect(seen.filter(Number.isNaN)).toEqual([]);
});
