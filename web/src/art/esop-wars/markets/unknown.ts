import { at } from '../../at';
import { PAPER, SUN } from '../../palette';
import { scene } from '../scene';

const ball = `<path d="M-34 34h68l8 16h-84Z" fill="#7b4a29"/><path d="M10 34h24l8 16H16Z" fill="#54311a"/><circle r="44" fill="#8fb7d6"/><path d="M8-43.3a44 44 0 0 1 0 86.6c18-26 18-60 0-86.6Z" fill="#6b97ba"/><path d="M-26-22c4-8 10-12 18-14" stroke="#e7f1f8" stroke-width="6" stroke-linecap="round" fill="none"/>`;
const chart = `<path d="m-22 10 12-12 10 8 20-22" stroke="${PAPER}" stroke-width="5" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="m10-20 12 0v12" stroke="${PAPER}" stroke-width="5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The crystal ball shows a rising line, as it always has. */
export const unknown = scene(
  `<rect width="240" height="150" fill="#d9cbe6"/><circle cx="120" cy="70" r="64" fill="#e6dcf0"/><path d="M0 126h240v24H0Z" fill="#6d4f86"/><path d="M0 126h240v5H0Z" fill="#84669c"/>`,
  `${at(120, 76, 1, ball + chart)}<g fill="${SUN}"><path d="m52 40 3 9 9 3-9 3-3 9-3-9-9-3 9-3ZM190 58l2 7 7 2-7 2-2 7-2-7-7-2 7-2ZM176 24l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z"/></g>`,
);
