import { at } from '../../at';
import { INK, PAPER, SUN } from '../../palette';
import { scene } from '../scene';

const binder = (x: number, y: number, h: number, c: string, d: string, r = 0): string =>
  at(
    x,
    y,
    1,
    `<rect x="0" y="${-h}" width="17" height="${h}" rx="2" fill="${c}"/><rect x="11" y="${-h}" width="6" height="${h}" rx="2" fill="${d}"/><rect x="3" y="${-h + 7}" width="8" height="15" rx="1.5" fill="${PAPER}"/><circle cx="7" cy="-8" r="2.6" fill="${INK}"/>`,
    r,
  );

const inspector = `<path d="M-48 0c0-26 14-36 40-38h16c26 2 40 12 40 38Z" fill="#3a3f45"/><path d="M8-38c26 2 40 12 40 38H26c2-16-4-30-18-38Z" fill="#2a2e33"/><path d="M-12-40 0-14l12-26Z" fill="${PAPER}"/><path d="m-3-32 3-4 3 4-1 4 3 14-5 6-5-6 3-14Z" fill="#6b2230"/><path d="M-22-76c0-14 8-18 22-18s22 4 22 18v14c0 16-9 26-22 26s-22-10-22-26Z" fill="#ebbe95"/><path d="M4-94c12 1 18 6 18 18v14c0 16-9 26-22 26 8-10 10-18 9-30-1-12-3-20-5-28Z" fill="#d29f72"/><path d="M-6-46c4-2 10-2 13 1" stroke="${INK}" stroke-width="2.2" stroke-linecap="round" fill="none"/><path d="M-16-72c2-2 6-3 9-1" stroke="${INK}" stroke-width="2.4" stroke-linecap="round" fill="none"/><circle cx="-11" cy="-65" r="2.6" fill="${INK}"/><path d="M-34-88c0-5 68-5 68 0s-68 5-68 0Z" fill="${INK}"/><path d="M-21-90c-2-22 6-27 21-27s23 5 21 27Z" fill="#3a3f45"/><path d="M4-117c13 1 19 7 17 27H9c1-12-1-20-5-27Z" fill="#2a2e33"/><path d="M-21-96h42v6h-42Z" fill="#6b2230"/>`;

const glass = `<path d="m19 20 8-6 24 31-9 7Z" fill="#7b4a29"/><path d="m23 17 4-3 24 31-5 3Z" fill="#54311a"/><circle r="28" fill="${SUN}"/><path d="M8-27a28 28 0 0 1 0 54c10-16 10-38 0-54Z" fill="#d5952a"/><circle r="22" fill="#ebf4f2"/><path d="M-18 1C-10-13 10-13 18 1 10 14-10 14-18 1Z" fill="#fff"/><circle cx="1" cy="0" r="9.5" fill="#4f7d8f"/><circle cx="1" cy="0" r="5" fill="${INK}"/><circle cx="-2" cy="-3" r="2" fill="#fff"/><path d="M-19-5C-10-18 10-18 19-5" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>`;

const papers = `<path d="M-4 0h34v-4H-4Z" fill="${PAPER}"/><path d="M-2-4h32v-4H-2Z" fill="#e6d6ba"/><path d="M-5-8h34v-4H-5Z" fill="${PAPER}"/>`;

/** The regulator looks at you through the glass, and the glass looks back. */
export const auditSeason = scene(
  `<rect width="240" height="150" fill="#bfd3c8"/><circle cx="120" cy="66" r="66" fill="#cfdfd5"/><path d="M0 122h240v28H0Z" fill="#8a6a48"/><path d="M0 122h240v5H0Z" fill="#a78358"/>`,
  `${binder(10, 122, 62, '#2f5f8a', '#234a6d')}${binder(29, 122, 62, '#b8323a', '#8f2229')}${binder(48, 122, 56, '#2f5f8a', '#234a6d', -7)}${binder(176, 122, 62, '#6f7d2c', '#556021')}${binder(195, 122, 62, '#6f7d2c', '#556021')}${binder(214, 122, 62, '#a37a1c', '#7d5c12')}
${at(120, 122, 1, inspector)}
${at(140, 60, 1, glass)}
${at(74, 122, 1, papers)}`,
);
