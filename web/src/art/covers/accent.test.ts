import { describe, expect, it } from 'vitest';
import { accentRule, groundOf } from './accent';

describe('the accents of a game without drawn ones', () => {
  it('are made of the colour its box tells', () => {
    expect(groundOf({ id: 'burn-rate', accent: '#b4532a' })).toBe('#b4532a');
  });

  it('or of its id, the same every time', () => {
    const made = groundOf({ id: 'burn-rate' });
    expect(made).toBe(groundOf({ id: 'burn-rate' }));
    expect(made).not.toBe(groundOf({ id: 'pivot' }));
  });

  it('never carry anything but a colour', () => {
    expect(groundOf({ id: 'burn-rate', accent: 'red;} body{display:none' })).toMatch(/^oklch/);
  });

  it('stand under the class of the game', () => {
    expect(accentRule({ id: 'burn-rate', accent: '#b4532a' })).toMatch(/^\.g-burn-rate\{--accent:/);
  });
});
