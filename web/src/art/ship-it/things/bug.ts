import { at } from '../../at';
import { INK, shade } from '../../palette';
import { RED } from '../paint';

export const bug = (x: number, y: number, scale: number, tilt = 0, colour: string = RED): string =>
  at(
    x,
    y,
    scale,
    `<path d="m-9-7-6-5m4 11-8 0m5 7-6 5M9-7l6-5M11-1h8m-9 7 6 5" stroke="${INK}" stroke-width="2.4" stroke-linecap="round"/><ellipse rx="11" ry="13" cy="2" fill="${colour}"/><path d="M1-11c7 1 10 7 10 13S7 15 1 15Z" fill="${shade(colour)}"/><path d="M-6-9a6.5 6.5 0 0 1 12 0Z" fill="${INK}"/><path d="M0-10v25" stroke="${INK}" stroke-width="1.8"/><g fill="${INK}"><circle cx="-5" cy="0" r="2"/><circle cx="5" cy="0" r="2"/><circle cx="-4" cy="8" r="1.8"/><circle cx="4" cy="8" r="1.8"/></g>`,
    tilt,
  );
