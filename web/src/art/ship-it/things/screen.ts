import { at } from '../../at';
import { INDIGO, STEEL, STEEL_SHADE } from '../paint';

export const screen = (x: number, y: number, scale = 1, colour = '#dfe3ff'): string =>
  at(
    x,
    y,
    scale,
    `<path d="M10 18h6v6h-6Z" fill="${STEEL_SHADE}"/><rect width="26" height="19" rx="2" fill="${STEEL}"/><rect x="2" y="2" width="22" height="15" rx="1" fill="${colour}"/><path d="M4.5 6h9M6.5 9.5h11M6.5 13h6" stroke="${INDIGO}" stroke-width="1.8" stroke-linecap="round"/>`,
  );
