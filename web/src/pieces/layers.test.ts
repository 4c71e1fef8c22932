import { fireEvent } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { layer } from './layers';

const escape = (target: Element | Window = window) => fireEvent.keyDown(target, { key: 'Escape' });

test('Escape closes what is on top, one thing a press, wherever the focus is', async () => {
  const [below, above] = [vi.fn(), vi.fn()];
  const [belowGone, aboveGone] = [layer(below), layer(above)];
  await escape(document.body);
  expect([below, above].map((each) => each.mock.calls.length)).toEqual([0, 1]);
  aboveGone();
  await escape();
  expect([below, above].map((each) => each.mock.calls.length)).toEqual([1, 1]);
  belowGone();
});

test('what lies on the table hears of it only when nothing lies on top', async () => {
  const board = vi.fn();
  window.addEventListener('keydown', board);
  const gone = layer(vi.fn());
  await escape();
  expect(board).not.toHaveBeenCalled();
  gone();
  await escape();
  expect(board).toHaveBeenCalledOnce();
  window.removeEventListener('keydown', board);
});
