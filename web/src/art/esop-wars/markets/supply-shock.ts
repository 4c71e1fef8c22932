import { at } from '../../at';
import { INK, PAPER, SUN } from '../../palette';
import { scene } from '../scene';

const PAINTS = [
  ['#d5403f', '#a92b33'],
  ['#2f5f8a', '#234a6d'],
  ['#f4b740', '#d5952a'],
  ['#4f9155', '#386b3f'],
  ['#e6d6ba', '#c4b08c'],
  ['#c4572c', '#93401c'],
] as const;

/** A container in its place of the stack, painted in one of the six. */
const container = (place: number, y: number, paint: number): string => {
  const x = -72 + place * 21;
  const [c, d] = PAINTS[(paint % 6) as 0 | 1 | 2 | 3 | 4 | 5];
  return `<rect x="${x}" y="${y}" width="20" height="11" fill="${c}"/><rect x="${x + 14}" y="${y}" width="6" height="11" fill="${d}"/>`;
};

const ship = `${[0, 1, 2, 3, 4, 5].map((k) => container(k, -12, k * 2 + 1)).join('')}${[0, 1, 2, 3, 4, 5].map((k) => container(k, -24, k + 3)).join('')}${[0, 1, 3, 4].map((k) => container(k, -36, k * 3 + 2)).join('')}${[1, 4].map((k) => container(k, -48, k + 2)).join('')}<path d="M56-46h24V0H56Z" fill="${PAPER}"/><path d="M72-46h8V0h-8Z" fill="#e6d6ba"/><path d="M59-40h18v5H59Z" fill="#33475c"/><path d="M62-60h9v14h-9Z" fill="#b8323a"/><path d="M-98-8-76 0H92l-10 34H-70Z" fill="#3b5a46"/><path d="M40 0h52L82 34H34c6-10 8-22 6-34Z" fill="#2b4334"/><path d="M-76 22H86l-4 12H-70Z" fill="#8f2f2a"/><path d="M36 22h50l-4 12H34Z" fill="#6f221e"/>`;

const digger = `<path d="M-2-12h16v10H-2Z" fill="${SUN}"/><path d="M9-12h5v10H9Z" fill="#d5952a"/><path d="M0-20h9v9H0Z" fill="#fbd277"/><path d="M2-18h5v6H2Z" fill="#33475c"/><path d="m13-9 10-11 8 8" stroke="${SUN}" stroke-width="3.4" fill="none" stroke-linejoin="round"/><path d="m28-14 7-1-1 8-6-1Z" fill="${INK}"/><path d="M-5-2h22a3.5 3.5 0 0 1 0 7H-5a3.5 3.5 0 0 1 0-7Z" fill="${INK}"/>`;

const boat = `<path d="M-12 14 0 18l16-5-4 10H-8Z" fill="#8a5a32"/><path d="M-1-14h2v30h-2Z" fill="#4a3524"/><path d="M2-12c9 6 11 14 9 23L2 12Z" fill="${PAPER}"/>`;

/** The ship is across the canal, the digger is on its way. */
export const supplyShock = scene(
  `<rect width="240" height="150" fill="#f0d7a0"/><circle cx="40" cy="30" r="18" fill="#f7e3b6"/><path d="M0 70c70-8 160-8 240 0v80H0Z" fill="#dcb877"/><path d="M0 92h240v58H0Z" fill="#5b9fae"/><path d="M0 92h240v6H0Z" fill="#78b6c2"/>`,
  `<path d="M0 150v-22c18-6 40-2 52 22ZM240 150v-34c-26-2-40 12-46 34Z" fill="#caa05c"/><path d="M240 150v-34c-8-1-14 0-20 3 2 10-2 20-10 31Z" fill="#a97f42"/>
${at(116, 86, 1, ship, -7)}
${at(30, 128, 1, digger, -6)}
${at(206, 62, 1, boat, 4)}${at(224, 74, 0.8, boat, -3)}`,
);
