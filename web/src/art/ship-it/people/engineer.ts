import type { HairStyle } from '../../people/hair';
import type { Mouth } from '../../people/mouths';
import type { Person } from '../../people/person';
import { clothes, type Level } from './clothes';
import { FACES, type Face } from './faces';
import { numberOf } from './number';

const HAIRS: readonly HairStyle[] = [
  ...(['short', 'side', 'quiff', 'bob', 'fringe', 'long', 'wave', 'bun'] as const),
  ...(['pony', 'afro', 'curls', 'crop', 'thin', 'braids', 'hijab', 'cap'] as const),
];
const COLOURS = ['#1c1512', '#3a2418', '#7d2f1c', '#b3602a', '#d6a24c', '#8d8a88'] as const;
const MOUTHS: readonly Mouth[] = ['smile', 'grin', 'smirk', 'flat'];

const one = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

function newFace(number: number): Face {
  const thing = number >>> 13;
  return {
    skin: (1 + (number % 5)) as Face['skin'],
    hair: one(HAIRS, number >>> 3),
    hairColour: one(COLOURS, number >>> 7),
    mouth: one(MOUTHS, number >>> 11),
    ...(thing % 3 === 0 ? { with: ['glasses'] } : thing % 7 === 1 ? { with: ['earrings'] } : {}),
  };
}

const isLevel = (level: string): level is Level => level === 'intern' || level === 'junior' || level === 'senior';

/** An engineer looks the same every time. A namesake ("Ada II") has the same face and other clothes. */
export function engineer(name: string, level: string, specialty: string | null): Person {
  const number = numberOf(name);
  const face = FACES[name.replace(/ [IVX]+$/, '')] ?? newFace(number);
  const rank = isLevel(level) ? level : 'junior';
  const person: Person = { ...face, ...clothes(name, rank, specialty, number) };
  if (rank !== 'intern') return person;
  return { ...person, mouth: 'grin', moustache: undefined, with: [...(face.with ?? []), 'lanyard'] };
}
