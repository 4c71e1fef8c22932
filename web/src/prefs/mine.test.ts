import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyPrefs, mine, reducedMotion } from './mine.svelte';
import { defaults } from './prefs';

describe('a preference shows at once', () => {
  const root = document.documentElement;
  let leave: () => void;
  beforeEach(() => (leave = applyPrefs()));
  afterEach(() => {
    Object.assign(mine, defaults);
    flushSync();
    leave();
  });

  it('in the colours of the page', () => {
    mine.theme = 'dark';
    flushSync();
    expect(root.dataset.theme).toBe('dark');
    mine.theme = 'system';
    flushSync();
    expect(root.dataset.theme).toBeUndefined();
  });

  it('in the colours of the seats', () => {
    mine.seats = 'ink';
    flushSync();
    expect(root.dataset.seats).toBe('ink');
    mine.seats = 'colours';
    flushSync();
    expect(root.dataset.seats).toBeUndefined();
  });

  it('in the size of a card looked at closely', () => {
    mine.cards = 'large';
    flushSync();
    expect(root.style.getPropertyValue('--closer')).toBe('1.25');
  });

  it('in the speed of what moves', () => {
    mine.speed = 'slow';
    flushSync();
    expect(root.style.getPropertyValue('--t')).toBe('408ms');
    expect(reducedMotion()).toBe(false);
    mine.speed = 'none';
    flushSync();
    expect(root.dataset.motion).toBe('less');
    expect(reducedMotion()).toBe(true);
  });
});
