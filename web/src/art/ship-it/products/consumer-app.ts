import { INK, PAPER, SUN } from '../../palette';
import { PAPER_SHADE, RED, INDIGO, GREEN, TEAL, BRICK } from '../paint';
import { scene } from '../scene';

/** All hands up for a heart. */
export const consumerApp = scene(
  'sales',
  `
<g transform="translate(80 47) rotate(6) scale(.95)"><rect x="-22" y="-38" width="46" height="80" rx="8" fill="${INK}"/><rect x="-18" y="-31" width="38" height="64" rx="3" fill="${PAPER}"/><path d="M8-31h9a3 3 0 0 1 3 3v58a3 3 0 0 1-3 3H8Z" fill="${PAPER_SHADE}"/><path d="M1 14c-22-13-16-30-6-27 5 1.5 6 7 6 7s1-5.5 6-7c10-3 16 14-6 27Z" fill="${RED}"/></g>
${(
  [
    [14, 78, -16, '#71493a', SUN],
    [36, 66, -8, '#ebbe95', INDIGO],
    [58, 82, 4, '#cf9566', GREEN],
    [104, 82, -6, '#f7d6b8', BRICK],
    [126, 66, 10, '#9c6644', TEAL],
    [148, 78, 16, '#ebbe95', '#7a3d6d'],
  ] as const
)
  .map(
    ([x, y, r, c, t]) =>
      `<g transform="translate(${x} ${y}) rotate(${r})"><path d="M-5 6H5v40H-5Z" fill="${t}"/><rect x="-6" y="-9" width="12" height="16" rx="5" fill="${c}"/><path d="M-6-4v-9M-2-6v-10M2-6v-10M6-4v-8" stroke="${c}" stroke-width="3.2" stroke-linecap="round"/></g>`,
  )
  .join('')}`,
);
