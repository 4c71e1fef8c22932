import type { Drawing } from '../../drawing';
import { bar, disc, line, put, shape, stroke } from '../../pen';
import { INK } from '../paint';
import { workerBust, type Showing } from '../workers';

/** Who sits on the bench: somebody, or nobody any more (their seat is kept). */
export interface Sitter {
  readonly id?: string;
  readonly morale?: Showing['morale'];
}

const WIDTH = 98;

const gone =
  '<path d="M30 112c0-18 8-26 22-29l2-8c-9-5-14-13-14-24 0-14 8-22 18-22s18 8 18 22c0 11-5 19-14 24l2 8c14 3 22 11 22 29Z" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="4 5" opacity=".75"/>';

const clock = disc(0, 0, 14, '#fff6ea') + stroke(INK, 2.6, 'M0-8V0l5 4');

const plant =
  shape('#c98a4b', 'M-9 0h18l-3-22h-12Z') +
  shape('#4f9155', 'M0-22c-2-16-14-18-16-30 10 2 14 10 16 18 1-12 4-22 13-27 2 14-6 24-13 39Z');

/** The waiting room: a bench as long as those who wait, a clock and a plant; the walls darken what they hang on. */
export function waitingRoom(sitters: readonly Sitter[]): Drawing {
  const bench = Math.max(sitters.length, 2) * WIDTH + 18;
  const width = bench + 50;
  const people = sitters.map(({ id, morale }, i) => {
    const x = 18 + i * WIDTH;
    return id === undefined ? put(x + 2, 2, 1, gone) : put(x, 28, 0.74, workerBust(id, morale).shapes);
  });
  return {
    box: `0 0 ${width} 170`,
    fit: 'xMinYMax meet',
    shapes:
      bar(0, 0, width, 170, 'rgb(0 0 0/.2)', 14) +
      shape('rgb(0 0 0/.24)', `M0 134h${width}v22a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14Z`) +
      put(width - 28, 26, 1, clock) +
      people.join('') +
      bar(14, 112, bench, 12, '#d9a05c', 5) +
      bar(14, 120, bench, 5, '#a8723a', 2) +
      line(INK, 5, `M34 124v26M${bench - 6} 124v26M${14 + bench / 2} 124v26`) +
      put(width - 20, 148, 1, plant),
  };
}
