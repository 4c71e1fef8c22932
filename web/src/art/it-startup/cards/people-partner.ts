import type { Person } from '../../people/person';
import { PAPER } from '../../palette';
import { who } from '../who';

const person: Person = {
  skin: 3,
  hair: 'wave',
  hairColour: '#2a1d1a',
  top: 'crew',
  colour: '#2f7d6e',
  second: '#d9f0ea',
  with: ['lanyard', 'earrings'],
  mouth: 'grin',
};

/** A heart in a speech bubble. */
export const peoplePartner = `
<path d="M110 18h36a7 7 0 0 1 7 7v20a7 7 0 0 1-7 7h-20l-10 10v-10h-6a7 7 0 0 1-7-7V25a7 7 0 0 1 7-7Z" fill="${PAPER}"/>
<path d="M128 45c-9-6-12-11-9-15 3-3 7-2 9 2 2-4 6-5 9-2 3 4 0 9-9 15Z" fill="#b8323a"/>${who(person, -14)}`;
