import type { Person } from '../../people/person';
import { PAPER, SUN } from '../../palette';
import { who } from '../who';

const person: Person = {
  skin: 4,
  hair: 'bun',
  hairColour: '#1c1512',
  top: 'tee',
  colour: '#b8323a',
  with: ['shades'],
  mouth: 'grin',
};

/** The palm is the router. */
export const digitalNomad = `
<path d="M-24 74h208v30H-24Z" fill="#5aa9c4"/><path d="M-20 86h22m16-5h14m88 8h24" stroke="#d5edf2" stroke-width="3" stroke-linecap="round"/>
<path d="M-24 100c40-8 150-6 208-2v24H-24Z" fill="#f0d9a4"/><path d="M139 116c2-24-2-48-12-68" stroke="#8a5630" stroke-width="8" fill="none"/>
<g fill="#2f7040"><path d="M127 50c-12-14-26-10-32 0 12-4 20-2 32 0Z"/><path d="M127 50c12-16 30-10 34 2-12-6-22-4-34-2Z"/><path d="M127 50c-14-2-24 8-24 20 8-10 14-16 24-20Z"/><path d="M127 50c14 0 22 12 20 24-6-12-12-18-20-24Z"/></g>
<g fill="none" stroke="${PAPER}" stroke-width="5" stroke-linecap="round"><path d="M117 34a14 14 0 0 1 20 0M108 24a27 27 0 0 1 38 0M99 14a40 40 0 0 1 56 0"/></g>
${who(person, -24)}<rect x="24" y="90" width="64" height="36" rx="4" fill="#33475c"/><path d="M68 90h16a4 4 0 0 1 4 4v28H68Z" fill="#24364a"/>
<circle cx="56" cy="105" r="5" fill="${SUN}"/>`;
