import { at } from '../../at';
import { PAPER, shade } from '../../palette';
import { RED, STEEL_SHADE } from '../paint';

export const rocket = (
  x: number,
  y: number,
  scale: number,
  tilt = 0,
  colour: string = PAPER,
  fins: string = RED,
): string =>
  at(
    x,
    y,
    scale,
    `<path d="M-8 20c-9 2-13 8-13 18l12-5ZM8 20c9 2 13 8 13 18L9 33Z" fill="${fins}"/><path d="M0-36c14 11 15 38 8 70H-8c-7-32-6-59 8-70Z" fill="${colour}"/><path d="M0-36c14 11 15 38 8 70H1c4-26 4-50-1-70Z" fill="${shade(colour, 0.84)}"/><circle cy="-4" r="6.5" fill="${STEEL_SHADE}"/><circle cx="-1" cy="-5" r="4" fill="#9fd6f5"/>`,
    tilt,
  );
