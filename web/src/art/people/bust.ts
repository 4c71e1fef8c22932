import { shade } from '../palette';
import { ACCESSORIES } from './accessories';
import { COVERED, HAIR } from './hair';
import { LINE } from './line';
import { MOUTHS } from './mouths';
import type { Person } from './person';
import { TOPS } from './tops';

/** Skin in the light and in the shade. */
const SKIN = {
  1: ['#f7d6b8', '#e6b693'],
  2: ['#ebbe95', '#d29f72'],
  3: ['#cf9566', '#b2784a'],
  4: ['#9c6644', '#814f32'],
  5: ['#71493a', '#59362a'],
} as const;

const BROWS = {
  calm: 'M46.5 48.5c2-2.2 6-2.6 8.5-1M73.5 48.5c-2-2.2-6-2.6-8.5-1',
  sad: 'M46 49.5 54.5 46M74 49.5 65.5 46',
  fierce: 'M46 46l9 3M74 46l-9 3',
} as const;

const stroke = (path: string, colour: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

const EYES = {
  open: () => `<circle cx="51" cy="55" r="2.3" fill="${LINE}"/><circle cx="69" cy="55" r="2.3" fill="${LINE}"/>`,
  closed: () => stroke('M47.5 54.5c2 2.5 5 2.5 7 0M65.5 54.5c2 2.5 5 2.5 7 0', LINE, 2),
  tired: (shaded: string) =>
    stroke('M48 55.5h6M66 55.5h6', LINE, 2) + stroke('M47.5 59c2 1.5 5 1.5 7 0M65.5 59c2 1.5 5 1.5 7 0', shaded, 1.6),
} as const;

const shoulders = (colour: string) =>
  `<path fill="${colour}" d="M12 124c0-20 13-28 34-33l5-3h18l5 3c21 5 34 13 34 33Z"/><path fill="${shade(colour)}" d="M64 92c14 2 22 14 22 32h22c0-20-13-28-34-33l-5-3Z" opacity=".55"/>`;

const neck = (shaded: string) => `<path fill="${shaded}" d="M51 74v14c3 7 15 7 18 0V74Z"/>`;

const head = (skin: string, shaded: string) =>
  `<ellipse cx="39.8" cy="57" rx="4.2" ry="5.6" fill="${skin}"/><ellipse cx="80.2" cy="57" rx="4.2" ry="5.6" fill="${shaded}"/>
<path fill="${skin}" d="M40 50c0-15 8-23 20-23s20 8 20 23v9c0 14-9 24-20 24S40 73 40 59Z"/>
<path fill="${shaded}" d="M64 27.4C74 29 80 37 80 50v9c0 14-9 24-20 24 7-8 9-17 8-28-1-11-2-20-4-27.6Z"/>`;

const beard = (colour: string) =>
  `<path fill="${colour}" fill-rule="evenodd" d="M40 58c1 14 6 27 20 27s19-13 20-27c-3 5-6 8-9 8-3-2-19-2-22 0-3 0-6-3-9-8Zm12 10.5c4-2 12-2 16 0-1 5-4 6.5-8 6.5s-7-1.5-8-6.5Z"/>`;

const moustache = (colour: string) =>
  `<path fill="${colour}" d="M60 65c-4-2-9-1-12 3 4 1 9 1.5 12-.5 3 2 8 1.5 12 .5-3-4-8-5-12-3Z"/>`;

export const skinOf = (person: Person): string => SKIN[person.skin][0];

/** Head and shoulders in a square of 120, light from the left. */
export function bust(person: Person): string {
  const [skin, shaded] = SKIN[person.skin];
  const [behind, over] = HAIR[person.hair](person.hairColour, shade(person.hairColour));
  const browColour = person.browColour ?? (COVERED.includes(person.hair) ? LINE : shade(person.hairColour, 0.8));
  return [
    behind,
    shoulders(person.colour),
    neck(shaded),
    TOPS[person.top]({ skin, shaded: shade(person.colour), second: person.second ?? '#fffaf0' }),
    head(skin, shaded),
    person.beard ? beard(person.beard) : '',
    stroke('M60.5 56c-1 3-2 5-2 6.5 1 1 2.5 1.2 4 .8', shade(shaded, 0.72), 1.7),
    person.moustache ? moustache(person.moustache) : '',
    person.hair === 'hood' ? '' : MOUTHS[person.mouth ?? 'smile'],
    EYES[person.eyes ?? 'open'](shaded),
    stroke(BROWS[person.brows ?? 'calm'], browColour, 2.3),
    over,
    ...(person.with ?? []).map((thing) => ACCESSORIES[thing]),
  ].join('');
}
