import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';
import Button from './Button.svelte';

const text = (words: string) => createRawSnippet(() => ({ render: () => `<span>${words}</span>` }));

test('a press is told', async () => {
  const onclick = vi.fn();
  render(Button, { children: text('Bid 3.50 %'), onclick });

  await fireEvent.click(screen.getByRole('button', { name: 'Bid 3.50 %' }));

  expect(onclick).toHaveBeenCalledOnce();
});

test('a button that cannot be pressed says why, can be reached and tells nothing', async () => {
  const onclick = vi.fn();
  render(Button, { children: text('Bid 6.75 %'), why: 'above your limit', whyShown: true, onclick });
  const button = screen.getByRole('button', { name: 'Bid 6.75 %' });

  await fireEvent.click(button);
  button.focus();

  expect(onclick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('above your limit');
});

test('while its answer is awaited it takes no second press', async () => {
  const onclick = vi.fn();
  render(Button, { children: text('Pass'), busy: true, onclick });

  await fireEvent.click(screen.getByRole('button'));

  expect(onclick).not.toHaveBeenCalled();
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
});

test('a link looks the same, and loses its address with its permission', () => {
  const { rerender } = render(Button, { children: text('Watch'), href: '/t/K7R4P' });
  expect(screen.getByRole('link', { name: 'Watch' }).getAttribute('href')).toBe('/t/K7R4P');

  void rerender({ why: 'the table is closed', whyShown: true });
  return Promise.resolve().then(() => expect(screen.queryByRole('link')).toBeNull());
});
