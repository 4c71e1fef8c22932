import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Clock from './Clock.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => {
  vi.advanceTimersByTime(ms);
  flushSync();
};
const timer = () => screen.getByRole('timer', { name: 'your clock' });

test('the seconds count down, the last ones are low, and it ends at nothing', () => {
  render(Clock, { until: performance.now() + 12_000, total: 12_000, label: 'your clock' });
  expect(timer().textContent?.trim()).toBe('12');
  expect(timer().querySelector('.low')).toBeNull();

  pass(8_100);
  expect(timer().textContent?.trim()).toBe('4');
  expect(timer().querySelector('.low')).toBeTruthy();

  pass(10_000);
  expect(timer().textContent?.trim()).toBe('0');
  expect(timer().querySelector('.left')).toBeNull();
});

test('a refilled clock runs again', async () => {
  const { rerender } = render(Clock, { until: performance.now() + 1_000, total: 12_000, label: 'your clock' });
  pass(2_000);
  expect(timer().textContent?.trim()).toBe('0');

  await rerender({ until: performance.now() + 12_000 });
  pass(20);

  expect(timer().textContent?.trim()).toBe('12');
});

test('long times read as minutes', () => {
  render(Clock, { until: performance.now() + 125_000, total: 300_000, label: 'your clock' });

  expect(timer().textContent?.trim()).toBe('2:05');
});

test('it settles though every look at the time gives another one', () => {
  let time = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 0.1));

  render(Clock, { until: 61_000, total: 60_000, label: 'your clock' });
  flushSync();

  expect(timer().textContent?.trim()).toBe('60');
  vi.mocked(performance.now).mockRestore();
});
