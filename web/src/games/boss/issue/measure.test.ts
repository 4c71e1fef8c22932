import { expect, test } from 'vitest';
import type { Issue, IssueView, PersonView } from '../types';
import { measureOf, wants } from './measure';

const people = [
  { person: 'founder', skill: 2 },
  { person: 'boris', skill: 2 },
  { person: 'pip', skill: 0 },
  { person: 'freya', skill: 3 },
] as PersonView[];
const issue = (stat: string) => ({ test: { stat, atLeast: 3 } }) as Issue;
const view = (figure: number, threshold: number) => ({ figure, threshold }) as IssueView;

test('G42: seven of nine, two are missing', () => {
  expect(measureOf(issue('skillPerHead'), view(7, 9), people)).toEqual({
    blocks: [
      { person: 'founder', amount: 2 },
      { person: 'boris', amount: 2 },
      { person: 'freya', amount: 3 },
    ],
    figure: 7,
    flag: 9,
    missing: 2,
  });
});

test('G42: what a technical test counts beyond their skill is R&D', () => {
  expect(measureOf(issue('skillPerHead'), view(9, 9), people)?.blocks.at(-1)).toEqual({ person: null, amount: 2 });
});

test('other tests have nobody to stand for them', () => {
  expect(measureOf(issue('layers'), view(4, 3), people)).toBeNull();
  expect(wants({ test: { stat: 'layers', atMost: 3 } } as Issue)).toBe('most');
});
