import type { Person } from '../../people/person';
import { who } from '../who';

const person: Person = {
  skin: 4,
  hair: 'curls',
  hairColour: '#1c1512',
  top: 'hoodie',
  colour: '#33475c',
  second: '#f2e6c6',
  mouth: 'grin',
  beard: '#1c1512',
};

const GREENS = ['#f3ead0', '#a9cf7a', '#5fa04c', '#2f7040', '#a9cf7a', '#5fa04c'];
const day = (week: number, weekday: number) =>
  `<rect x="${-23 + week * 14}" y="${8 + weekday * 14}" width="11.5" height="11.5" rx="2" fill="${GREENS[(week * 5 + weekday * 7 + ((week * weekday) % 3)) % GREENS.length] ?? ''}"/>`;
const graph = Array.from({ length: 75 }, (_, n) => day(n % 15, Math.floor(n / 15))).join('');

/** The graph of contributions is greener than the lawn. */
export const openSourceContributor = `
${graph}
${who(person)}<path d="M-24 122v-12c30-5 60-3 90-1s80-4 118 0v13Z" fill="#d9b45a"/>
<path d="M4 110l-4-9m8 9 1-11m6 11 4-8m24 8-3-8m60 8 3-9m24 9-4-10m9 10 1-12m6 12 5-8" stroke="#a9853a" stroke-width="3" stroke-linecap="round"/>`;
