import { at } from '../../at';
import { INK } from '../../palette';
import { MINT, RED, STEEL, TIN, TIN_SHADE } from '../paint';

/** The head of a robot with its aerial. */
export const botHead = (x: number, y: number, scale: number, tin: string = TIN, shaded: string = TIN_SHADE): string =>
  at(
    x,
    y,
    scale,
    `<path d="M-1-15h2v7h-2Z" fill="${STEEL}"/><circle cy="-16" r="3" fill="${RED}"/><rect x="-14" y="-10" width="28" height="23" rx="6" fill="${tin}"/><path d="M2-10h6a6 6 0 0 1 6 6V7a6 6 0 0 1-6 6H2Z" fill="${shaded}"/><rect x="-10" y="-5" width="20" height="10" rx="5" fill="${INK}"/><circle cx="-4.5" r="2.3" fill="${MINT}"/><circle cx="4.5" r="2.3" fill="${MINT}"/><path d="M-4 9h8" stroke="${INK}" stroke-width="1.6" stroke-linecap="round"/>`,
  );
