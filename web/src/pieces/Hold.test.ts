import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Hold from './Hold.svelte';

const children = createRawSnippet(() => ({ render: () => '<span>Hold to resign</span>' }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function held(more: { busy?: boolean } = {}) {
  const onheld = vi.fn();
  render(Hold, { children, onheld, ...more });
  return { onheld, button: screen.getByRole('button', { name: 'Hold to resign' }) };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test.each([
  ['a finger or a mouse', 'pointerDown', { button: 0 }],
  ['the space bar', 'keyDown', { key: ' ' }],
  ['the enter key', 'keyDown', { key: 'Enter' }],
] as const)('held by %s for 600 ms it does it, once', async (_, how, what) => {
  const { onheld, button } = held();

  await fireEvent[how](button, what);
  await pass(500);
  expect(onheld).not.toHaveBeenCalled();
  expect(button.querySelector<HTMLElement>('.fill')?.style.transform).toMatch(/scaleX\(0\.[5-9]/);
  await pass(700);

  expect(onheld).toHaveBeenCalledOnce();
});

test.each([
  ['the finger', 'pointerDown', { button: 0 }, 'pointerUp', {}],
  ['the finger, beside it', 'pointerDown', { button: 0 }, 'pointerLeave', {}],
  ['the key', 'keyDown', { key: ' ' }, 'keyUp', { key: ' ' }],
  ['the focus', 'keyDown', { key: ' ' }, 'blur', {}],
] as const)('let go too early by %s it does nothing and is empty again', async (_, down, what, up, how) => {
  const { onheld, button } = held();

  await fireEvent[down](button, what);
  await pass(400);
  await fireEvent[up](button, how);
  await fireEvent.click(button);
  await pass(1000);

  expect(onheld).not.toHaveBeenCalled();
  expect(button.querySelector<HTMLElement>('.fill')?.style.transform).toBe('scaleX(0)');
});

test('who cannot hold presses twice within a few seconds', async () => {
  const { onheld, button } = held();

  await fireEvent.click(button);
  await pass(7000);
  await fireEvent.click(button);
  expect(onheld).not.toHaveBeenCalled();
  await fireEvent.click(button);

  expect(onheld).toHaveBeenCalledOnce();
});

test('while its answer is awaited it cannot be held again', async () => {
  const { onheld, button } = held({ busy: true });

  await fireEvent.pointerDown(button, { button: 0 });
  await fireEvent.keyDown(button, { key: ' ' });
  await pass(1000);

  expect(onheld).not.toHaveBeenCalled();
});
