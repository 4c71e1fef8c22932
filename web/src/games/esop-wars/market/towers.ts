import type { Growth } from '../types';

export const WIDTH = 372;
export const HEIGHT = 452;
export const FLOOR = HEIGHT - 46;
const TALLEST = 300;
const TOWER = 54;

export interface Tower {
  seat: number;
  x: number;
  width: number;
  /** The top, and the top of the dark floor it stood at before. */
  y: number;
  before: number;
  windows: { x: number; y: number; lit: boolean }[];
  growth: Growth;
}

/** Valuations as towers, the highest first; `grown` goes from 0 (as before) to 1. */
export function towers(teams: readonly Growth[], grown: number): Tower[] {
  const ranked = teams.toSorted((a, b) => b.after - a.after || a.seat - b.seat);
  const scale = TALLEST / Math.max(...ranked.map((team) => team.after));
  const pitch = Math.min(72, WIDTH / Math.max(1, ranked.length));
  const left = (WIDTH - pitch * ranked.length) / 2 + (pitch - TOWER) / 2;
  return ranked.map((growth, k) => {
    const x = left + k * pitch;
    const value = growth.before + (growth.after - growth.before) * grown;
    const y = FLOOR - value * scale;
    const before = FLOOR - growth.before * scale;
    return { seat: growth.seat, x, width: TOWER, y, before, windows: windows(x, y, before, k), growth };
  });
}

function windows(x: number, top: number, bottom: number, k: number): Tower['windows'] {
  const found: Tower['windows'] = [];
  for (let y = top + 12; y < bottom - 10; y += 16)
    for (let column = 0; column < 3; column++)
      found.push({ x: x + 8 + column * 14, y, lit: (column * 7 + Math.round((FLOOR - y) / 16) * 3 + k * 5) % 5 < 2 });
  return found;
}

/** A height for a value on the scale of these towers. */
export const heightOf = (value: number, teams: readonly Growth[]): number =>
  FLOOR - (value * TALLEST) / Math.max(...teams.map((team) => team.after));
