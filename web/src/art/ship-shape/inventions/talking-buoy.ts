import {
  BRASS,
  BRASS_SHADE,
  CREAM,
  INK,
  PAPER,
  RED,
  RED_SHADE,
  ROCK,
  ROCK_SHADE,
  SEA,
  SEA_SHADE,
  STEEL,
  STEEL_SHADE,
  SUN,
} from '../paint';
import { openSea } from '../parts/backdrops';
import { rock } from '../parts/land';
import { bulb } from '../parts/machines';
import { note, speech } from '../parts/signs';
import { cloud, gull } from '../parts/sky';
import { sea, wavePath } from '../parts/water';
import { bar, disc, oval, put, shape } from '../../pen';

/** Warns of rocks in three languages and of fog in rhyme. */
export const talkingBuoy =
  openSea +
  gull(10, 20) +
  gull(146, 34) +
  shape(ROCK, 'm132 74 8-22 12-8 10 14 14 6 6 24h-60Z') +
  shape(ROCK_SHADE, 'm152 44 10 14 14 6 6 24h-26Z') +
  sea(72) +
  put(
    70,
    78,
    1,
    shape(RED, 'M-20-10-10-52h20l10 42Z') +
      shape(RED_SHADE, 'M0-52h10l10 42H2Z') +
      shape(PAPER, 'M-16-28h32l3 10h-38Z') +
      shape(CREAM, 'M1-28h15l3 10H2Z') +
      oval(0, -9, 30, 9, BRASS) +
      shape(BRASS_SHADE, 'M2-18c18 0 28 4 28 9s-10 9-28 9Z') +
      disc(-5, -42, 3, PAPER) +
      disc(5, -42, 3, PAPER) +
      disc(-4, -42, 1.5, INK) +
      disc(6, -42, 1.5, INK) +
      shape(BRASS, 'M-2-36 22-46c4 6 6 14 4 22L0-30Z') +
      oval(24, -35, 4, 12, '#6b4a14', -8) +
      bar(-8, -57, 16, 6, INK) +
      bulb(0, -62, 5, SUN),
    -6,
  ) +
  shape(SEA, wavePath(80, 5, 24)) +
  shape(SEA_SHADE, wavePath(88, 5, 26)) +
  speech(102, 16, 26, 17, rock(13, 14, 0.7, STEEL_SHADE)) +
  speech(
    130,
    30,
    26,
    17,
    `<text x="13" y="13" text-anchor="middle" font-family="Fraunces,serif" font-weight="700" font-size="11" fill="${INK}">oh!</text>`,
  ) +
  speech(14, 26, 30, 18, note(7, 14, 0.6) + cloud(19, 9, 0.3, STEEL), PAPER, -1);
