import { expect, test } from 'vitest';
import { place } from './place';

const window = { width: 390, height: 844 };
const tip = { width: 200, height: 100 };
const anchor = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 20 });

test('a tip stands centred above its anchor', () => {
  expect(place(anchor(180, 400), tip, window)).toEqual({ left: 100, top: 292 });
});

test('without room above it stands below', () => {
  expect(place(anchor(180, 50), tip, window)).toEqual({ left: 100, top: 78 });
});

test('at an edge it stays inside the window', () => {
  expect(place(anchor(0, 400), tip, window).left).toBe(8);
  expect(place(anchor(350, 400), tip, window).left).toBe(182);
});

test('too tall for either side it stays inside the window', () => {
  const { top } = place(anchor(180, 60), { width: 200, height: 800 }, window);

  expect(top).toBe(36);
});
