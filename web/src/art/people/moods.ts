import type { Drawing } from '../drawing';
import { bust } from './bust';
import type { Person } from './person';

/** The same face in another mood. */
const LOOKS = {
  nice: { mouth: 'grin', eyes: 'open', brows: 'calm' },
  what: { mouth: 'o', eyes: 'open', brows: 'calm' },
  ouch: { mouth: 'frown', eyes: 'open', brows: 'sad' },
  really: { mouth: 'smirk', eyes: 'open', brows: 'fierce' },
  phew: { mouth: 'smile', eyes: 'closed', brows: 'calm' },
  hurry: { mouth: 'flat', eyes: 'open', brows: 'fierce' },
} as const satisfies Record<string, Pick<Person, 'mouth' | 'eyes' | 'brows'>>;

export type Mood = keyof typeof LOOKS;

export const MOODS = Object.keys(LOOKS) as readonly Mood[];

/** Somebody's head, close, in a mood. */
export function moodFace(person: Person, mood: Mood): Drawing {
  return { box: '26 18 68 68', fit: 'xMidYMax slice', shapes: bust({ ...person, ...LOOKS[mood] }) };
}
