import { expect, test } from 'vitest';
import { slicePath } from './pie';

test('a quarter of the pie ends at three o’clock', () => {
  expect(slicePath(0.25, 20, 17)).toBe('M20 20V3A17 17 0 0 1 37.00 20.00Z');
});

test('more than half takes the long way round', () => {
  expect(slicePath(0.75, 20, 17)).toContain('A17 17 0 1 1 3.00');
});

test('nothing is no slice, and no slice is larger than the pie', () => {
  expect(slicePath(0, 20, 17)).toBe('');
  expect(slicePath(1.2, 20, 17)).toBe(slicePath(1, 20, 17));
});
