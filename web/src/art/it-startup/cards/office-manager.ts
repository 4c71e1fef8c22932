import type { Person } from '../../people/person';
import { who } from '../who';

const person: Person = {
  skin: 1,
  hair: 'pony',
  hairColour: '#4a1f1a',
  top: 'apron',
  colour: '#bcd8cf',
  second: '#2f7d6e',
  mouth: 'smile',
};

/** The plant is on the payroll. */
export const officeManager = `
<path d="M118 120V94h26v26Z" fill="#c2571a"/>
<g fill="#3f7d3f"><path d="M130 94c-4-26-20-30-20-30s-2 22 20 30Z"/><path d="M131 94c2-30 18-36 18-36s6 24-18 36Z"/><path d="M130 94c-2-20 2-40 2-40s8 18-2 40Z"/></g>
${who(person, -16)}`;
