import { at } from './at';
import type { Drawing } from './drawing';
import { bust } from './people/bust';
import type { Person } from './people/person';

/* Scenes at a desk: what stands in them is drawn from its foot upwards. */
const chairBack =
  '<rect x="-34" y="-92" width="68" height="66" rx="14" fill="#6b5a48"/><path d="M12-92h8a14 14 0 0 1 14 14v38a14 14 0 0 1-14 14H6c10-20 12-46 6-66Z" fill="#54463a"/>';
const chairSeat =
  '<rect x="-42" y="-22" width="84" height="16" rx="8" fill="#7d6a55"/><path d="M10-22h24a8 8 0 0 1 0 16H8c4-5 5-11 2-16Z" fill="#63533f"/><rect x="-4" y="-6" width="8" height="18" fill="#4a3f36"/>';
const jacket =
  '<path d="M-40-96c14-8 66-8 80 0l8 54c-8 6-16 4-18-2l-4-30-2 50h-48l-2-50-4 30c-2 6-10 8-18 2Z" fill="#9a5b2c"/><path d="M14-101c12 1 22 3 26 5l8 54c-8 6-16 4-18-2l-4-30-2 50H8c8-24 10-52 6-77Z" fill="#774520"/><path d="m-10-101 10 16 10-16Z" fill="#fff3e4"/>';
const steam =
  '<path d="M-5-26c-4-5 3-7 0-13M5-26c-4-5 3-7 0-13" fill="none" stroke="#b9aa93" stroke-width="2.6" stroke-linecap="round"/>';
const cup =
  '<path d="M10-18h5a6 6 0 0 1 0 12h-5" fill="none" stroke="#d9743e" stroke-width="4"/><path d="M-13-22h25v12a10 10 0 0 1-10 10h-5a10 10 0 0 1-10-10Z" fill="#d9743e"/><path d="M3-22h9v12a10 10 0 0 1-10 10h-2c4-6 5-14 3-22Z" fill="#b4552a"/>';
const sheet =
  '<path d="M-26-34h44v34h-44Z" fill="#fff6e6"/><path d="M8-34h10v34H6c4-10 5-24 2-34Z" fill="#e6d6ba"/><path d="M-20-26h28M-20-18h22M-20-10h14" stroke="#8a7f70" stroke-width="2.6" stroke-linecap="round"/>';
const flag =
  '<path d="M-4-112h7V0h-7z" fill="#9a6238"/><path d="M3-110c22-12 40 8 66-4v44c-26 12-44-8-66 4Z" fill="#fff6e6"/><path d="M48-108c8 0 14-2 21-6v44c-8 4-15 5-22 5 6-14 7-30 1-43Z" fill="#e6d6ba"/>';
const crown =
  '<path d="m-30 14-6-34 18 14L0-28l18 22 18-14-6 34Z" fill="#f4b740"/><path d="M8-18 18-6l18-14-6 34H6c6-10 6-22 2-32Z" fill="#d5952a"/><rect x="-30" y="14" width="60" height="9" rx="3" fill="#f4b740"/><circle cx="-36" cy="-22" r="4" fill="#f4b740"/><circle cy="-30" r="4" fill="#f4b740"/><circle cx="36" cy="-22" r="4" fill="#d5952a"/>';
const desk =
  '<rect x="-200" y="130" width="684" height="20" fill="#c79a62"/><rect x="-200" y="130" width="684" height="4" fill="#dcb682"/>';
const way = (path: string) =>
  `<path d="${path}" fill="none" stroke="#b8323a" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 9"/>`;

/** In the colour of the seat around it. */
const room = (things: string): Drawing => ({
  box: '0 0 284 150',
  fit: 'xMidYMax slice',
  shapes: `<circle cx="142" cy="78" r="68" fill="color-mix(in oklab, var(--seat), var(--surface) 66%)"/>${things}`,
});

/** Only the figure of a picture at a seat: a scene has a disc of its own. */
const figure = (picture: Drawing): string => picture.shapes.replace(/<circle fill="var\(--(seat-)?halo[^>]*\/>/, '');

/** The jacket hangs over the chair, the coffee still steams. */
export const jacketOnChair: Drawing = room(
  at(142, 122, 1, chairBack + jacket + chairSeat) + desk + at(216, 130, 1, steam + cup) + at(52, 130, 1, sheet, -4),
);

/** Somebody else sits there, and the jacket hangs beside. */
export const keptWarm = (bot: Drawing): Drawing =>
  room(
    at(142, 122, 1, chairBack) +
      at(82, 14, 1, figure(bot)) +
      desk +
      at(222, 130, 1, `<path d="M-22 0v-58h4V0Z" fill="#7b4a29"/>${at(6, -4, 0.56, jacket)}`) +
      at(52, 130, 1, cup),
  );

/** Its person is back on the chair, and who sat there has got up. */
export const backAgain = (person: Person, bot: Drawing): Drawing =>
  room(
    at(142, 122, 1, chairBack) +
      at(78, 16, 1.06, bust(person)) +
      desk +
      at(222, 130, 1, steam + cup) +
      at(10, 62, 0.56, figure(bot)) +
      way('M66 52c14-14 30-16 44-10'),
  );

/** An empty chair and a white flag. */
export const whiteFlag: Drawing = room(at(142, 122, 1, chairBack + chairSeat) + desk + at(150, 132, 1, flag, 8));

/** The crown on its way from one to the other. */
export const crownBetween = (from: Person, to: Person): Drawing =>
  room(
    at(18, 26, 0.92, bust(from)) +
      at(160, 26, 0.92, bust(to)) +
      desk +
      at(143, 46, 1, crown, 6) +
      way('M84 26c8-12 18-18 28-20M176 8c12 2 20 8 26 18'),
  );
