import { bar, put, shape, stroke } from '../../pen';
import { INK, PAPER, RED, STEEL, SUN } from '../paint';

/** One bolt left over. It is the important one. */
export const flatPackLighthouse =
  bar(0, 70, 136, 18, '#7fb3c8') +
  shape('#7a6a56', 'M20 88c4-22 60-22 70 0Z') +
  put(
    54,
    78,
    1,
    shape(PAPER, 'M-14 0-9-50H9L14 0Z') +
      shape('#ddd4c3', 'M2-50h7L14 0H4Z') +
      shape(RED, 'M-13-10 13-18l.7 9L-14 0ZM-11.5-28 11-36l1 10-24.5 8Z') +
      bar(-8, -62, 16, 12, SUN) +
      shape(INK, 'M-11-62 0-72l11 10Z') +
      bar(-12, -51, 24, 4, INK),
    6,
  ) +
  shape('rgb(255 240 180/.75)', 'M74 10 120-2v30Z') +
  stroke(STEEL, 5, 'M86 80h22v-18') +
  put(
    120,
    74,
    1,
    shape(SUN, 'M-7-8h14v6H-7Z') + bar(-3, -2, 6, 14, '#d9921c') + stroke('#7a4d08', 1.4, 'M-3 3h6M-3 7h6'),
  );
