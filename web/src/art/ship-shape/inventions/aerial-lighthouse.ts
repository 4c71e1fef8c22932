import { CREAM, INK, LAMP, PAPER, RED, RED_SHADE, SUN, VIOLET_SHADE, WOOD } from '../paint';
import { starlight } from '../parts/backdrops';
import { passenger } from '../parts/figures';
import { ball, cloud, gull } from '../parts/sky';
import { bar, disc, line, put, shape, stroke } from '../../pen';

/** Warns ships, balloons and low-flying poets. */
export const aerialLighthouse =
  starlight +
  cloud(-10, 88, 1.2) +
  cloud(116, 92, 1.3) +
  shape('#fff3b0', 'M78 45-60 20v52Z', ' opacity=".55"') +
  shape('#fff3b0', 'm82 45 160-34v60Z', ' opacity=".55"') +
  ball(80, 14, 34, 22, RED) +
  bar(46, 11, 68, 6, PAPER) +
  line(INK, 1.8, 'M60 32l6 6M100 32l-6 6M80 36v2') +
  shape(INK, 'M66 40h28l-14-9Z') +
  bar(70, 40, 20, 11, LAMP) +
  disc(80, 45.5, 5, '#fff') +
  bar(66, 51, 28, 4, INK) +
  shape(PAPER, 'M70 55h20l5 40H65Z') +
  shape(CREAM, 'M82 55h8l5 40H85Z') +
  shape(RED, 'M68.7 65h22.6l1.3 10H67.4Zm-2.5 20h27.6l1.2 10H65Z') +
  shape(RED_SHADE, 'M83 65h8.3l1.3 10h-8.8Zm1.5 20h9.3l1.2 10h-10Z') +
  bar(60, 95, 40, 5, WOOD) +
  put(
    128,
    86,
    1,
    passenger(0, 0, 1.15, VIOLET_SHADE, 'hair') +
      bar(6, -10, 10, 12, PAPER) +
      stroke(PAPER, 2, 'M14-12 22-26') +
      shape(PAPER, 'M18-20c0-8 4-12 8-12 0 6-2 10-8 12Z'),
  ) +
  put(20, 46, 1, ball(0, -6, 9, 9, SUN) + bar(-3, 6, 6, 4, WOOD)) +
  gull(14, 78, 1, PAPER);
