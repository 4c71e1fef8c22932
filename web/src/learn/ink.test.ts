import { describe, expect, it } from 'vitest';
import type { Area } from './anchors';
import { dotEnds, dotsPath, headPath, inWindow, isFar, loopPath } from './ink';

const area = (left: number, top: number, width: number, height: number): Area => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

function ends(slip: Area, thing: Area) {
  const found = dotEnds(slip, thing);
  if (!found) throw new Error('no dots between them');
  return found;
}

describe('the dots from a slip to its thing', () => {
  it('leave by the side that faces it', () => {
    const slip = area(1066, 480, 292, 180);
    const { from, to } = ends(slip, area(590, 340, 440, 170));
    expect(from).toMatchObject({ x: 1062, dx: -1, dy: 0 });
    expect(to).toMatchObject({ x: 1046, dx: 1, dy: 0 });
    expect(from.y).toBeGreaterThan(slip.top);
    expect(from.y).toBeLessThan(slip.bottom);
  });

  it('go up on a phone, where the slip lies under it', () => {
    const { from, to } = ends(area(8, 588, 374, 100), area(20, 400, 350, 150));
    expect([from.dy, to.dy]).toEqual([-1, 1]);
    expect(from.x).toBe(to.x);
  });

  it('go when they lead far, over other things', () => {
    const slip = area(8, 588, 374, 100);
    expect(isFar(ends(slip, area(20, 400, 350, 150)))).toBe(false);
    expect(isFar(ends(slip, area(20, 60, 350, 80)))).toBe(true);
  });

  it('are left out where both lie side by side', () => {
    expect(dotEnds(area(0, 0, 100, 100), area(110, 0, 100, 100))).toBeNull();
  });

  it('walk one curve and end in a head', () => {
    const way = ends(area(500, 0, 100, 100), area(0, 0, 100, 100));
    expect(dotsPath(way)).toMatch(/^M496 50C[\d. ]+ 116 50$/);
    expect(headPath(way.to)).toContain('L111 50L');
  });
});

describe('the loop', () => {
  it('stays in the window around what reaches to its edge', () => {
    expect(inWindow(area(-5, 671, 1376, 102), 1366, 768)).toEqual({ left: 4, top: 671, right: 1362, bottom: 764 });
  });

  it('goes around the thing in one stroke and closes it', () => {
    const path = loopPath(area(100, 100, 200, 80));
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path.startsWith('M148 103')).toBe(true);
    expect(path.endsWith('180 95')).toBe(true);
  });

  it('keeps its form around something small', () => {
    expect(loopPath(area(0, 0, 20, 12))).not.toContain('NaN');
  });
});
