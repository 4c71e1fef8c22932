import type { Person } from '../../people/person';
import { PAPER } from '../../palette';
import { who } from '../who';

const person: Person = {
  skin: 3,
  hair: 'braids',
  hairColour: '#2a1d1a',
  top: 'scarf',
  colour: '#7b6a3c',
  second: '#c2571a',
  mouth: 'grin',
};

/** Sees people in both lenses, and lowers a coffee as bait. */
export const talentScout = `
${who(person, -16)}<path d="M46 32c0-22 12-27 18-25 5-3 20 1 18 25Z" fill="#a9713f"/><path d="M66 9c8-5 18 4 16 23H68Z" fill="#8a5630"/>
<path d="M46 27h36v7H46Z" fill="#4a2f1a"/><ellipse cx="64" cy="35" rx="37" ry="6.5" fill="#a9713f"/>
<g><circle cx="43" cy="70" r="8" fill="#cf9566"/><circle cx="85" cy="70" r="8" fill="#b2784a"/><path d="M40 51h20v18H40Zm28 0h20v18H68Z" fill="#2a2d33"/><path d="M60 53h8v9h-8Z" fill="#4a4f58"/><circle cx="50" cy="60" r="13" fill="#2a2d33"/><circle cx="78" cy="60" r="13" fill="#2a2d33"/><circle cx="50" cy="60" r="9" fill="#8fc7e8"/><circle cx="78" cy="60" r="9" fill="#8fc7e8"/><g fill="#24364a"><circle cx="50" cy="57" r="3"/><path d="M44.5 66c0-7 11-7 11 0Z"/><circle cx="78" cy="57" r="3"/><path d="M72.5 66c0-7 11-7 11 0Z"/></g></g>
<path d="M136-2v56" stroke="${PAPER}" stroke-width="2.5"/>
<path d="M136 54c-8-5-10 4 0 3 10 1 8-8 0-3Z" fill="none" stroke="${PAPER}" stroke-width="2.5"/><path d="M120 62h28l-4 30h-20Z" fill="${PAPER}"/>
<path d="M136 62h12l-4 30h-8Z" fill="#e6d9c0"/><path d="M121 70h26l-1.5 12h-23Z" fill="#8a5630"/>`;
