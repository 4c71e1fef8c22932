import { describe, expect, it } from 'vitest';
import { pricesAhead, stairs } from './stairs';

const bids = (count: number) => Array.from({ length: count }, (_, i) => ({ seat: i % 5, amount: 25 * (i + 1) }));

describe('the staircase of bids', () => {
  it('climbs with the price', () => {
    const heights = stairs(bids(6)).steps.map((step) => step.y);
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  });

  it('shows the last nine raises when there are more', () => {
    const { steps } = stairs(bids(14));
    expect(steps).toHaveLength(9);
    expect(steps[0]?.index).toBe(5);
    expect(steps.at(-1)).toMatchObject({ amount: 350, last: true });
  });

  it('leaves room for the prices ahead, which climb on after the last raise', () => {
    const { steps, ahead } = stairs(bids(14), [375, 450, 525, 600]);
    expect(steps).toHaveLength(5);
    expect(ahead.map(({ amount }) => amount)).toEqual([375, 450, 525, 600]);
    expect(ahead[0]?.x).toBeGreaterThan(steps.at(-1)?.x ?? Infinity);
    expect(ahead[0]?.y).toBeLessThan(steps.at(-1)?.y ?? 0);
  });

  it('draws a fair price where it would stand on the stairs, above every one of them if it must', () => {
    const { steps, line } = stairs(bids(4), [], 100);
    expect(line?.y).toBe(steps.at(-1)?.y);
    const high = stairs(bids(4), [125, 200], 900);
    expect(high.line?.y).toBeLessThan(high.ahead[1]?.y ?? 0);
    expect(stairs(bids(4)).line).toBeNull();
  });

  it('writes it beside the paddles where there is room', () => {
    const beside = stairs(bids(2), [75, 200], 100);
    expect(beside.line?.x).toBeGreaterThan(beside.steps.at(-1)?.x ?? Infinity);
    const crowded = stairs(bids(14), [375, 450, 525, 600], 400);
    expect(crowded.line?.x).toBe(crowded.steps[0]?.x);
  });

  it('offers prices from the next one to the highest I may bid, on steps a bid can have', () => {
    expect(pricesAhead(25, 550, 25)).toEqual([25, 200, 375, 550]);
    expect(pricesAhead(500, 550, 25)).toEqual([500, 525, 550]);
    expect(pricesAhead(575, 550, 25)).toEqual([]);
  });
});
