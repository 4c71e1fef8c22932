import { describe, expect, it } from 'vitest';
import { bossAt, lay, type Box } from './layout';
import { rowsOf } from './rows';
import { BOARD, step, treeOf, under, walk, type Hung } from './tree';

const ROOM = { width: 792, height: 598 };
const CORNERS = {
  figures: [205, 150],
  legend: [200, 150],
  benches: [
    [264, 170],
    [195, 126],
  ],
} as const;

/** "a: b c" says that b and c report to a. */
const people = (...teams: string[]): Hung[] =>
  teams.flatMap((team) => {
    const [boss = '', kids = ''] = team.split(': ');
    return kids.split(' ').map((person) => ({ person, boss: boss === '-' ? null : boss }));
  });
const late = people(
  '-: founder',
  'founder: celia ursula',
  'celia: boris imani pip',
  'ursula: freya gus',
  'boris: agnes',
);
const twelve = people(
  '-: founder',
  'founder: celia ursula',
  'celia: boris imani pip',
  'ursula: freya gus dot',
  'boris: agnes',
  'agnes: mo',
  'dot: sol',
);
const overlap = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

describe('a chart on the mat', () => {
  it('has large cards for a young company, with room for all corners', () => {
    const tree = treeOf(people('-: founder', 'founder: celia', 'celia: boris ned pip'), 'founder');
    expect(lay(tree, ROOM, { ...CORNERS, benches: [] })).toMatchObject({ size: 'full', legend: true });
    expect(lay(tree, ROOM, CORNERS)).toMatchObject({ size: 'full', bench: expect.anything() as Box });
  });

  it('has small cards for nine people in four layers', () => {
    expect(lay(treeOf(late, 'founder'), ROOM, { ...CORNERS, benches: [] }).size).toBe('small');
  });

  it.each([
    ['nine', late],
    ['twelve in five layers', twelve],
    ['a flat dozen', people('-: a', 'a: b c d e f g h i j k l')],
    ['a chain of seven', people('-: a', 'a: b', 'b: c', 'c: d', 'd: e', 'e: f', 'f: g')],
  ])('%s: nobody covers anybody, nobody falls off', (_name, hung) => {
    const tree = treeOf(hung, hung[0]?.person ?? null);
    const laid = lay(tree, ROOM, { ...CORNERS, benches: [] });
    const boxes = Object.values(laid.places);
    expect(boxes).toHaveLength(hung.length);
    expect(laid.scale).toBeGreaterThanOrEqual(0.6);
    boxes.forEach((box, i) => {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.w).toBeLessThanOrEqual(laid.width);
      expect(box.y + box.h).toBeLessThanOrEqual(laid.height);
      boxes.slice(i + 1).forEach((other) => expect(overlap(box, other)).toBe(false));
    });
  });

  it('keeps the waiting room free', () => {
    const laid = lay(treeOf(twelve, 'founder'), ROOM, CORNERS);
    expect(laid.bench).not.toBeNull();
    for (const box of Object.values(laid.places)) expect(overlap(box, laid.bench as Box)).toBe(false);
  });

  it('stands every boss over the middle of the team', () => {
    const { places } = lay(treeOf(late, 'founder'), ROOM, CORNERS);
    const middle = (id: string) => (places[id] as Box).x + (places[id] as Box).w / 2;
    expect(middle('celia')).toBeCloseTo((middle('boris') + middle('pip')) / 2);
    expect(middle('agnes')).toBeCloseTo(middle('boris'));
  });

  it('grows on a large screen', () => {
    const tree = treeOf(people('-: a', 'a: b c'), 'a');
    expect(lay(tree, { width: 1340, height: 900 }, CORNERS).scale).toBeGreaterThan(1.3);
  });

  it('keeps the seats of last round, and hangs top people under the empty chair', () => {
    const moved = treeOf(people('-: a', 'a: b', 'b: c'), 'a', [{ person: 'c', from: 'a' }]);
    expect(walk(moved).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'ghost:c']);
    expect(treeOf(people('-: b c'), null)).toMatchObject({ id: BOARD, kids: [{ id: 'b', layer: 2 }, { id: 'c' }] });
  });
});

describe('somebody in the hand', () => {
  const tree = treeOf(late, 'founder');
  const laid = lay(tree, ROOM, CORNERS);
  const at = (id: string, dx = 0.5, dy = 0.5): [number, number] => {
    const { x, y, w, h } = laid.places[id] as Box;
    return [x + w * dx, y + h * dy];
  };

  it('joins the one it is dropped on, or the team beside it', () => {
    expect(bossAt(tree, laid, ...at('pip'))).toBe('pip');
    expect(bossAt(tree, laid, ...at('gus', 1.2))).toBe('ursula');
    expect(bossAt(tree, laid, ...at('ursula', 0.5, 1.1))).toBe('ursula');
  });

  it('falls nowhere far from everybody', () => {
    expect(bossAt(tree, laid, 5, 590)).toBeNull();
  });
});

describe('arrows', () => {
  const tree = treeOf(late, 'founder');

  it.each([
    ['celia', 'ArrowUp', 'founder'],
    ['celia', 'ArrowDown', 'boris'],
    ['celia', 'ArrowRight', 'ursula'],
    ['pip', 'ArrowRight', 'freya'],
    ['boris', 'ArrowLeft', null],
    ['founder', 'ArrowUp', null],
    ['gus', 'Home', 'founder'],
  ])('%s %s leads to %s', (from, key, to) => {
    expect(step(tree, from, key)).toBe(to);
  });

  it('know whole teams', () => {
    expect(under(tree, 'celia')).toEqual(['celia', 'boris', 'agnes', 'imani', 'pip']);
  });
});

describe('lines on a phone', () => {
  it('tell everybody below ten', () => {
    const rows = rowsOf(treeOf(late, 'founder'), null);
    expect(rows.map(({ node }) => node.id)).toEqual('founder celia boris agnes imani pip ursula freya gus'.split(' '));
    expect(rows.every(({ folded }) => !folded)).toBe(true);
  });

  it('fold all teams from ten on but those on the way to the open one', () => {
    const names = (open: string | null) =>
      rowsOf(treeOf(twelve, 'founder'), open).map(({ node, folded }) => node.id + (folded ? '+' : ''));
    expect(names(null)).toEqual(['founder', 'celia+', 'ursula+']);
    expect(names('boris')).toEqual(['founder', 'celia', 'boris', 'agnes+', 'imani', 'pip', 'ursula+']);
  });

  it('open as many teams as fit, from the top down', () => {
    const rows = rowsOf(treeOf(twelve, 'founder'), null, 9);
    expect(rows.map(({ node, folded }) => node.id + (folded ? '+' : ''))).toEqual(
      'founder celia boris+ imani pip ursula freya gus dot+'.split(' '),
    );
  });

  it('never stand further in than three steps', () => {
    const deep = rowsOf(treeOf(twelve, 'founder'), 'mo');
    expect(Math.max(...deep.map(({ indent }) => indent))).toBe(3);
  });
});
