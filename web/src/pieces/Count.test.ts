import { render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Count from './Count.svelte';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a price that counts passes only what could be bid', async () => {
  let now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) =>
    setTimeout(() => {
      now += 16;
      frame(now);
    }),
  );
  const seen = new Set<number>();
  const show = (value: number) => {
    seen.add(value);
    return String(value);
  };
  const { rerender, container } = render(Count, { value: 150, show, ms: 240, step: 25 });
  await rerender({ value: 275 });
  await vi.waitFor(() => expect(container.querySelector('[aria-hidden]')?.textContent).toBe('275'));
  expect([...seen].filter((value) => value % 25 !== 0)).toEqual([]);
  expect(seen.size).toBeGreaterThan(2);
});
