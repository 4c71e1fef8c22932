import { describe, expect, it } from 'vitest';
import { fairPrice } from './fair';

const worth = { key: 'reason.bid-worth', args: { card: { card: 'lucia-ferrante' }, limit: { equity: 525 } } };

describe('the fair price of a lot', () => {
  it('is what the advice says, also where the table has a hint of its own', () => {
    expect(fairPrice(null, worth)).toBe(525);
    expect(fairPrice(450, worth)).toBe(525);
  });

  it('is the hint of the table where the advice names no limit', () => {
    expect(fairPrice(450, { key: 'reason.bid-open', args: { opening: { equity: 25 } } })).toBe(450);
    expect(fairPrice(450)).toBe(450);
  });

  it('is not there where nobody says it', () => {
    expect(fairPrice(undefined, { key: 'reason.pass-weak' })).toBeNull();
  });
});
