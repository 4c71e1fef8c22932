import { at } from '../../at';
import { INK, PAPER, SUN } from '../../palette';
import { scene } from '../scene';

const bigFish = `<path d="M-62 0c-12-14-22-20-32-22 6 10 7 16 6 22 1 6 0 12-6 22 10-2 20-8 32-22Z" fill="#2d3891"/><path d="M-70 0C-62-16-52-28-34-36 2-52 44-46 66-14L30 4l36 10C52 38 22 50-12 44-46 38-62 18-70 0Z" fill="#4b5bd6"/><path d="M30 4 66 14C52 38 22 50-12 44c-24-4-40-14-49-26C-20 32 14 22 30 4Z" fill="#aab4f3"/><path d="M66-14 30 4l36 10c-6-8-6-20 0-28Z" fill="#8f2229"/><path d="M66-14 30 4l8 2 10-6 6 3 10-7Z" fill="${PAPER}"/><path d="m38 6 9 1 4 5 6-2 9 4-2-4Z" fill="${PAPER}"/><circle cx="28" cy="-20" r="8.5" fill="#fff"/><circle cx="31" cy="-19" r="4.2" fill="${INK}"/><path d="M17-29c6-5 14-6 20-3" stroke="#2d3891" stroke-width="4" stroke-linecap="round" fill="none"/><path d="M-18 10c-4 14-14 20-26 20 8-6 10-14 8-24Z" fill="#3441a8"/>`;

const hat = `<path d="M-26 2c0-6 52-6 52 0s-52 6-52 0Z" fill="${INK}"/><path d="M-17 0v-28h34V0c-8 3-26 3-34 0Z" fill="#33302c"/><path d="M6-28h11V0c-3 1-7 2-11 2Z" fill="${INK}"/><path d="M-17-7h34v6c-8 3-26 3-34 0Z" fill="#b8323a"/>`;

const smallFish = `<path d="M22 0c8-9 13-12 19-13-4 6-4 9-4 13 0 4 0 8 4 13-6-1-11-4-19-13Z" fill="#d5952a"/><path d="M-26 2C-20-16 8-20 26 0 8 20-18 18-26 2Z" fill="${SUN}"/><path d="M-22 8C-8 12 10 10 26 0 8 20-14 20-22 8Z" fill="#d5952a"/><circle cx="-12" cy="-4" r="4.2" fill="#fff"/><circle cx="-13" cy="-4" r="2.2" fill="${INK}"/><path d="M-23 4c3 3 6 3 9 2" stroke="${INK}" stroke-width="1.8" fill="none" stroke-linecap="round"/>`;

const contract = `<path d="M-18-14h34v24h-34Z" fill="${PAPER}"/><path d="M6-14h10v24H8Z" fill="#e6d6ba"/><path d="M-13-9h18M-13-4h14M-13 1h10" stroke="#8a7f70" stroke-width="1.8"/><path d="M-4 6c3-4 5 2 8-2s4 1 6-1" stroke="#2d3891" stroke-width="1.8" fill="none"/>`;

/** The big fish wears a hat; the small one has already read the contract. */
export const mergerAndAcquisition = scene(
  `<rect width="240" height="150" fill="#2a6f86"/><path d="M0 0h240v20c-40 10-80-8-120 0S40 28 0 18Z" fill="#3f8aa0"/><path d="M0 124c50-14 90 4 130-4s70-8 110 2v28H0Z" fill="#1c5266"/>`,
  `${at(92, 78, 1, bigFish)}
${at(96, 36, 1, hat, 10)}
${at(182, 82, 1, smallFish)}
${at(190, 124, 1, contract, -8)}
<g fill="none" stroke="#cfe8ee" stroke-width="2"><circle cx="214" cy="50" r="5"/><circle cx="224" cy="34" r="3.5"/><circle cx="166" cy="44" r="3.5"/><circle cx="20" cy="40" r="4"/><circle cx="30" cy="24" r="2.6"/></g>`,
);
