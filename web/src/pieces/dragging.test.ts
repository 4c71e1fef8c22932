import { fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draggable, type Carried } from './dragging';

let card: HTMLElement;
let room: HTMLElement;
let end: () => void;
let held: boolean;
let can: boolean;
let flies: boolean;
const did = { lift: vi.fn(), move: vi.fn(), drop: vi.fn(), cancel: vi.fn(), press: vi.fn() };

beforeEach(() => {
  [held, can, flies] = [true, true, false];
  Object.values(did).forEach((each) => each.mockReset());
  card = document.createElement('button');
  card.setPointerCapture = vi.fn();
  card.addEventListener('click', did.press);
  room = document.createElement('div');
  room.dataset.room = 'attic';
  room.innerHTML = '<div data-room="cupboard"><i></i></div>';
  document.body.append(card, room);
  vi.spyOn(document, 'elementFromPoint').mockImplementation(() => room.querySelector('i'));
  const take = (): Carried | null => (can ? { ...did, isHeld: () => held, flies } : null);
  end = draggable(take)(card) as () => void;
});
afterEach(() => {
  end();
  card.remove();
  room.remove();
});

const at = (x: number, pointerId = 1) => ({ pointerId, button: 0, clientX: x, clientY: 0 });
async function takeUp() {
  await fireEvent.pointerDown(card, at(0));
  await fireEvent.pointerMove(window, at(60));
  expect(did.lift).toHaveBeenCalledOnce();
}

it('lifts, moves and drops; the press that ends it is none', async () => {
  await takeUp();
  expect(did.move.mock.lastCall?.[0]).toMatchObject({ x: 60, y: 0 });
  await fireEvent.pointerUp(window, at(90));
  expect(did.drop.mock.lastCall?.[0]).toMatchObject({ x: 90, y: 0 });
  await fireEvent.click(card);
  expect(did.press).not.toHaveBeenCalled();
});

it('is dragged again at once, however late the timers of the page are', async () => {
  vi.useFakeTimers();
  await takeUp();
  await fireEvent.pointerUp(window, at(90));
  await fireEvent.pointerDown(card, at(0));
  await fireEvent.pointerMove(window, at(60));
  vi.runAllTimers();
  await fireEvent.pointerUp(window, at(90));
  expect(did.drop).toHaveBeenCalledTimes(2);
  await fireEvent.click(card);
  expect(did.press).not.toHaveBeenCalled();
  vi.useRealTimers();
});

it('is a press as long as it has gone no way', async () => {
  await fireEvent.pointerDown(card, at(0));
  await fireEvent.pointerMove(window, at(3));
  await fireEvent.pointerUp(window, at(3));
  await fireEvent.click(card);
  expect(did.lift).not.toHaveBeenCalled();
  expect(did.press).toHaveBeenCalledOnce();
});

it('takes up nothing that cannot be dragged', async () => {
  can = false;
  await fireEvent.pointerDown(card, at(0));
  await fireEvent.pointerMove(window, at(60));
  expect(did.lift).not.toHaveBeenCalled();
});

it('finds the nearest thing under the pointer that is wanted', async () => {
  await takeUp();
  const { under } = did.move.mock.lastCall?.[0] as { under: (name: string, wanted?: (v: string) => boolean) => string };
  expect(under('room')).toBe('cupboard');
  expect(under('room', (name) => name === 'attic')).toBe('attic');
  expect(under('room', () => false)).toBeNull();
  expect(under('desk')).toBeNull();
});

it.each(['pointerMove', 'pointerUp'] as const)('falls nowhere when it is out of my hands (%s)', async (next) => {
  await takeUp();
  held = false;
  await fireEvent[next](window, at(80));
  await fireEvent.pointerUp(window, at(80));
  expect(did.drop).not.toHaveBeenCalled();
  expect(did.cancel).toHaveBeenCalledOnce();
});

it('falls nowhere when the pointer is lost or the element goes away', async () => {
  await takeUp();
  await fireEvent.pointerCancel(window, at(60));
  expect(did.cancel).toHaveBeenCalledTimes(1);
  await fireEvent.pointerDown(card, at(0));
  await fireEvent.pointerMove(window, at(60));
  end();
  expect(did.cancel).toHaveBeenCalledTimes(2);
});

it('follows one finger alone', async () => {
  await takeUp();
  await fireEvent.pointerMove(window, at(200, 2));
  await fireEvent.pointerUp(window, at(200, 2));
  expect(did.drop).not.toHaveBeenCalled();
  expect(did.move).toHaveBeenCalledOnce();
});

it('lets the element itself fly, and come back', async () => {
  flies = true;
  await takeUp();
  expect(card.dataset.flying).toBe('');
  expect(card.style.transform).toContain('60px');
  await fireEvent.pointerUp(window, at(60));
  expect(card.dataset.flying).toBeUndefined();
  expect(card.style.transform).toBe('');
});
