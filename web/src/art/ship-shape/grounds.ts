import { tiled } from '../print';
import { gearPath } from './parts/machines';

const GRAIN = 'var(--print)';
const drawn = (path: string, width = 2): string =>
  `<path d="${path}" fill="none" stroke="${GRAIN}" stroke-width="${width}" stroke-linecap="round"/>`;
const cut = (path: string): string => `<path d="${path}" fill="${GRAIN}"/>`;
const dot = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="3" fill="${GRAIN}"/>`;

/** Sleepers, waves and gusts; and the shape of what a supply makes. */
const PRINTS: Readonly<Record<string, string>> = {
  rail: drawn('M0 7h24M0 17h24M5 4v6M17 4v6M-1 14v6M11 14v6M23 14v6'),
  ship: drawn('M0 8q6-6 12 0t12 0M0 20q6-6 12 0t12 0'),
  air: drawn('M2 8h9a3 3 0 1 0-3-3M12 19h9a3 3 0 1 0-3-3'),
  organic: cut('M4 11c-3-6 1-9 8-9 0 7-3 11-8 9Zm12 11c-3-6 1-9 8-9 0 7-3 11-8 9Z'),
  mineral: cut('m2 9 2-5 4-2 4 3 0 5-3 2H4Zm12 12 2-5 4-2 4 3v5l-3 2h-5Z'),
  technological: drawn(gearPath(7, 5.5, 3.8, 6, 6) + gearPath(7, 5.5, 3.8, 18, 18), 1.8),
  specialty: cut('M3 2h6l3 4-6 7-6-7Zm12 12h6l3 4-6 7-6-7Z'),
  mixed: drawn('M0 0l24 24M24 0 0 24', 1.5) + dot(12, 12) + dot(0, 0) + dot(24, 24) + dot(24, 0) + dot(0, 24),
};

interface Halo {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** The print of a ground and the pale disc before it; a ground without a print has the disc alone. */
export function ground(kind: string, { x, y, height }: Halo): string {
  const print = PRINTS[kind];
  return `${print ? tiled(print, 24, 1, 'x="-120" y="-100" width="400" height="300"') : ''}<ellipse cx="${x}" cy="${y}" rx="46" ry="${height}" fill="light-dark(var(--halo), rgb(255 246 230 / .3))"/>`;
}
