import type { Person } from '../../people/person';
import { INK, PAPER, SUN } from '../../palette';
import { who } from '../who';

const person: Person = {
  skin: 1,
  hair: 'short',
  hairColour: '#d6a24c',
  top: 'tee',
  colour: '#4b5bd6',
  with: ['freckles'],
  mouth: 'grin',
};

/** Still has the shoes from the last job. */
export const bootcampGraduate = `
${who(person)}<path d="m80 10 44 16-44 16-44-16Z" fill="${INK}"/><path d="M60 34v10c8 6 32 6 40 0V34l-20 7Z" fill="#3a2f27"/>
<path d="M120 27v22" stroke="${SUN}" stroke-width="3"/><circle cx="120" cy="51" r="4" fill="${SUN}"/>
<path d="M112 111V86c7 7 12 5 15-4l9 6c4 7 9 9 17 10 6 1 8 6 7 13Z" fill="#b8323a"/>
<path d="M139 92c4 4 9 5 14 6 6 1 8 6 7 13h-25c4-5 5-13 4-19Z" fill="#8f252c"/>
<path d="m127 92 7-4m-3 10 7-4" stroke="${PAPER}" stroke-width="3" stroke-linecap="round"/><path d="M110 107h52v6h-52Z" fill="${PAPER}"/>
<path d="M104 113h64v9h-64Z" fill="#8a5630"/>`;
