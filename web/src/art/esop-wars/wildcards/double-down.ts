import { at } from '../../at';
import { INK, PAPER, SUN } from '../../palette';
import { scene } from '../scene';

/** Coins lying on each other, seen from the side. */
const pile = (height: number) =>
  Array.from({ length: height }, (_, i) => {
    const y = -6 - i * 8;
    return `<path d="M-18 ${y}v-6h36v6c-4 5-32 5-36 0Z" fill="${SUN}"/><path d="M6 ${y - 6}h12v6c-2 2-6 3-12 3.5Z" fill="#d5952a"/><ellipse cy="${y - 6}" rx="18" ry="5" fill="#fbd277"/>`;
  }).join('');
const gambler = `<path d="M-30 40c0-24 12-32 30-32s30 8 30 32Z" fill="#2b3a4a"/><path d="M4 8c18 2 26 12 26 32H16c0-14-4-24-12-32Z" fill="#1e2a37"/><path d="M-7 8 0 24 7 8Z" fill="${PAPER}"/><path d="M-14-12c0-11 6-16 14-16s14 5 14 16v6c0 10-6 17-14 17S-14 4-14-6Z" fill="#cf9566"/><path d="M3-28c7 1 11 6 11 16v6c0 10-6 17-14 17 5-6 6-12 5-20 0-8-1-14-2-19Z" fill="#b2784a"/><path d="M-15-14c-3-18 32-20 30 0-8-6-22-6-30 0Z" fill="${INK}"/><path d="M-13-11h11v4c0 3-2 4-5 4s-6-2-6-5ZM3-11h11v3c0 3-3 5-6 5s-5-1-5-4ZM-3-11h7v2h-7Z" fill="${INK}"/><path d="M-5 3c4 2 8 1 10-2" stroke="${INK}" stroke-width="2" fill="none" stroke-linecap="round"/>`;

/** He had ten coins on the table. Now it is twenty. */
export const doubleDown = scene(
  `<rect width="240" height="150" fill="#8fc39d"/><circle cx="120" cy="58" r="64" fill="#a7d2b2"/><circle cx="120" cy="58" r="44" fill="#c0e0c8"/><path d="M0 112h240v38H0Z" fill="#14613a"/><path d="M0 112h240v6H0Z" fill="#7b4a29"/>`,
  `${at(132, 70, 1.15, gambler)}${at(34, 146, 1, pile(5))}${at(76, 148, 1, pile(10))}${at(204, 132, 1, `<rect x="-32" y="-44" width="40" height="54" rx="5" fill="#e6d6ba" transform="rotate(-12)"/><rect x="-16" y="-46" width="40" height="54" rx="5" fill="${PAPER}" transform="rotate(6)"/><g transform="rotate(6)"><path d="m4-36 8 10-8 10-8-10Z" fill="#b8323a"/><path d="m4-14 8 10-8 10-8-10Z" fill="#b8323a"/></g>`)}<g fill="${SUN}"><path d="m206 26 3 9 9 3-9 3-3 9-3-9-9-3 9-3ZM36 30l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z"/></g>`,
);
