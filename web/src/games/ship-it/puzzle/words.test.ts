import { describe, expect, it } from 'vitest';
import box from '../../../../../games/src/main/resources/boxes/ship-it/box.json';
import { say } from './words';

describe('a fault of a program', () => {
  it.each(box.puzzle.language.errors)('has sentences of its own by its word: %s', (fault) => {
    for (const key of [`fault.${fault}`, `end.${fault}`]) expect(say(key, { left: 1, steps: 1 })).not.toBe(key);
  });
});
