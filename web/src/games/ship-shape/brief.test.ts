import { describe, expect, it } from 'vitest';
import type { Preview } from '../../wire/types';
import { brief } from './brief';

const change = (key: string) => ({ what: { key, args: {} }, before: 1, after: 2 });
const preview = (...keys: string[]): Preview => ({ changes: keys.map(change), sums: [] });

describe('what the bar says of a preview', () => {
  it('is what no mat draws: room, stalls and points', () => {
    const said = brief(preview('change.store', 'change.capacity', 'change.cards', 'change.stalls'));
    expect(said?.changes.map(({ what }) => what.key)).toEqual(['change.capacity', 'change.stalls']);
  });

  it('is nothing where all of it lies on the mat', () => {
    expect(brief(preview('change.store'))).toBeUndefined();
    expect(brief(undefined)).toBeUndefined();
  });
});
