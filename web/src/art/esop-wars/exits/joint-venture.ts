import { INK, SUN } from '../../palette';
import { scene } from '../scene';

const rider = (x: number, s: number, skin: string, hair: string, coat: string, dark: string, flip: boolean): string =>
  `<g transform="translate(${x} 92) scale(${flip ? -s : s} ${s})"><path d="M-8-24h10l16 12-4 18-5-1 1-13-14-8Z" fill="#2b3440"/><path d="M-12-22c-4-18 0-32 10-33s14 8 8 30Z" fill="${coat}"/><path d="M0-55c9 1 12 10 6 30H0c4-10 4-20 0-30Z" fill="${dark}"/><path d="m2-46 20 14" stroke="${skin}" stroke-width="4.6" stroke-linecap="round"/><circle cx="3" cy="-64" r="8.5" fill="${skin}"/><path d="M-6-63c-2-12 16-15 18-4-7-2-11-1-12 4-2 0-3 1-3 5-2-1-3-3-3-5Z" fill="${hair}"/><circle cx="8" cy="-63" r="1.5" fill="${INK}"/><path d="M6-58c2 1 3 1 5 0" stroke="${INK}" stroke-width="1.6" fill="none" stroke-linecap="round"/></g>`;
const wheel = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="22" fill="none" stroke="${INK}" stroke-width="5"/><g stroke="#8a7f70" stroke-width="1.4"><path d="M${x - 20} ${y}h40M${x} ${y - 20}v40M${x - 14} ${y - 14}l28 28M${x + 14} ${y - 14}l-28 28"/></g><circle cx="${x}" cy="${y}" r="3.6" fill="${INK}"/>`;

/** One bicycle, two handlebars. */
export const jointVenture = scene(
  `<rect width="240" height="150" fill="#efd383"/><circle cx="120" cy="74" r="64" fill="#f5e0a3"/><circle cx="120" cy="74" r="44" fill="#faecc4"/><path d="M0 132h240v18H0Z" fill="#7a8a3a"/><path d="M0 132h240v4H0Z" fill="#9aab52"/>`,
  `${wheel(58, 112)}${wheel(182, 112)}<path d="M58 112 92 72h56l34 40M92 72l28 40 28-40M58 112h124" fill="none" stroke="#1f8a4c" stroke-width="5" stroke-linejoin="round"/><path d="m120 112 28-40 34 40" fill="none" stroke="#14613a" stroke-width="5" stroke-linejoin="round"/><path d="M58 112 55 62h10M182 112l3-50h-10" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M84 70h18M138 70h18" stroke="${INK}" stroke-width="6" stroke-linecap="round"/><circle cx="120" cy="112" r="8" fill="${SUN}"/><circle cx="120" cy="112" r="3" fill="${INK}"/>
${rider(88, 1, '#ebbe95', '#8a2f1f', '#b8432a', '#8a2f1c', true)}${rider(152, 1, '#71493a', '#17120f', '#2f5f8a', '#234a6d', false)}
<path d="M38 43v-9L14 48l24 14v-9h10V43Z" fill="#b8432a"/><path d="M202 43v-9l24 14-24 14v-9h-10V43Z" fill="#2f5f8a"/>`,
);
