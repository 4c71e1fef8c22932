import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { FOOT, heightAt, NOSE } from './rocket';
import Rocket from './Rocket.svelte';

test('a project grows from the foot of the rocket to its nose', () => {
  expect(heightAt(0, 64)).toBe(FOOT);
  expect(heightAt(32, 64)).toBe((FOOT + NOSE) / 2);
  expect(heightAt(64, 64)).toBe(NOSE);
});

test('points beyond the goal do not build beyond the nose, and lost ones not below the foot', () => {
  expect(heightAt(80, 64)).toBe(NOSE);
  expect(heightAt(-3, 64)).toBe(FOOT);
});

test('the scaffold comes down when the project is done', () => {
  const { container, rerender } = render(Rocket, { points: 63, goal: 64 });
  expect(container.querySelector('.scaffold')).not.toBeNull();

  return rerender({ points: 64, goal: 64 }).then(() => expect(container.querySelector('.scaffold')).toBeNull());
});

test('marks above the goal are left out, and those the turn would reach are lit', () => {
  const { container } = render(Rocket, { points: 31, goal: 64, coming: 12, marks: [8, 16, 32, 64, 128] });

  const words = (selector: string) => [...container.querySelectorAll(selector)].map((mark) => mark.textContent);
  expect(words('text')).toEqual(['8', '16', '32', '64']);
  expect(words('.hot')).toEqual(['32']);
});

test('two rockets on a page do not cut each other', () => {
  const clip = () => render(Rocket, { points: 1, goal: 2 }).container.querySelector('clipPath')?.id;

  expect(clip()).not.toBe(clip());
});
