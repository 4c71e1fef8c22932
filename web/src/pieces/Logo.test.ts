import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Logo from './Logo.svelte';

test('the bare logo still has a name for a screen reader', () => {
  render(Logo, { bare: true });

  expect(screen.getByRole('img', { name: 'Boardroom' })).toBeTruthy();
});

test('beside its word the drawing is silent', () => {
  render(Logo);

  expect(screen.getByText('Boardroom')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
