import { describe, expect, it } from 'vitest';
import type { Area } from './anchors';
import { areaAt, lay, places, shared, type Ground, type Size } from './places';

const area = (left: number, top: number, width: number, height: number): Area =>
  areaAt({ left, top }, { width, height });
const desk: Ground = {
  window: { width: 1366, height: 768 },
  bar: area(0, 670, 1366, 98),
  log: area(1066, 490, 284, 166),
  top: 48,
};
const phone: Ground = { window: { width: 390, height: 844 }, bar: area(0, 692, 390, 152), log: null, top: 48 };
const slip: Size = { width: 292, height: 180 };
const strip: Size = { width: 374, height: 110 };

describe('where a slip lies', () => {
  it('is on the log, over the bar', () => {
    const at = lay(slip, places(slip, desk), [area(590, 340, 440, 170)], []);
    expect(at).toEqual({ left: 1062, top: 480 });
    expect(shared(areaAt(at, slip), desk.bar)).toBe(0);
  });

  it('is somewhere else when it speaks of the log', () => {
    const log = desk.log as Area;
    const at = lay(slip, places(slip, desk), [log], []);
    expect(shared(areaAt(at, slip), log)).toBe(0);
  });

  it('is the strip above the bar on a phone', () => {
    expect(lay(strip, places(strip, phone), [area(20, 400, 350, 150)], [])).toEqual({ left: 8, top: 574 });
  });

  it('is over the rivals where cards are pressed above the bar', () => {
    const hand = area(0, 520, 390, 160);
    expect(lay(strip, places(strip, phone), [area(200, 360, 90, 120)], [hand])).toEqual({ left: 8, top: 48 });
  });

  it.each([desk, phone])('never covers the bar, wherever that is', (ground) => {
    const paper = ground === phone ? strip : slip;
    for (const point of places(paper, ground)) expect(shared(areaAt(point, paper), ground.bar)).toBe(0);
  });

  it('never covers the bar where the log has slid out of sight under it', () => {
    const hidden = { ...desk, log: area(1066, 720, 284, 90) };
    for (const point of places(slip, hidden)) expect(shared(areaAt(point, slip), hidden.bar)).toBe(0);
  });

  it('stays under the tools where the log is too short for it', () => {
    const short = { ...desk, log: area(1066, 50, 284, 90) };
    for (const point of places(slip, short)) expect(point.top).toBeGreaterThanOrEqual(short.top);
  });

  it('moves up where it is too high for its place, rather than onto the bar', () => {
    const high: Size = { width: 292, height: 330 };
    for (const point of places(high, desk)) expect(shared(areaAt(point, high), desk.bar)).toBe(0);
  });

  it('stays where it was, unless what it speaks of comes there', () => {
    const all = places(strip, phone);
    const [first, second] = all;
    expect(lay(strip, all, [area(0, 300, 50, 50)], [], second)).toEqual(second);
    expect(lay(strip, all, [area(0, 60, 50, 50)], [], second)).toEqual(first);
  });
});
