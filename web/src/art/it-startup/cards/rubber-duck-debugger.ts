import { at } from '../../at';
import type { Person } from '../../people/person';
import { INK, SUN } from '../../palette';
import { who } from '../who';

const person: Person = { skin: 2, hair: 'quiff', hairColour: '#7a3d1c', top: 'hoodie', colour: '#3b6f9e', mouth: 'o' };

const duck = `<path d="M2 22c0-6 8-8 14-6-2-10 6-16 13-13 7 2 8 9 5 14 8 6 6 19-8 20-14 1-24-3-24-15Z" fill="${SUN}"/><path d="M18 30c6 4 14 2 16-6 4 8-2 13-8 13-9 1-8-2-8-7Z" fill="#dd9a22"/><circle cx="27" cy="10" r="2" fill="${INK}"/><path d="m34 10 9 3-8 4Z" fill="#e0632a"/>`;

/** The duck listens. */
export const rubberDuckDebugger = `
${who(person, -18)}${at(104, 62, 1.25, duck)}<path d="M96 112h58v8H96Z" fill="#8a5630"/>`;
