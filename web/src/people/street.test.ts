import { describe, expect, it } from 'vitest';
import { house, scaleOf, STREET, type Floor } from './street';

const floor = (seats: number, people: number, peopleWon: number, bots = 0, botsWon = 0): Floor => ({
  seats,
  people,
  peopleWon,
  bots,
  botsWon,
});

describe('the street of my games', () => {
  it('has a window for every game, lit for every one that was won', () => {
    const floors = [floor(4, 4, 2, 3, 1), floor(2, 0, 0, 2, 1)];
    const built = house(floors, 1, scaleOf([floors]));
    const windows = built.storeys.flatMap((storey) => storey.windows);
    expect([built.all, built.won]).toEqual([9, 4]);
    expect(windows).toHaveLength(9);
    expect(windows.filter((window) => window.lit)).toHaveLength(4);
    expect(windows.filter((window) => window.round)).toHaveLength(4);
  });

  it('puts the fewest seats at the bottom', () => {
    const floors = [floor(5, 1, 0), floor(2, 1, 0), floor(3, 1, 0)];
    const built = house(floors, 0, scaleOf([floors]));
    expect(built.storeys.map((storey) => storey.seats)).toEqual([2, 3, 5]);
    expect(built.storeys[0]?.y).toBeGreaterThan(built.storeys[2]?.y ?? Infinity);
  });

  it('keeps every window inside its house, however many games there are', () => {
    for (const many of [1, 30, 200, 900]) {
      const floors = [floor(2, many, 3, many, many), floor(3, many, many, 0, 0)];
      const built = house(floors, 2, scaleOf([floors, []]));
      expect(built.top).toBeGreaterThan(100);
      for (const storey of built.storeys)
        for (const window of storey.windows) {
          expect(window.x).toBeGreaterThanOrEqual(built.x);
          expect(window.x).toBeLessThan(built.x + STREET.wall);
          expect(window.y).toBeGreaterThanOrEqual(storey.y);
          expect(window.y).toBeLessThan(storey.y + storey.height);
        }
    }
  });

  it('leaves an empty lot where nothing was played', () => {
    const built = house([], 0, scaleOf([[]]));
    expect(built).toMatchObject({ all: 0, won: 0, top: STREET.ground, storeys: [] });
  });
});
