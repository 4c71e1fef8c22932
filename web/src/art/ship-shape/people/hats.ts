import { shade } from '../../palette';
import {
  BLUE,
  BRASS,
  BRASS_SHADE,
  CREAM,
  GREEN,
  GREEN_SHADE,
  INK,
  LAMP,
  PAPER,
  RED,
  ROSE,
  RUST,
  SUN,
  TEAL,
  TEAL_SHADE,
  VIOLET_SHADE,
  WOOD,
} from '../paint';
import { clock } from '../parts/machines';
import { smoke, star } from '../parts/sky';
import { bar, disc, each, line, shape, stroke, times } from '../../pen';

const brim = (paint: string, y = 38, a = 33): string =>
  shape(paint, `M${60 - a} ${y}c0-6 ${2 * a}-6 ${2 * a} 0-8 7-${2 * a - 16} 7-${2 * a} 0Z`);

const crown = (paint: string, y = 38): string =>
  shape(paint, `M39 ${y}c-1-32 43-32 42 0Z`) + shape(shade(paint), `M63 ${y - 24}c13 2 19 11 18 24H68c1-9-1-17-5-24Z`);

const flower = (x: number, y: number, paint: string, r = 5): string =>
  times(
    5,
    (i) =>
      `<circle cx="${x}" cy="${y - r * 0.7}" r="${r * 0.6}" fill="${paint}" transform="rotate(${i * 72} ${x} ${y})"/>`,
  ) + disc(x, y, r * 0.45, SUN);

const goggles = (y: number): string =>
  line('#5a3a22', 6, `M37 ${y + 3}c16-6 30-6 46 0`) +
  disc(50, y, 9, '#b58a2b') +
  disc(70, y, 9, '#b58a2b') +
  disc(50, y, 6, '#9fdcd8') +
  disc(70, y, 6, '#9fdcd8') +
  line('#fff', 2, `m46 ${y + 2} 5-6m15 6 5-6`);

const topHat =
  shape(INK, 'M42 38 40 2c12-4 28-4 40 0l-2 36Z') +
  shape('#fff', 'M46 36 44 4c3-1 6-1.5 8-1.8L53 36Z', ' opacity=".12"') +
  shape('#b58a2b', 'M41.5 27h37l-.5 7H42Z') +
  brim(INK, 39);

/** Worn over the hair. */
export const HATS = {
  top: topHat,
  bowler: crown('#4b4038') + bar(39, 32, 42, 6, INK) + brim('#4b4038', 40),
  flowers:
    shape('#0d6f6d', 'M24 34c18-14 54-14 72 0-8 7-64 7-72 0Z') +
    shape(TEAL_SHADE, 'M40 29c2-18 38-18 40 0-8 4-32 4-40 0Z') +
    flower(76, 22, '#f0c65a', 8) +
    flower(85, 15, ROSE, 6) +
    shape('#8fae4a', 'M86 26c6-2 9-8 9-13-6 1-9 6-9 13Z'),
  goggles: goggles(30),
  tiara: shape('#f0c65a', 'm42 31-2-15 9 7 11-14 11 14 9-7-2 15c-12-4-24-4-36 0Z') + disc(60, 22, 3.5, RED),
  straw:
    shape('#e7b95a', 'M18 38c16-14 68-14 84 0-10 7-74 7-84 0Z') +
    shape('#e7b95a', 'M40 32c0-24 40-24 40 0Z') +
    shape('#c99a3c', 'M62 14c12 1 18 8 18 18H66c1-7 0-13-4-18Z') +
    shape(RUST, 'M40 28h40v6H40Z'),
  boater:
    bar(40, 14, 40, 18, '#e7c877', 2) + bar(66, 14, 14, 18, '#c9a44e') + bar(40, 24, 40, 8, BLUE) + brim('#e7c877', 35),
  garden:
    shape('#cfd8a0', 'M16 38c16-16 72-16 88 0-10 8-78 8-88 0Z') +
    crown('#b9c684', 34) +
    shape(GREEN_SHADE, 'M38 30h44v6H38Z') +
    shape(GREEN, 'M82 30c-2-12 8-16 16-16-1 10-6 16-16 16Zm-2-2c-10-2-12-10-10-18 8 2 11 10 10 18Z') +
    flower(80, 29, '#e9a8c0', 6),
  tam:
    shape('#2f5f4a', 'M30 36c-6-16 10-24 30-24s38 8 30 22c-18-4-40-4-60 2Z') +
    shape(shade('#2f5f4a'), 'M66 12c18 2 30 10 24 22-8-2-14-2.5-22-2.8 4-6 3-13-2-19.2Z') +
    bar(38, 32, 44, 7, RED, 3) +
    line(PAPER, 2, 'M40 36h40', ' stroke-dasharray="5 4"') +
    disc(60, 11, 6, RED),
  bobble: crown(BLUE, 40) + shape(PAPER, 'M37 34h46v8H37Z') + shape(CREAM, 'M68 34h15v8H68Z') + disc(60, 12, 6, PAPER),
  bonnet:
    shape(RED, 'M36 50C28 20 44 10 60 10s32 10 24 40c-2-10-4-16-8-18-10-4-22-4-32 0-4 2-6 8-8 18Z') +
    shape(shade(RED), 'M64 10c14 1 27 11 20 40-2-10-4-16-8-18-3-1.2-5-2-8-2.5 2-7 0-14-4-19.5Z') +
    `<g fill="${LAMP}"><circle cx="46" cy="24" r="1.5"/><circle cx="54" cy="19" r="1.5"/><circle cx="63" cy="24" r="1.5"/><circle cx="72" cy="22" r="1.5"/><circle cx="40" cy="34" r="1.5"/><circle cx="79" cy="33" r="1.5"/></g>` +
    shape(GREEN, 'M46 12c4-8 9-4 14-8 5 4 10 0 14 8-5 3-9 1-14 4-5-3-9-1-14-4Z'),
  night:
    shape(BLUE, 'M37 40C34 14 56 10 70 14c18 4 30 20 32 36-8-10-14-14-20-10Z') +
    shape(shade(BLUE), 'M70 14c18 4 30 20 32 36-8-10-14-14-20-10 2-10-3-20-12-26Z') +
    bar(36, 35, 48, 8, PAPER, 4) +
    disc(102, 52, 6, PAPER) +
    star(54, 26, 4, SUN) +
    star(70, 28, 3, SUN),
  toque:
    shape('#fff', 'M42 36V24c-14-2-14-20 0-20 4-10 32-10 36 0 14 0 14 18 0 20v12Z') +
    shape('#e3ddd0', 'M66-3c6 .5 10 2 12 7 14 0 14 18 0 20v12H66Z') +
    bar(42, 30, 36, 8, CREAM),
  feather:
    shape(ROSE, 'M78 30C70 4 92-8 108 0c-8 0-10 6-8 10-6-2-8 4-6 8-6 0-8 6-16 12Z') +
    shape(PAPER, 'M74 30C60 8 72-8 90-8c-8 4-8 8-5 11-6 0-6 6-3 9-6 2-6 10-8 18Z') +
    shape(VIOLET_SHADE, 'M16 30c20-12 62-8 90 8-26 8-68 4-90-8Z') +
    crown(shade(VIOLET_SHADE, 0.9), 33) +
    bar(39, 27, 42, 5, SUN),
  captain:
    shape(PAPER, 'M34 26c-4-16 56-16 52 0l-4 10H38Z') +
    shape(CREAM, 'M64 14c14 0 24 4 22 12l-4 10H66c2-8 1-16-2-22Z') +
    shape(INK, 'M38 30h44v8c-14-4-30-4-44 0Z') +
    shape(INK, 'M36 38c14-6 34-6 48 0 2 4-2 6-6 5-12-3-24-3-36 0-4 1-8-1-6-5Z') +
    disc(60, 32, 3.5, SUN),
  sailor:
    shape(PAPER, 'M40 26c0-14 40-14 40 0l2 10H38Z') +
    bar(37, 29, 46, 8, BLUE, 3) +
    shape(BLUE, 'M82 36l10 12-6 2-8-13Z'),
  souwester:
    shape('#e9b52e', 'M28 46c4-12 6-30 32-30s28 18 32 30c-14-8-50-8-64 0Z') +
    shape(shade('#e9b52e'), 'M64 16c22 2 24 18 28 30-6-3.5-14-5-22-6 1-9-1-17-6-24Z'),
  diver:
    `<path fill-rule="evenodd" fill="${BRASS}" d="M60 12c-24 0-36 18-36 40s10 40 36 40 36-18 36-40-12-40-36-40Zm0 14c15 0 23 10 23 27s-8 31-23 31-23-14-23-31 8-27 23-27Z"/>` +
    shape(BRASS_SHADE, 'M64 12c22 2 32 20 32 40S88 90 64 92l0-8c12-2 19-14 19-31S76 28 64 26.3Z', ' opacity=".9"') +
    bar(52, 6, 16, 8, BRASS_SHADE, 3) +
    each(
      [
        [36, 30],
        [84, 30],
        [31, 66],
        [89, 66],
      ],
      ([x, y]) => disc(x, y, 2.6, INK),
    ),
  mortar:
    shape(INK, 'M38 30h44v9c-12-5-32-5-44 0Z') +
    shape('#39302a', 'm22 24 38-14 38 14-38 13Z') +
    line(SUN, 2.4, 'M60 24l28 4v14') +
    bar(85, 40, 6, 8, SUN),
  pith:
    shape(CREAM, 'M22 46c10-6 14-10 15-16 2-26 44-26 46 0 1 6 5 10 15 16-20-12-56-12-76 0Z') +
    shape('#cdb78e', 'M63 11c12 2 19 9 20 19 1 6 5 10 15 16-9-5.5-19-8-28-9 2-9 0-18-7-26Z') +
    shape(WOOD, 'M37 27c14-5 32-5 46 0v6c-14-5-32-5-46 0Z') +
    disc(60, 10, 3, BRASS_SHADE),
  brolly:
    line(INK, 2.4, 'M60 26V4') +
    shape(VIOLET_SHADE, 'M26 10c4-22 64-22 68 0-6-4-10-4-13 0-5-5-9-5-14 0-5-5-9-5-14 0-5-5-9-5-14 0-4-4-8-4-13 0Z') +
    shape('#5f3570', 'M60-7c20 0 32 6 34 17-6-4-10-4-13 0-5-5-9-5-14 0 1-7-2-13-7-17Z') +
    line(BLUE, 2.4, 'M22 22l-3 8m80-10-3 8M20 44l-3 8m86-8-3 8'),
  pigeon:
    shape('#9aa6ae', 'M44 26c-4-12 4-20 14-18 2-6 10-8 13-2 3 4 1 8 1 12 0 8-6 12-14 12Z') +
    shape('#74818b', 'M72 18c0 8-6 12-14 12l-14-4c12 2 20-6 20-22 3-.4 6 .6 7 2 3 4 1 8 1 12Z') +
    shape(SUN, 'm72 10 7 2-7 3Z') +
    disc(67.5, 9, 1.4, INK) +
    shape('#74818b', 'M46 20 30 16l4 9 12 2Z') +
    stroke('#e5792a', 2, 'M54 30v4m8-5v5'),
  aviator:
    shape(WOOD, 'M36 64C28 30 40 17 60 17s32 13 24 47l-6-4c3-12 0-22-4-24-8-3-20-3-28 0-4 2-7 12-4 24Z') +
    shape(shade(WOOD), 'M64 17c18 1 28 15 20 47l-6-4c3-12 0-22-4-24-2-.8-4-1.3-6-1.7 0-7-1-13-4-17.3Z') +
    goggles(30),
  skull:
    shape(INK, 'M39 36c-2-24 44-24 42 0-12-4-30-4-42 0Z') + bar(39, 32, 42, 5, BRASS_SHADE, 2) + disc(60, 17, 4, RED),
  fur:
    shape('#6b5340', 'M34 40C26 12 94 12 86 40c-16-6-36-6-52 0Z') +
    shape('#8a6d54', 'M32 44c-6-14 60-16 56-2 0 4-4 6-8 4-14-5-28-5-40 0-4 2-8 2-8-2Z') +
    shape('#8a6d54', 'M32 40c-5 8-5 18-1 26 5 0 8-4 8-10V42Zm56 0c5 8 5 18 1 26-5 0-8-4-8-10V42Z') +
    star(60, 37, 6, SUN),
  plume:
    shape(TEAL, 'M78 44C84 20 94 4 110 0c0 20-8 36-30 48Z') +
    shape(ROSE, 'M80 46c10-16 20-22 30-22-2 14-12 22-30 26Z') +
    line(PAPER, 1.6, 'M80 46C88 28 98 12 108 2'),
  welsh:
    shape(INK, 'M44 36 48-6h24l4 42Z') +
    shape('#39302a', 'M62-6h10l4 42H66Z') +
    bar(43.5, 27, 33, 7, RED) +
    brim(INK, 38, 30) +
    shape('#fff', 'M34 46c2-6 8-8 12-7-4 4-6 8-7 14-3-1-5-4-5-7Zm52 0c-2-6-8-8-12-7 4 4 6 8 7 14 3-1 5-4 5-7Z'),
  clockhat: topHat + clock(60, 18, 10),
  blast:
    shape(INK, 'M42 38 38 8l8 5 4-9 7 8 6-9 5 9 9-6-1 32Z') +
    shape(RED, 'M41 28h38v6H42Z') +
    brim(INK, 39) +
    smoke(66, 0, 0.7) +
    shape('#3a332e', 'M44 62c3-2 6-1 8 1-2 3-6 3-8-1Zm26 6c2-2 5-2 7 0-2 3-5 3-7 0Z', ' opacity=".45"'),
  rose: flower(80, 40, RED, 8) + flower(86, 30, ROSE, 6) + shape(GREEN_SHADE, 'M88 42c6 0 10 4 11 9-6 1-10-3-11-9Z'),
  none: '',
};

export type Hat = keyof typeof HATS;
