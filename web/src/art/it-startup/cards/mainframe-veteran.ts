import type { Person } from '../../people/person';
import { PAPER, SUN } from '../../palette';
import { who } from '../who';

const person: Person = {
  skin: 1,
  hair: 'thin',
  hairColour: '#cfc9c0',
  top: 'vest',
  colour: '#f2e6c6',
  second: '#7b5a3c',
  with: ['square'],
  mouth: 'flat',
  beard: '#d8d2c8',
};

/** Both have tape reels, only one still spins. */
export const mainframeVeteran = `
<rect x="6" y="16" width="44" height="104" rx="3" fill="#b3936c"/><path d="M38 16h9a3 3 0 0 1 3 3v101H38Z" fill="#8f7150"/>
<circle cx="28" cy="38" r="15" fill="${PAPER}"/><circle cx="28" cy="38" r="5" fill="#8f7150"/><circle cx="28" cy="76" r="15" fill="${PAPER}"/>
<circle cx="28" cy="76" r="5" fill="#8f7150"/><g fill="${SUN}"><circle cx="18" cy="104" r="2.5"/><circle cx="28" cy="104" r="2.5"/></g>
<circle cx="38" cy="104" r="2.5" fill="#b8323a"/>${who(person, 16)}`;
