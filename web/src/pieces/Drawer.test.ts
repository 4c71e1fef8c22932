import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Drawer from './Drawer.svelte';

const children = createRawSnippet(() => ({ render: () => '<p>One lot at a time.</p>' }));
const drawer = (onclose = vi.fn(), modal = false) => ({
  title: 'Rules',
  closeLabel: 'Close',
  onclose,
  modal,
  children,
});

const opener = document.createElement('button');
afterEach(() => opener.remove());

test('it is open as long as it is there, with its title as its name', () => {
  render(Drawer, drawer());

  expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Rules' }).open).toBe(true);
});

test('Escape and its button ask to close it', async () => {
  const onclose = vi.fn();
  render(Drawer, drawer(onclose));

  await fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));

  expect(onclose).toHaveBeenCalledTimes(2);
});

test('a press beside a modal drawer asks to close it, one inside does not', async () => {
  const onclose = vi.fn();
  render(Drawer, drawer(onclose, true));

  await fireEvent.click(screen.getByText('One lot at a time.'));
  expect(onclose).not.toHaveBeenCalled();

  await fireEvent.click(screen.getByRole('dialog'));
  expect(onclose).toHaveBeenCalledOnce();
});

test('gone, it gives the focus back to who opened it', () => {
  document.body.append(opener);
  opener.focus();
  const { unmount } = render(Drawer, drawer());
  screen.getByRole('button', { name: 'Close' }).focus();

  unmount();

  expect(document.activeElement).toBe(opener);
});
