import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';
import Card from './Card.svelte';

const picture = { box: '0 0 10 10', shapes: '<circle r="5"/>' };
const text = (words: string) => createRawSnippet(() => ({ render: () => `<span>${words}</span>` }));
const grace = { picture, title: 'Grace Adeyemi', kind: 'Sales', rule: text('Sales 0.9'), flavor: 'Signs everyone.' };

test('a smaller card drops content, never its name', () => {
  const shown = (size: 'full' | 'hand' | 'desk') => render(Card, { ...grace, size }).container.textContent;

  expect(shown('full')).toContain('Signs everyone.');
  expect(shown('hand')).toContain('Sales 0.9');
  expect(shown('hand')).not.toContain('Signs everyone.');
  expect(shown('desk')).not.toContain('Sales 0.9');
  expect(shown('desk')).toContain('Grace Adeyemi');
});

test('a card that can be chosen is a button', async () => {
  const onclick = vi.fn();
  render(Card, { ...grace, onclick, pressed: true });
  const card = screen.getByRole('button', { name: /Grace Adeyemi/, pressed: true });

  await fireEvent.click(card);

  expect(onclick).toHaveBeenCalledOnce();
});

test('a card that cannot be chosen says why and tells nothing', async () => {
  const onclick = vi.fn();
  render(Card, { ...grace, is: 'cant', why: 'you let her go', onclick });
  const card = screen.getByRole('button');

  await fireEvent.click(card);

  expect(card.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(card.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('you let her go');
  expect(onclick).not.toHaveBeenCalled();
});

test('a card nobody can press is no button', () => {
  render(Card, grace);

  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('article', { name: 'Grace Adeyemi' })).toBeTruthy();
});
