import { describe, expect, it } from 'vitest';
import { arrow } from './arrows';

describe('arrow keys in a grid of four columns', () => {
  it('go to the neighbour', () => {
    expect(arrow('ArrowRight', 0, 4, 8)).toBe(1);
    expect(arrow('ArrowDown', 1, 4, 8)).toBe(5);
    expect(arrow('End', 1, 4, 8)).toBe(7);
  });

  it('stay inside', () => {
    expect(arrow('ArrowUp', 1, 4, 8)).toBeNull();
    expect(arrow('ArrowRight', 7, 4, 8)).toBeNull();
  });

  it('leave other keys alone', () => {
    expect(arrow('Enter', 1, 4, 8)).toBeNull();
  });
});
