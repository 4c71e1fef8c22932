import { describe, expect, it } from 'vitest';
import { stairs } from './stairs';

const bids = (count: number) => Array.from({ length: count }, (_, i) => ({ seat: i % 5, amount: 25 * (i + 1) }));

describe('the staircase of bids', () => {
  it('climbs with the price', () => {
    const heights = stairs(bids(6)).map((step) => step.y);
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  });

  it('shows the last nine raises when there are more', () => {
    const steps = stairs(bids(14));
    expect(steps).toHaveLength(9);
    expect(steps[0]?.index).toBe(5);
    expect(steps.at(-1)).toMatchObject({ amount: 350, last: true });
  });
});
