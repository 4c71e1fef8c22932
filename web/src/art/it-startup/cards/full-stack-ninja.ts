import type { Person } from '../../people/person';
import { who } from '../who';

const person: Person = {
  skin: 2,
  hair: 'hood',
  hairColour: '#2b3350',
  top: 'turtle',
  colour: '#2b3350',
  brows: 'fierce',
};

/** A full stack, and somebody who was never there. */
export const fullStackNinja = `
<g fill="#e5893f"><rect x="8" y="74" width="46" height="13" rx="2"/><rect x="8" y="90" width="46" height="13" rx="2" fill="#c76a22"/><rect x="8" y="106" width="46" height="13" rx="2" fill="#a8531a"/></g>
<path d="M104 40c14-4 26 2 40-6-6 12-22 14-36 14Z" fill="#b8323a"/>${who(person, 6)}`;
