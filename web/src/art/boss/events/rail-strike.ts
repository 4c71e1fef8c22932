import { bar, shape, stroke, times, word } from '../../pen';
import { INK, PAPER, RED, STEEL, WOOD } from '../paint';
import { train } from '../parts/machines';

export const railStrike =
  bar(0, 80, 136, 8, '#6b4426') +
  stroke(STEEL, 4, 'M20 80 34 70M116 80 102 70') +
  train(68, 50, 1.05, '#4b6a9a') +
  stroke(INK, 2.4, 'M58 32l6 3M78 32l-6 3M62 42h12') +
  bar(0, 58, 136, 11, PAPER) +
  times(7, (i) => shape(RED, `M${6 + i * 20} 58h10l-6 11h-10Z`)) +
  bar(14, 56, 6, 30, WOOD) +
  bar(116, 56, 6, 30, WOOD) +
  bar(102, 10, 4, 48, WOOD) +
  bar(86, 4, 40, 24, PAPER, 3) +
  word(106, 22, 'No.', 17, RED);
