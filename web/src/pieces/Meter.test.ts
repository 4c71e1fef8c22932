import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Meter from './Meter.svelte';

test('a pool of 9.25 of 10 with 3.25 at stake: the stake lies at the end of the fill', () => {
  const { container } = render(Meter, { value: 925, max: 1000, stake: 325, label: 'Pool', text: '9.25 %' });

  const meter = screen.getByRole('meter', { name: 'Pool' });
  expect(meter.getAttribute('aria-valuetext')).toBe('9.25 %');
  expect(container.querySelector('i')?.style.width).toBe('92.5%');
  expect(container.querySelector<HTMLElement>('.stake')?.style.left).toBe('60%');
  expect(container.querySelector<HTMLElement>('.stake')?.style.width).toBe('32.5%');
});

test('nothing reaches beyond the meter, and an empty whole shows nothing', () => {
  const over = render(Meter, { value: 1200, max: 1000, label: 'Pool' }).container;
  const empty = render(Meter, { value: 5, max: 0, label: 'Pool' }).container;

  expect(over.querySelector('i')?.style.width).toBe('100%');
  expect(empty.querySelector('i')?.style.width).toBe('0%');
});
