import { bar, put, shape, stroke } from '../../pen';
import { BLUE, LEAF, PAPER, RED, STEEL, SUN, VIOLET, WOOD } from '../paint';

/** Four colours, five if you pay. */
export const mapColouring =
  put(
    60,
    44,
    1,
    shape(RED, 'M-46-28-16-34-10-8-44 2Z') +
      shape(SUN, 'M-16-34 18-26 24-4-10-8Z') +
      shape(BLUE, 'M18-26 44-32 48 2 24-4Z') +
      shape(BLUE, 'M-44 2-10-8-2 28-42 32Z') +
      shape(LEAF, 'M-10-8 24-4 20 30-2 28Z') +
      shape(RED, 'M24-4 48 2 44 32 20 30Z') +
      stroke(
        PAPER,
        2.4,
        'M-46-28-16-34 18-26 44-32 48 2 44 32 20 30-2 28-42 32-44 2Z M-16-34-10-8-44 2M18-26 24-4-10-8-2 28M48 2 24-4 20 30',
      ),
    -3,
  ) +
  put(
    112,
    48,
    1,
    bar(-4, -36, 8, 40, WOOD, 3) + bar(-6, 2, 12, 9, STEEL) + shape(VIOLET, 'M-6 11H6c2 10-4 12-6 20-4-8-8-10-6-20Z'),
    24,
  );
