import { bar, disc, oval, put, shape, stroke } from '../../pen';
import { GREY, INK, PAPER, RED, SUN, WOOD } from '../paint';
import { eyes } from '../parts/faces';
import { note } from '../parts/signs';

/** Nobody hears the auditors coming. */
export const squeaklessDoor =
  bar(28, 4, 60, 84, '#1b1613') +
  bar(24, 2, 68, 5, WOOD) +
  bar(24, 2, 5, 86, WOOD) +
  eyes(60, 36, 14, 0) +
  oval(52, 40, 5, 4, PAPER) +
  oval(70, 40, 5, 4, PAPER) +
  disc(53, 40, 2.2, INK) +
  disc(71, 40, 2.2, INK) +
  shape('#4a4038', 'M38 32h46l-4-4H74V16H48v12h-6Z') +
  shape('#2e2822', 'M44 88c0-24 4-34 17-34s17 10 17 34Z') +
  shape('#c9803c', 'M88 4l26 8v76H88Z') +
  shape('#a8672c', 'M104 9l10 3v76h-10Z') +
  disc(94, 48, 3, SUN) +
  note(14, 40, 0.8, INK) +
  stroke(RED, 3, 'M4 22l20 24') +
  put(126, 80, 1, oval(0, 2, 7, 5, GREY) + disc(-5, -1, 3, GREY) + disc(-8, 3, 1, INK));
