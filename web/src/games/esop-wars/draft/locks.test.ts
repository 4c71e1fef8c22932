import { describe, expect, it } from 'vitest';
import { bestLock, lockOf, toggled, type LockChoice } from './locks';

const lock = (points: number, segment: string, idea: string, companion?: string): LockChoice => ({
  move: { type: 'lock', segment, idea, ...(companion ? { companion } : {}) },
  label: { key: 'x' },
  main: false,
  preview: {
    changes: [
      { what: { key: 'label.anything-else' }, before: { points: 0 }, after: { points: 100 - points } },
      { what: { key: 'label.hard-bonus' }, before: { points: 0 }, after: { points } },
    ],
    sums: [],
  },
});
const locks = [lock(20, 'bank', 'radar'), lock(30, 'bank', 'radar', 'desk'), lock(30, 'bank', 'desk', 'radar')];
const isSegment = (id: string) => id === 'bank' || id === 'health';

describe('a company in hand', () => {
  it('is the lock that its cards make', () => {
    expect(lockOf(['bank', 'radar'], locks)?.move).toMatchObject({ idea: 'radar' });
  });

  it('is led by the idea that was picked first, for the companion counts less', () => {
    expect(lockOf(['bank', 'radar', 'desk'], locks)?.move).toMatchObject({ idea: 'radar', companion: 'desk' });
    expect(lockOf(['desk', 'radar', 'bank'], locks)?.move).toMatchObject({ idea: 'desk', companion: 'radar' });
  });

  it('is nothing yet without a segment, or when the cards do not go together', () => {
    expect(lockOf(['radar'], locks)).toBeNull();
    expect(lockOf(['health', 'radar'], locks)).toBeNull();
  });

  it('begins with the largest bonus', () => {
    expect(bestLock(locks)?.move.companion).toBe('desk');
  });

  it('holds one segment and at most two ideas', () => {
    expect(toggled(['bank', 'radar'], 'health', isSegment)).toEqual(['health', 'radar']);
    expect(toggled(['bank', 'radar', 'desk'], 'tutor', isSegment)).toEqual(['bank', 'desk', 'tutor']);
    expect(toggled(['bank', 'radar'], 'radar', isSegment)).toEqual(['bank']);
  });
});
