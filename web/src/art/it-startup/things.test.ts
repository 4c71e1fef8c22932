import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Chips from './Chips.svelte';
import Cubes from './Cubes.svelte';
import { die } from './die';

test.each([1, 2, 3, 4, 5, 6])('a die that shows %i has as many pips', (value) => {
  expect(die(value).shapes.match(/<circle/g)).toHaveLength(value);
});

test('an employee shows the burnout they have, what the turn adds and what they can still bear', () => {
  const { container } = render(Cubes, { burnout: 2, limit: 5, coming: 1, label: 'burnout 2 of 5' });

  expect(container.querySelectorAll('.on')).toHaveLength(2);
  expect(container.querySelectorAll('.next')).toHaveLength(1);
  expect(container.querySelectorAll('.cubes > span')).toHaveLength(5);
});

test('resources lie in stacks, and the places up to the cap are dashed', () => {
  const { container } = render(Chips, { count: 9, cap: 10 });

  expect(container.querySelectorAll('g')).toHaveLength(9);
  expect(container.querySelectorAll('svg > ellipse')).toHaveLength(1);
});
