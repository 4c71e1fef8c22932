import type { Drawing } from '../../drawing';
import { boat } from '../boat';
import { crate } from '../crate';
import { disc, times } from '../../pen';
import { waves } from './waves';

const FRAME = { width: 800, foot: 616 };
const CLOUDS = [
  [60, 6, 52],
  [150, -8, 70],
  [260, 2, 52],
  [380, -14, 74],
  [500, 0, 58],
  [620, -10, 76],
  [740, 4, 60],
] as const;
const LOW_CLOUDS = [
  [30, 44, 36],
  [104, 56, 30],
  [440, 50, 34],
  [680, 56, 40],
  [780, 50, 34],
] as const;

const sky =
  '<rect width="800" height="616" fill="#232f37"/><rect y="150" width="800" height="616" fill="#2f3e47"/><rect y="230" width="800" height="200" fill="#3f515b"/>' +
  CLOUDS.map(([x, y, r]) => disc(x, y, r, '#151c21')).join('') +
  LOW_CLOUDS.map(([x, y, r]) => disc(x, y, r, '#1c252b')).join('') +
  '<path d="M596 70l-34 84h26l-22 74 66-104h-30l28-54ZM712 84l-16 42h14l-12 40 34-56h-16l14-26Z" fill="#ffd35a"/>';
const rain = `<path d="${times(46, (i) => `M${(i * 137) % 800} ${(i * 83) % 290}l-7 20`)}" stroke="#7d93a0" stroke-width="2" stroke-linecap="round" opacity=".5"/>`;

/** The boat goes down with what was still open; `.sinking` is what tilts. The foot of it is the mat. */
export const lostScene = (firms: number): Drawing => ({
  box: '0 0 800 616',
  fit: 'xMidYMin slice',
  shapes: `${sky}${rain}${waves(300, 34, 5, '#2d8a86', FRAME)}<g transform="translate(520 300)"><g class="sinking" transform="rotate(-24)"><g transform="scale(3)">${boat(firms, 1)}</g></g></g>${waves(326, 40, 4, '#0f6664', FRAME)}${waves(362, 34, 6, '#0b5250', FRAME)}<g transform="translate(196 296) rotate(12)">${crate(-26, -24, 46)}</g>${waves(344, 22, 7, '#0b5250', FRAME)}<rect y="360" width="800" height="616" fill="var(--mat)"/>`,
});
