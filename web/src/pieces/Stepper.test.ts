import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Stepper from './Stepper.svelte';

const percent = (points: number) => `${(points / 100).toFixed(2)} %`;
const limit = (value: number) =>
  render(Stepper, {
    value,
    min: 25,
    max: 650,
    step: 25,
    label: 'Pass for me above',
    format: percent,
    lessLabel: 'lower',
    moreLabel: 'higher',
  });
const shown = () => screen.getByRole('spinbutton', { name: 'Pass for me above' });

test('buttons and arrow keys go one step', async () => {
  limit(450);

  await fireEvent.click(screen.getByRole('button', { name: 'higher' }));
  expect(shown().textContent).toBe('4.75 %');

  await fireEvent.keyDown(shown(), { key: 'ArrowDown' });
  await fireEvent.keyDown(shown(), { key: 'ArrowDown' });
  expect(shown().getAttribute('aria-valuetext')).toBe('4.25 %');
});

test('it stops at both ends', async () => {
  limit(640);

  await fireEvent.click(screen.getByRole('button', { name: 'higher' }));
  await fireEvent.click(screen.getByRole('button', { name: 'higher' }));
  expect(shown().textContent).toBe('6.50 %');
  expect(screen.getByRole('button', { name: 'higher' }).getAttribute('aria-disabled')).toBe('true');

  await fireEvent.keyDown(shown(), { key: 'Home' });
  expect(shown().textContent).toBe('0.25 %');
});
