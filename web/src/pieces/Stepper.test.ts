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

test('where a value can be typed it is read, kept within both ends and written back', async () => {
  render(Stepper, {
    value: 450,
    min: 25,
    max: 650,
    step: 25,
    label: 'Pass for me above',
    format: percent,
    read: (typed: string) => (Number.isFinite(parseFloat(typed)) ? parseFloat(typed) * 100 : null),
    lessLabel: 'lower',
    moreLabel: 'higher',
  });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pass for me above' });
  const type = (value: string) => fireEvent.change(field, { target: { value } });

  for (const [typed, shows] of [
    ['3', '3.00 %'],
    ['99', '6.50 %'],
    ['soon', '6.50 %'],
  ] as const) {
    await type(typed);
    expect(field.value).toBe(shows);
  }
  await fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field.value).toBe('6.25 %');
});
