import { render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { expect, it } from 'vitest';
import Layout from './Layout.svelte';

const html = (text: string) => createRawSnippet(() => ({ render: () => text }));
const nothing = html('<i></i>');
const parts = { game: 'test', top: nothing, left: null, side: null, act: nothing, over: nothing };

it('switches the board off while nothing would arrive, says why, and gives the focus back after it', async () => {
  const children = html('<button>Room 3</button>');
  const { rerender } = render(Layout, { ...parts, children, frozen: false });
  const room = screen.getByRole('button');
  room.focus();
  expect(room.closest('fieldset')?.disabled).toBe(false);

  await rerender({ frozen: true });
  expect(room.closest('fieldset')?.disabled).toBe(true);
  expect(room.closest('[title]')?.getAttribute('title')).toContain('Nothing would arrive');
  // A browser takes the focus from what is switched off.
  room.blur();

  await rerender({ frozen: false });
  await tick();
  expect(room.closest('fieldset')?.disabled).toBe(false);
  expect(document.activeElement).toBe(room);
});
