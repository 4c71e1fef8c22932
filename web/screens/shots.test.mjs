import { describe, expect, it } from 'vitest';
import { chosen } from './shots.mjs';

const games = [{ moments: [{ name: 'esop-drop' }, { name: 'esop-drop-chosen' }] }, { moments: [{ name: 'its-end' }] }];
const kept = ['esop-drop-1366-light', 'its-end-390-dark'];

describe('what is photographed', () => {
  it.each([
    ['everything', {}, 12, 'esop-drop-1366-light'],
    ['the moments whose names begin so', { only: ['esop-drop'] }, 8, 'esop-drop-1366-light'],
    ['nothing, where no name begins so', { only: ['poker'] }, 0, undefined],
    ['the pictures that git keeps', { kept }, 2, 'esop-drop-1366-light'],
    ['those of them whose names begin so', { kept, only: ['its'] }, 1, 'its-end-390-dark'],
  ])('%s', (_what, wish, count, first) => {
    const shots = chosen(games, wish);

    expect(shots).toHaveLength(count);
    expect(shots[0]?.name).toBe(first);
  });
});
