import { describe, expect, it } from 'vitest';
import { told } from './told';

describe('what is told at a table', () => {
  const page =
    'Raise<!-- when clock --> in time<!-- end -->.\n<!-- when swap -->\n## Swap\nOne leaves.\n<!-- end -->\nWin.';

  it('is everything where the options are in play', () => {
    expect(told(page, { clock: true, swap: true })).toBe('Raise in time.\n## Swap\nOne leaves.\nWin.');
  });

  it('leaves out what is not in play, with its lines', () => {
    expect(told(page, { clock: false, swap: false })).toBe('Raise.\nWin.');
  });

  it('says something else where the page has it', () => {
    const goal = '<!-- when goal=standard -->64<!-- else goal=fast: 32 --><!-- else: many --><!-- end --> points';
    expect(told(goal, { goal: 'standard' })).toBe('64 points');
    expect(told(goal, { goal: 'fast' })).toBe('32 points');
    expect(told(goal, { goal: 'long' })).toBe('many points');
  });

  it('reads passages within passages', () => {
    const nested = 'a<!-- when x -->b<!-- when y=1|2 -->c<!-- end -->d<!-- end -->e';
    expect(told(nested, { x: true, y: 2 })).toBe('abcde');
    expect(told(nested, { x: true, y: 3 })).toBe('abde');
    expect(told(nested, { x: false, y: 1 })).toBe('ae');
  });

  it('keeps a list whole when one of its lines goes', () => {
    expect(told('- one\n<!-- when x -->- two<!-- end -->\n- three', { x: false })).toBe('- one\n- three');
  });
});
