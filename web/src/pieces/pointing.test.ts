import { expect, test } from 'vitest';
import { Peek } from './peek.svelte';
import { Pointing } from './pointing.svelte';

const mouse = (type: string, screenX: number) =>
  new PointerEvent(type, { pointerType: 'mouse', screenX, screenY: 40, bubbles: true });

test('a pointer that comes to a thing points at it', () => {
  const pointing = new Pointing();
  window.dispatchEvent(mouse('pointermove', 10));
  pointing.listen.onpointerenter(mouse('pointerenter', 30));
  expect(pointing.at).toBe(true);
  pointing.listen.onpointerleave(mouse('pointerleave', 50));
  expect(pointing.at).toBe(false);
});

test('a thing that comes under a resting pointer is pointed at only once that moves', () => {
  const pointing = new Pointing();
  window.dispatchEvent(mouse('pointermove', 30));
  pointing.listen.onpointerenter(mouse('pointerenter', 30));
  expect(pointing.at).toBe(false);
  pointing.listen.onpointermove();
  expect(pointing.at).toBe(true);
  // Escape puts its tip away, and it stays away while one moves on the thing.
  pointing.leave();
  pointing.listen.onpointermove();
  expect(pointing.at).toBe(false);
});

test('a card dealt under a resting pointer is not looked at', () => {
  const peek = new Peek();
  window.dispatchEvent(mouse('pointermove', 30));
  const over = (type: string) =>
    Object.defineProperty(mouse(type, 30), 'currentTarget', { value: document.body }) as PointerEvent & {
      currentTarget: HTMLElement;
    };
  peek.listen('mira').onpointerenter(over('pointerenter'));
  expect(peek.card).toBeNull();
});
