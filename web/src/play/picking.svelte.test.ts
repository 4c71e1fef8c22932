import { beforeEach, expect, it } from 'vitest';
import { Picking } from './picking.svelte';

let decision: string;
let picking: Picking;

beforeEach(() => {
  decision = 'drop-1';
  picking = new Picking(() => decision);
});

it('holds what was picked last', () => {
  expect(picking.one).toBeNull();
  picking.set('ada');
  expect(picking.one).toBe('ada');
  picking.set('bob', 'eve');
  expect(picking.all).toEqual(['bob', 'eve']);
});

it('takes in and puts back', () => {
  picking.toggle('ada');
  picking.toggle('bob');
  picking.toggle('ada');
  expect(picking.all).toEqual(['bob']);
});

it('knows whether everything was put back, or nothing was touched yet', () => {
  expect(picking.touched).toBe(false);
  picking.toggle('ada');
  picking.toggle('ada');
  expect(picking.all).toEqual([]);
  expect(picking.touched).toBe(true);
});

it('begins anew with another decision', () => {
  picking.set('ada');
  decision = 'drop-2';
  expect(picking.one).toBeNull();
  expect(picking.touched).toBe(false);
  picking.toggle('bob');
  expect(picking.all).toEqual(['bob']);
});

it('finds the choice that takes just what is picked, in any order', () => {
  const choices = [{ cards: ['ada'] }, { cards: ['ada', 'bob'] }, {}];
  const found = () => picking.choice(choices, ({ cards }) => cards ?? null);
  expect(found()).toBeNull();
  picking.set('bob', 'ada');
  expect(found()).toBe(choices[1]);
  picking.set('bob');
  expect(found()).toBeNull();
});
