import { INK, PAPER } from '../../palette';
import { RED, INDIGO, INDIGO_SHADE } from '../paint';
import { scene } from '../scene';

/** A wave that wants to be liked. */
export const viralMoment = scene(
  'knowledge',
  `
<path d="M-70 98v-5h300v5Z" fill="${INDIGO_SHADE}"/>
<g transform="translate(-8 3) scale(1.05)"><path d="M0 92c16-40 34-62 62-66 22-2 34 12 30 26-4 12-18 12-20 4 2 14 20 22 36 22s30-6 52 14Z" fill="${INDIGO}"/><path d="M0 92c18-26 36-42 56-42 10 0 14 6 16 8 2 12 18 20 36 20s30-2 52 14Z" fill="${INDIGO_SHADE}"/><g transform="translate(108 46) rotate(12)"><rect x="-13" y="-30" width="30" height="52" rx="5" fill="${INK}"/><rect x="-10" y="-25" width="24" height="41" rx="2" fill="${PAPER}"/><path d="M2 6c-14-8-10-18-4-16 3 1 4 4 4 4s1-3 4-4c6-2 10 8-4 16Z" fill="${RED}"/></g><g fill="${RED}"><path d="M134 22c-7-4-5-9-2-8 1.5.5 2 2 2 2s.5-1.5 2-2c3-1 5 4-2 8Z"/><path d="M76 18c-7-4-5-9-2-8 1.5.5 2 2 2 2s.5-1.5 2-2c3-1 5 4-2 8Z"/></g></g>`,
);
