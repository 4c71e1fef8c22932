import type { Drawing } from '../drawing';
import { INK, PAPER } from '../palette';

const LEFT = 34;
const MIDDLE = 59;
const RIGHT = 84;
const TOP = 52;
const CENTRE = 75;
const LOW = 98;

const middle = [[MIDDLE, CENTRE]] as const;
const falling = [
  [LEFT, TOP],
  [RIGHT, LOW],
] as const;
const rising = [
  [LEFT, LOW],
  [RIGHT, TOP],
] as const;
const sides = [
  [LEFT, CENTRE],
  [RIGHT, CENTRE],
] as const;

const FACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  middle,
  falling,
  [...falling, ...middle],
  [...falling, ...rising],
  [...falling, ...rising, ...middle],
  [...falling, ...rising, ...sides],
];

const pips = (value: number) => (FACES[value] ?? []).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8.5"/>`).join('');

/** The die as it fell; any other number leaves its face empty. */
export function die(value: number): Drawing {
  return {
    box: '0 0 132 132',
    shapes: `<ellipse cx="70" cy="118" rx="52" ry="9" fill="#000" opacity=".28"/><g transform="rotate(-7 66 66)"><path d="M14 34 34 14h84a4 4 0 0 1 4 4l-18 16Z" fill="#fffdf6"/><path d="m104 34 18-18v78l-18 22Z" fill="#d9c6a4"/><rect x="12" y="32" width="94" height="86" rx="10" fill="${PAPER}"/><g fill="${INK}">${pips(value)}</g></g>`,
  };
}
