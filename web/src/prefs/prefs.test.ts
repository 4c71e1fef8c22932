import { describe, expect, it } from 'vitest';
import { defaults, readPrefs } from './prefs';

describe('preferences', () => {
  it('begin as they are meant', () => {
    expect(readPrefs(null)).toEqual(defaults);
  });

  it('come back as they were left', () => {
    const mine = {
      speed: 'fast',
      sound: false,
      volume: 0.2,
      theme: 'dark',
      cards: 'large',
      seats: 'ink',
      confirm: true,
      keys: false,
    } as const;
    expect(readPrefs(JSON.stringify(mine))).toEqual(mine);
  });

  it('forget what makes no sense', () => {
    expect(
      readPrefs('{"speed":"warp","volume":7,"sound":"yes","cards":"tiny","seats":2,"theme":"dark","x":1}'),
    ).toEqual({
      ...defaults,
      theme: 'dark',
    });
    expect(readPrefs('not json')).toEqual(defaults);
    expect(readPrefs('null')).toEqual(defaults);
  });
});
