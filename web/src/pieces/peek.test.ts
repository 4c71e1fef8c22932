import { beforeEach, expect, test, vi } from 'vitest';
import { Peek } from './peek.svelte';

const node = document.createElement('button');
const touch = () =>
  ({ pointerType: 'touch', currentTarget: node }) as unknown as PointerEvent & { currentTarget: HTMLElement };
const click = () => ({ preventDefault: vi.fn(), stopImmediatePropagation: vi.fn() }) as unknown as MouseEvent;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('a long press shows a card and does not choose it', () => {
  const peek = new Peek();
  const on = peek.listen('mira');
  on.onpointerdown(touch());
  vi.advanceTimersByTime(500);
  expect(peek.card).toBe('mira');
  on.onpointerup(touch());
  const press = click();
  on.onclickcapture(press);
  expect(press.stopImmediatePropagation).toHaveBeenCalledOnce();
  expect(peek.card).toBe('mira');
});

test('a tap chooses it, and shows nothing', () => {
  const peek = new Peek();
  const on = peek.listen('mira');
  on.onpointerdown(touch());
  on.onpointerup(touch());
  const press = click();
  on.onclickcapture(press);
  vi.advanceTimersByTime(500);
  expect(press.stopImmediatePropagation).not.toHaveBeenCalled();
  expect(peek.card).toBeNull();
});
