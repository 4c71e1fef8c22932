import type { Person } from '../../people/person';
import { who } from '../who';

const person: Person = {
  skin: 1,
  hair: 'short',
  hairColour: '#6f6257',
  top: 'tee',
  colour: '#6b7681',
  mouth: 'frown',
  eyes: 'tired',
  brows: 'sad',
};

const cloud = `
<path d="M40 30a13 13 0 0 1 13-13 17 17 0 0 1 32-3 14 14 0 0 1 22 8 11 11 0 0 1-2 21H50a12 12 0 0 1-10-13Z" fill="#5b6672"/>
<path d="M50 43h55a11 11 0 0 0 9-6c-12 3-50 4-72-2a12 12 0 0 0 8 8Z" fill="#434c56"/>
<path d="m54 50-4 10m18-10-4 10m18-10-4 10m18-10-4 10m16-10-4 10" stroke="#3f78ad" stroke-width="3" stroke-linecap="round"/>`;

/** The cloud comes along to work. */
export const downerDave = `
${who(person, 0, 10, 0.94)}${cloud}`;
