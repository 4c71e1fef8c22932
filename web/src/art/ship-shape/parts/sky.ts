import { shade } from '../../palette';
import { CLOUD, INK, LAMP, SMOKE } from '../paint';
import { oval, shape, short, stroke, times } from '../../pen';

export const smoke = (x: number, y: number, k = 1, paint = SMOKE): string =>
  `<g fill="${paint}"><circle cx="${x}" cy="${y}" r="${short(4 * k)}"/><circle cx="${short(x - 7 * k)}" cy="${short(y - 6 * k)}" r="${short(5.5 * k)}"/><circle cx="${short(x - 17 * k)}" cy="${short(y - 10 * k)}" r="${short(7 * k)}"/></g>`;
export const cloud = (x: number, y: number, k = 1, paint = CLOUD): string =>
  `<g fill="${paint}" transform="translate(${x} ${y}) scale(${k})"><circle r="8"/><circle cx="10" cy="-4" r="10"/><circle cx="22" cy="1" r="7"/><rect x="-7" width="36" height="8" rx="4"/></g>`;
export const clouds = (x1 = 6, y1 = 62, x2 = 94, y2 = 16): string => cloud(x1, y1, 0.75) + cloud(x2, y2, 0.6);
export const ball = (x: number, y: number, a: number, b: number, paint: string, shaded = shade(paint, 0.75)): string =>
  oval(x, y, a, b, paint) +
  shape(
    shaded,
    `M${x} ${y - b}a${a} ${b} 0 0 1 0 ${2 * b}c${short(a * 0.36)}-${short(b * 0.6)} ${short(a * 0.5)}-${short(b)} ${short(a * 0.5)}-${b}s-${short(a * 0.14)}-${short(b * 0.5)}-${short(a * 0.5)}-${b}Z`,
  );
export const gasbag = (x: number, y: number, a: number, b: number, paint: string, shaded = shade(paint)): string =>
  shape(
    paint,
    `M${x - a} ${y}c0-${short(b * 0.65)} ${short(a * 0.45)}-${b} ${short(a * 0.95)}-${b}s${short(a * 0.95)} ${short(b * 0.5)} ${short(a * 1.05)} ${b}c-${short(a * 0.1)} ${short(b * 0.5)}-${short(a * 0.55)} ${b}-${short(a * 1.05)} ${b}s-${short(a * 0.95)}-${short(b * 0.35)}-${short(a * 0.95)}-${b}Z`,
  ) +
  shape(
    shaded,
    `M${short(x - a * 0.98)} ${short(y + b * 0.2)}c${short(a * 0.1)} ${short(b * 0.5)} ${short(a * 0.5)} ${short(b * 0.8)} ${short(a * 0.93)} ${short(b * 0.8)}s${short(a * 0.95)}-${short(b * 0.5)} ${short(a * 1.05)}-${b}c-${short(a * 0.4)} ${short(b * 0.5)}-${short(a * 1.4)} ${short(b * 0.6)}-${short(a * 1.98)} ${short(b * 0.2)}Z`,
  );
export const star = (x: number, y: number, r: number, paint = LAMP): string =>
  shape(
    paint,
    `M${x} ${y - r}l${short(r * 0.25)} ${short(r * 0.75)} ${short(r * 0.75)} ${short(r * 0.25)}-${short(r * 0.75)} ${short(r * 0.25)}-${short(r * 0.25)} ${short(r * 0.75)}-${short(r * 0.25)}-${short(r * 0.75)}-${short(r * 0.75)}-${short(r * 0.25)} ${short(r * 0.75)}-${short(r * 0.25)}Z`,
  );
export const rays = (x: number, y: number, r0: number, r1: number, n: number, colour: string, w: number): string =>
  stroke(
    colour,
    w,
    times(n, (i) => {
      const a = (i / n) * Math.PI * 2 + 0.2;
      return `M${short(x + r0 * Math.cos(a))} ${short(y + r0 * Math.sin(a))}L${short(x + r1 * Math.cos(a))} ${short(y + r1 * Math.sin(a))}`;
    }),
  );
export const burst = (x: number, y: number, n: number, a: number, b: number, paint: string): string =>
  shape(
    paint,
    times(n * 2, (i) => {
      const t = (i / n) * Math.PI,
        r = i % 2 ? b : a;
      return `${i ? 'L' : 'M'}${short(x + r * Math.sin(t))} ${short(y - r * Math.cos(t))}`;
    }) + 'Z',
  );
export const gull = (x: number, y: number, scale = 1, colour = INK): string =>
  stroke(colour, 1.8, `M${x} ${y}q${4 * scale}-${5 * scale} ${8 * scale} 0q${4 * scale}-${5 * scale} ${8 * scale} 0`);
