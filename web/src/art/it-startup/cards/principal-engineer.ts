import type { Person } from '../../people/person';
import { who } from '../who';

const person: Person = {
  skin: 4,
  hair: 'bun',
  hairColour: '#cfc9c0',
  top: 'blazer',
  colour: '#4a2f63',
  second: '#f2e6c6',
  with: ['square', 'earrings'],
  mouth: 'smirk',
};

/** The books behind her are her own. */
export const principalEngineer = `
<g fill="#c76a22"><rect x="112" y="34" width="10" height="86"/><rect x="125" y="22" width="12" height="98" fill="#4b5bd6"/><rect x="140" y="42" width="9" height="78" fill="#0f7c7a"/></g>
${who(person, -10)}`;
