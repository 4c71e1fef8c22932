import { INK, PAPER, SUN } from '../../palette';
import { RED } from '../paint';
import { scene } from '../scene';

/** A bag of features, freshly popped. */
export const featureFrenzy = scene(
  'dev',
  `
<g transform="translate(6 11) scale(.92)"><path d="M44 46h72l-8 52H52Z" fill="${RED}"/><path d="M56 46h12l2 52H58ZM80 46h12l-2 52H80ZM104 46h12l-8 52h-8Z" fill="${PAPER}"/><path d="M98 46h18l-8 52H94Z" fill="#000" opacity=".14"/>${(
    [
      [54, 42, -12, SUN],
      [74, 36, 8, '#ef8a7a'],
      [96, 40, -6, '#8592f0'],
      [110, 36, 14, SUN],
      [62, 22, 16, '#9fd6c8'],
      [86, 18, -14, SUN],
      [106, 14, 10, '#ef8a7a'],
      [44, 12, -20, '#8592f0'],
      [126, 24, 24, '#9fd6c8'],
      [70, 2, 10, '#ef8a7a'],
    ] as const
  )
    .map(
      ([x, y, r, c]) =>
        `<g transform="translate(${x} ${y}) rotate(${r})"><rect x="-8" y="-8" width="16" height="16" fill="${c}"/><path d="M-5-3h10M-5 1h7" stroke="${INK}" stroke-width="1.5" opacity=".6"/></g>`,
    )
    .join('')}</g>`,
);
