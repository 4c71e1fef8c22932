import type { Person } from '../../people/person';
import { SUN } from '../../palette';
import { who } from '../who';

const person: Person = {
  skin: 3,
  hair: 'cap',
  hairColour: '#b8323a',
  top: 'vest',
  colour: '#f2e6c6',
  second: '#e5893f',
  with: ['shades'],
  mouth: 'grin',
};

/** It is always sunny when somebody else pays. */
export const weekendContractor = `
<circle cx="128" cy="34" r="20" fill="${SUN}"/>${who(person, -6)}`;
