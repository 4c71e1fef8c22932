/** A floor of a house: how often a game was played with so many seats, and won. */
export interface Floor {
  seats: number;
  people: number;
  peopleWon: number;
  bots: number;
  botsWon: number;
}

export interface Window {
  x: number;
  y: number;
  lit: boolean;
  /** Against people: with a round head. */
  round: boolean;
}

export interface Storey {
  seats: number;
  y: number;
  height: number;
  windows: Window[];
}

export interface House {
  x: number;
  top: number;
  storeys: Storey[];
  all: number;
  won: number;
}

/** How large windows are, so that the tallest house still stands under the sky. */
export interface Scale {
  columns: number;
  pitch: number;
  rise: number;
  width: number;
  height: number;
}

export const STREET = { step: 186, first: 26, wall: 170, ground: 452, width: 962, height: 530 };
const TALLEST = 300;
const HALF = 66;
const MARGIN = 9;
const FEWEST = 3;
const MOST = 33;
const LEFT = 9;
const RIGHT = 100;

function scale(columns: number): Scale {
  const pitch = HALF / columns;
  const rise = pitch * 1.5;
  return { columns, pitch, rise, width: pitch * 0.773, height: rise * 0.788 };
}

const rows = (floor: Floor, columns: number) => Math.max(1, Math.ceil(Math.max(floor.people, floor.bots) / columns));
const tall = (floor: Floor, { columns, rise }: Scale) => MARGIN + rows(floor, columns) * rise;
const height = (floors: Floor[], at: Scale) => floors.reduce((sum, floor) => sum + Math.max(42, tall(floor, at)), 0);

/** The largest windows with which every house fits. */
export function scaleOf(houses: Floor[][]): Scale {
  for (let columns = FEWEST; columns < MOST; columns++) {
    const at = scale(columns);
    if (houses.every((floors) => height(floors, at) <= TALLEST)) return at;
  }
  return scale(MOST);
}

function half(count: number, won: number, x: number, floorY: number, round: boolean, at: Scale): Window[] {
  return Array.from({ length: count }, (_, i) => ({
    x: x + (i % at.columns) * at.pitch,
    y: floorY - 6 - at.height - Math.floor(i / at.columns) * at.rise,
    lit: i < won,
    round,
  }));
}

/** A house for a game: fewest seats at the bottom, people left, bots right, what was won first. */
export function house(floors: Floor[], place: number, at: Scale): House {
  const x = STREET.first + place * STREET.step;
  let y = STREET.ground;
  const storeys = [...floors]
    .sort((a, b) => a.seats - b.seats)
    .map((floor) => {
      const high = Math.max(42, tall(floor, at));
      const windows = [
        ...half(floor.people, floor.peopleWon, x + LEFT, y, true, at),
        ...half(floor.bots, floor.botsWon, x + RIGHT, y, false, at),
      ];
      y -= high;
      return { seats: floor.seats, y, height: high, windows };
    });
  const sum = (of: (floor: Floor) => number) => floors.reduce((total, floor) => total + of(floor), 0);
  return {
    x,
    top: y,
    storeys,
    all: sum((floor) => floor.people + floor.bots),
    won: sum((floor) => floor.peopleWon + floor.botsWon),
  };
}

/** A window with a round head, as a path. */
export function arch(x: number, y: number, width: number, height: number): string {
  const r = width / 2;
  return `M${x} ${y + height}v${r - height}a${r} ${r} 0 0 1 ${width} 0v${height - r}Z`;
}
