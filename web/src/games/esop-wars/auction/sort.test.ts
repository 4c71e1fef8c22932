import { describe, expect, it } from 'vitest';
import type { Employee } from '../types';
import { sorted, type Listed } from './sort';

const who = (name: string, category: string, printed: number, mean: number): Listed => ({
  card: { id: name, name, category } as Employee,
  worth: { printed, mean, markets: {} },
});
const people = [who('Pavel', 'finance', 100, 108), who('Jun', 'engineering', 170, 163), who('Yara', 'ops', 170, 178)];
const names = (order: 'worth' | 'printed' | 'category') =>
  sorted(people, order, ['engineering', 'ops', 'finance']).map((each) => each.card.name);

describe('the catalogue', () => {
  it('shows the best on average first', () => {
    expect(names('worth')).toEqual(['Yara', 'Jun', 'Pavel']);
  });

  it('breaks a tie of printed strength by the average', () => {
    expect(names('printed')).toEqual(['Yara', 'Jun', 'Pavel']);
  });

  it('can be ordered by trade', () => {
    expect(names('category')).toEqual(['Jun', 'Yara', 'Pavel']);
  });
});
