import type { Accessory } from './accessories';
import type { HairStyle } from './hair';
import type { Mouth } from './mouths';
import type { Person } from './person';
import type { TopStyle } from './tops';

const HAIRS: readonly HairStyle[] = [
  'short',
  'side',
  'quiff',
  'bob',
  'fringe',
  'long',
  'wave',
  'bun',
  'pony',
  'afro',
  'curls',
  'crop',
  'thin',
  'braids',
  'hijab',
  'cap',
  'none',
];
const NATURAL = [
  '#1d1a1c',
  '#2a1d1a',
  '#3a2418',
  '#5a2d18',
  '#8a5a32',
  '#b3602a',
  '#d6a24c',
  '#e3bd6a',
  '#8d8a88',
] as const;
const CLOTH = [
  '#2f5f8a',
  '#c4572c',
  '#6f7d2c',
  '#6d3f86',
  '#2b3a4a',
  '#b8432a',
  '#8a5aa0',
  '#a37a1c',
  '#2f7f73',
  '#593868',
  '#3d4a24',
  '#93381f',
] as const;
const TOPS: readonly TopStyle[] = ['tee', 'crew', 'shirt', 'blazer', 'tie', 'hoodie', 'turtle', 'scarf', 'vest'];
const SECONDS = ['#fff3e4', '#f6e3b4', '#ecd9f4', '#eef0d0', '#c79a2b', '#cfe7dd'] as const;
const MOUTHS: readonly Mouth[] = ['smile', 'grin', 'smirk', 'flat', 'smile'];
const EXTRAS: readonly (readonly Accessory[])[] = [
  [],
  [],
  ['glasses'],
  ['square'],
  ['headset'],
  ['earrings'],
  ['freckles'],
  ['pencil'],
  [],
  ['shades'],
];

/** Numbers that look random and are always the same for the same name (FNV-1a, then xorshift). */
function dice(name: string): (sides: number) => number {
  let state = 0x811c9dc5;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  state ||= 1;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % sides;
  };
}

/** Somebody we have no portrait of: a face made from an id, the same every time. */
export function stranger(id: string): Person {
  const roll = dice(id);
  roll(2);
  const one = <T>(list: readonly T[]): T => list[roll(list.length)] as T;
  const hair = one(HAIRS);
  const colour = one(CLOTH);
  const covered = hair === 'hijab' || hair === 'cap';
  const hairColour = covered ? one(CLOTH.filter((cloth) => cloth !== colour)) : one(NATURAL);
  const bearded =
    !covered && roll(5) === 0 && ['short', 'side', 'quiff', 'crop', 'thin', 'none', 'curls'].includes(hair);
  return {
    skin: (1 + roll(5)) as Person['skin'],
    hair,
    hairColour,
    top: one(TOPS),
    colour,
    second: one(SECONDS),
    mouth: one(MOUTHS),
    with: one(EXTRAS),
    ...(bearded ? { beard: hairColour } : {}),
  };
}
