import { INK } from '../../palette';
import { RED, INDIGO, INDIGO_SHADE, WOOD, STEEL } from '../paint';
import { room } from '../room';
import { floor } from '../things/floor';

/** A skip full of old code; one bug got away. */
export const payDownDebt = room(
  'ops',
  (people) => `
${floor}${people}
<g transform="translate(96 34)"><path d="M0 10h66l-8 36H8Z" fill="${INDIGO_SHADE}"/><path d="M44 10h22l-8 36H40Z" fill="#262f85"/><path d="M-3 5h72v7H-3Z" fill="${INDIGO}"/><circle cx="16" cy="47" r="4" fill="${INK}"/><circle cx="50" cy="47" r="4" fill="${INK}"/><path d="M8 5c-2-14 16-20 20-8 8-8 18-2 14 8Z" fill="${STEEL}"/><path d="m26-4 4-6 3 5Z" fill="${STEEL}"/><path d="M44 5c0-10 14-14 18-4l2 4Z" fill="#7a6a5a"/></g>
<g transform="translate(84 66) rotate(-24)"><path d="M-2-34h4v32h-4Z" fill="${WOOD}"/><path d="M-7-4h14v10c0 6-14 6-14 0Z" fill="#a9adc4"/></g>
<g transform="translate(72 76)"><ellipse rx="6" ry="4.5" fill="${RED}"/><circle cx="-6" cy="-1" r="2.8" fill="${INK}"/><path d="M0-4.5v9" stroke="${INK}"/></g>`,
);
