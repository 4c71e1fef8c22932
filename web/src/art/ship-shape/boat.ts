import { SEATS } from '../palette';
import { crate } from './crate';
import { times } from '../pen';

const MASTS: Readonly<Record<number, readonly number[]>> = { 2: [-10, 8], 3: [-15, -2, 11], 4: [-19, -7, 5, 17] };
const TOPS = [-46, -38, -42, -35];

const mast = (x: number, i: number): string =>
  `<path d="M${x} ${TOPS[i]}V-8" stroke="#231d18" stroke-width="2"/><path d="M${x} ${TOPS[i]}l14 4.6-14 4.6Z" fill="${SEATS[i]}"/>`;

/** All firms in one boat: a mast for each, a crate for each order that is still open. */
export const boat = (firms: number, crates: number): string =>
  (MASTS[firms] ?? [-2]).map(mast).join('') +
  `<path d="M-16-19h32v11h-32Z" fill="#fff6e6"/><path d="M0-19h16v11H0Z" fill="#e3d5ba"/><path d="M-11-16h5v4h-5Zm9 0h5v4h-5Zm9 0h5v4H7Z" fill="#0f7c7a"/>` +
  times(crates, (i) => crate(-18 + i * 12.5, -30, 11)) +
  `<path d="M-28-8h58L20 8h-42Z" fill="#b8323a"/><path d="M2-8h28L20 8H2Z" fill="#8a2129"/><path d="M-28-8h58l-1.5 3h-55Z" fill="#fff6e6"/>`;

/** How much deeper it lies for what it still carries. */
export const draught = (crates: number): number => crates * 1.6;
