import type { Person } from '../../people/person';
import { who } from '../who';

const left: Person = { skin: 4, hair: 'afro', hairColour: '#1c1512', top: 'tee', colour: '#0f7c7a', mouth: 'smile' };

const right: Person = {
  skin: 1,
  hair: 'bob',
  hairColour: '#b3602a',
  top: 'hoodie',
  colour: '#c2571a',
  with: ['glasses'],
  mouth: 'grin',
};

/** Two people, one keyboard. */
export const pairProgrammer = `
${who(left, -28, 0, 0.86)}${who(right, 28, 0, 0.86)}<rect x="52" y="98" width="56" height="22" rx="3" fill="#33291f"/>
<circle cx="80" cy="109" r="3.5" fill="#f4b740"/>`;
