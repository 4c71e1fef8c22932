import { BRASS, BRASS_SHADE, CLOUD, COPPER, COPPER_SHADE, GREEN, INK, PAPER, RED, WOOD_SHADE } from '../paint';
import { daylight } from '../parts/backdrops';
import { note } from '../parts/signs';
import { smoke } from '../parts/sky';
import { bar, disc, line, put, shape, stroke } from '../../pen';

/** Sings by boiler pressure. Stand back for the high notes. */
export const steamNightingale =
  daylight +
  shape(CLOUD, 'M16 24c4-12 20-10 22 0 12 0 10 16 0 16H16c-14 0-14-14 0-16Z', ' opacity=".9"') +
  line(WOOD_SHADE, 6, 'M20 92c40-8 80-4 124-10') +
  shape(GREEN, 'M120 82c4-12 16-12 20-10-2 8-10 12-20 10ZM36 88c-2-10 6-16 12-16 2 8-4 14-12 16Z') +
  put(
    76,
    56,
    1,
    shape('#8a4518', 'M-24 8-58 22l-4-8 32-16Z') +
      shape(COPPER, 'M-32 6c0-26 22-38 40-32 4-10 20-12 26-2 5 9 0 16 0 24 0 22-16 34-36 34-18 0-30-8-30-24Z') +
      shape(COPPER_SHADE, 'M34-4c0 22-16 34-36 34-10 0-18-2-24-8 26 4 52-14 48-50 5 1 9 3 12 7 4 7 0 11 0 17Z') +
      disc(24, -22, 4.5, PAPER) +
      disc(25, -22, 2.4, INK) +
      shape(BRASS, 'M34-30 54-38l-18 15Z') +
      shape(BRASS_SHADE, 'm35-20 17 6-17-1Z') +
      `<circle cx="-4" cy="6" r="10" fill="${BRASS}"/>` +
      disc(-4, 6, 7.5, PAPER) +
      line(RED, 2, 'M-4 6l5-5') +
      line(INK, 1.5, 'M-22-10c4 4 10 4 14-2M14 20c6 0 12-6 14-12') +
      bar(-18, -36, 8, 16, INK) +
      bar(-20, -38, 12, 4, BRASS) +
      stroke(BRASS_SHADE, 3, 'M0 30v6M12 28v7'),
  ) +
  smoke(62, 10, 0.9) +
  note(136, 18, 1) +
  note(148, 40, 0.8) +
  put(
    14,
    62,
    1,
    shape('#e6f4f8', 'M-8-16H8c0 10-3 14-6 15v9h6v3H-8V8h6V-1c-3-1-6-5-6-15Z', ' opacity=".95"') +
      line(INK, 1.5, 'M-2-16l3 6-4 3 3 6'),
  );
