import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anchored, areaOf, inSight, onMat, seenOf } from './anchors';

/** Something of the board that lies there; without a size it is not shown. */
function lay(html: string, box: [left: number, top: number, width: number, height: number] | null): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html);
  const element = document.body.lastElementChild as HTMLElement;
  const [left, top, width, height] = box ?? [0, 0, 0, 0];
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  element.checkVisibility = () => true;
  return element;
}

beforeEach(() => {
  document.body.innerHTML = '';
  vi.stubGlobal('innerWidth', 1366);
  vi.stubGlobal('innerHeight', 768);
});

describe('what a step points at', () => {
  it('is the first of its names that has something to see', () => {
    lay('<p data-at="forecast"></p>', null);
    const tab = lay('<button data-at="tab:forecast">Forecast</button>', [10, 600, 90, 44]);
    expect(anchored(['forecast', 'tab:forecast'])).toBe(tab);
  });

  it('is found by one name of several, whole and not in part', () => {
    lay('<p data-at="my-desks-of-old"></p>', [0, 0, 50, 50]);
    const desks = lay('<p data-at="seat:0 my-desks"></p>', [0, 60, 50, 50]);
    expect(anchored(['my-desks'])).toBe(desks);
    expect(anchored(['my'])).toBeNull();
  });

  it('is not what was scrolled away or is hidden', () => {
    const away = lay('<p data-at="log"></p>', [0, 900, 200, 100]);
    const hidden = lay('<p data-at="log"></p>', [0, 0, 200, 100]);
    hidden.checkVisibility = () => false;
    expect(inSight(away)).toBe(false);
    expect(inSight(hidden)).toBe(false);
    expect(anchored(['log'])).toBeNull();
  });
});

describe('where a thing is', () => {
  it('reaches as far as what hangs over its edge', () => {
    const order = lay('<article><i data-with></i></article>', [10, 10, 100, 80]);
    (order.firstElementChild as Element).getBoundingClientRect = () => new DOMRect(40, 78, 40, 24);
    expect(areaOf(order)).toEqual({ left: 10, top: 10, right: 110, bottom: 102 });
  });
});

describe('what lies under the bar', () => {
  it('is not drawn around', () => {
    const bar = lay('<div data-at="bar"><b></b></div>', [0, 470, 320, 170]);
    const button = bar.firstElementChild as HTMLElement;
    button.getBoundingClientRect = () => new DOMRect(10, 580, 100, 44);
    button.checkVisibility = () => true;
    const hand = lay('<p></p>', [10, 300, 300, 320]);
    const away = lay('<p></p>', [10, 465, 300, 100]);
    expect(seenOf(hand)).toEqual({ left: 10, top: 300, right: 310, bottom: 470 });
    expect(seenOf(away)).toBeNull();
    expect(seenOf(button)).toEqual({ left: 10, top: 580, right: 110, bottom: 624 });
  });
});

describe('what is scrolled away in a part of the page', () => {
  it.each([
    ['below its edge', 420, false],
    ['above it', 360, true],
  ])('%s is in sight or not', (_where, top, seen) => {
    const part = lay('<div style="overflow-y: auto"><b></b></div>', [0, 100, 390, 300]);
    const thing = part.firstElementChild as HTMLElement;
    thing.getBoundingClientRect = () => new DOMRect(20, top, 100, 24);
    thing.checkVisibility = () => true;
    expect(inSight(thing)).toBe(seen);
  });
});

describe('chalk', () => {
  it('is for what lies on the mat, not for the mat itself', () => {
    document.body.innerHTML =
      '<div class="mat"><b></b></div><div data-mat><i></i></div><u></u>' +
      '<div class="mat"><p class="card-face"><s></s></p></div>';
    const on = (selector: string) => {
      const thing = document.querySelector(selector);
      return thing && onMat(thing);
    };
    expect([on('b'), on('i'), on('u'), on('.mat')]).toEqual([true, true, false, false]);
    // A card that lies on the mat is paper again.
    expect([on('.card-face'), on('s')]).toEqual([true, false]);
  });
});
