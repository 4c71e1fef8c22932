import { afterEach, describe, expect, it } from 'vitest';
import { cardAt } from './cardAt';

afterEach(() => (document.body.innerHTML = ''));

describe('the card that has the focus', () => {
  it('is known however its board names it, without the number of its copy', () => {
    document.body.innerHTML =
      '<button data-hand="tdd#1"></button><article data-worker="boris"><b></b></article><i></i>';
    expect(cardAt(document.querySelector('button'))).toBe('tdd');
    expect(cardAt(document.querySelector('b'))).toBe('boris');
  });

  it('is none where there is no card', () => {
    document.body.innerHTML = '<i></i>';
    expect(cardAt(document.querySelector('i'))).toBeNull();
    expect(cardAt(null)).toBeNull();
  });
});
