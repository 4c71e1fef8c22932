import { bar, shape, stroke } from '../../pen';
import { INK, RED, STEEL, SUN, WOOD } from '../paint';
import { peg } from '../parts/faces';

export const headhunters =
  bar(22, 4, 92, 84, STEEL, 3) +
  bar(28, 12, 80, 76, '#39414d') +
  bar(28, 12, 26, 76, '#c3c9d1') +
  bar(82, 12, 26, 76, '#a4abb6') +
  bar(54, 12, 28, 76, '#ffe6a8') +
  shape(INK, 'M60 0h16v9H60Z') +
  shape(SUN, 'M64 7l4-5 4 5Z') +
  peg(68, 56, 1.05, '#4d5b3a') +
  shape('#6b4420', 'M56 44h24l-3-5c-3-8-15-8-18 0Z') +
  shape(RED, 'M76 40c6-6 8-14 4-20-4 6-6 12-4 20Z') +
  stroke(WOOD, 3, 'M82 84V38') +
  `<ellipse cx="92" cy="32" rx="12" ry="9" fill="none" stroke="${WOOD}" stroke-width="3"/>` +
  shape('rgb(255 250 240/.75)', 'M80 33c0 16 24 16 24 0-6 8-18 8-24 0Z');
