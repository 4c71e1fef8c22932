import { shade } from '../../palette';
import { INK, LAMP } from '../paint';
import { bar, block, line, shape, short, times } from '../../pen';

export const chimney = (x: number, y: number, w: number, h: number, paint = '#963f2b'): string =>
  shape(paint, `M${x} ${y + h}l${short(w * 0.12)}-${h}h${short(w * 0.76)}l${short(w * 0.12)} ${h}Z`) +
  shape(shade(paint), `M${short(x + w * 0.55)} ${y}h${short(w * 0.33)}l${short(w * 0.12)} ${h}h-${short(w * 0.45)}Z`) +
  bar(x - 1, y - 2, w + 2, 4, INK);
export const windows = (x: number, y: number, n: number, st: number, w = 5, h = 5, paint = LAMP): string =>
  shape(
    paint,
    times(n, (i) => `M${x + i * st} ${y}h${w}v${h}h-${w}Z`),
  );
export const house = (x: number, w: number, h: number, paint: string, y = 54): string => block(x, y - h, w, h, paint);
export const roof = (x: number, y: number, w: number, h: number, paint = INK): string =>
  shape(paint, `M${x} ${y}l${w / 2}-${h} ${w / 2} ${h}Z`);
export const glasshouse = (
  x: number,
  y: number,
  w: number,
  h: number,
  n = 4,
  paint = '#d8f0ea',
  colour = '#3c6a62',
) => {
  const q = short(h * 0.55);
  return (
    shape(
      paint,
      `M${x} ${y}v-${h - q}c0-${short(q * 0.75)} ${short(w * 0.25)}-${q} ${w / 2}-${q}s${w / 2} ${short(q * 0.25)} ${w / 2} ${q}v${h - q}Z`,
      ' opacity=".8"',
    ) +
    line(
      colour,
      2,
      `M${x} ${y}v-${h - q}c0-${short(q * 0.75)} ${short(w * 0.25)}-${q} ${w / 2}-${q}s${w / 2} ${short(q * 0.25)} ${w / 2} ${q}v${h - q}M${x} ${y - h + q}h${w}` +
        times(n - 1, (i) => {
          const t = (i + 1) / n,
            yy = h - q + q * Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)) * 0.98;
          return `M${short(x + w * t)} ${y}v-${short(yy)}`;
        }),
    )
  );
};
