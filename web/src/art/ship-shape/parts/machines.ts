import { BRASS, BRASS_SHADE, COPPER_SHADE, INK, LAMP, PAPER, STEEL, SUN } from '../paint';
import { bar, disc, line, oval, put, shape, short, stroke, times } from '../../pen';

export const gearPath = (n: number, r1: number, r2: number, cx = 0, cy = 0) => {
  let d = '';
  const st = (Math.PI * 2) / n;
  for (let i = 0; i < n; i++) {
    const a = i * st - Math.PI / 2,
      p = (t: number, r: number) => `${short(cx + r * Math.cos(t))} ${short(cy + r * Math.sin(t))}`;
    d += `${i ? 'L' : 'M'}${p(a - st * 0.3, r2)}L${p(a - st * 0.2, r1)}L${p(a + st * 0.2, r1)}L${p(a + st * 0.3, r2)}`;
  }
  return d + 'Z';
};
export const cog = (x: number, y: number, r: number, paint = BRASS, h = INK, n = 8): string =>
  put(x, y, 1, shape(paint, gearPath(n, r, r * 0.77)) + disc(0, 0, short(r * 0.34), h));
export const wheel = (x: number, y: number, r: number, h = BRASS): string =>
  disc(x, y, r, INK) + disc(x, y, short(r * 0.45), h);
export const spokes = (x: number, y: number, r: number, colour = INK, n = 6, w = 2): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${w * 1.3}"/>` +
  line(
    colour,
    w * 0.8,
    times(n / 2, (i) => {
      const a = (i / n) * Math.PI * 2,
        q = r * Math.cos(a),
        s = r * Math.sin(a);
      return `M${short(x - q)} ${short(y - s)}L${short(x + q)} ${short(y + s)}`;
    }),
  ) +
  disc(x, y, r * 0.2, colour);
export const propeller = (x: number, y: number, h: number, paint = INK): string =>
  oval(x, y - h / 2, 2.2, h / 2, paint) + oval(x, y + h / 2, 2.2, h / 2, paint) + disc(x, y, 2.4, BRASS);
export const bolt = (x: number, y: number, scale = 1, paint = '#ffc24a'): string =>
  shape(paint, 'M3-12-6 2h5l-3 11L8-3H2l4-9Z', ` transform="translate(${x} ${y}) scale(${scale})"`);
export const clock = (x: number, y: number, r: number, paint = PAPER, colour = BRASS_SHADE): string =>
  disc(x, y, r, colour) +
  disc(x, y, short(r * 0.8), paint) +
  stroke(INK, Math.max(1.2, r * 0.16), `M${x} ${y}v-${short(r * 0.55)}M${x} ${y}l${short(r * 0.38)} ${short(r * 0.2)}`);
export const bulb = (x: number, y: number, r: number, paint = LAMP): string =>
  disc(x, y, r, paint) +
  bar(short(x - r * 0.45), short(y + r * 0.8), short(r * 0.9), short(r * 0.6), STEEL) +
  line(
    COPPER_SHADE,
    Math.max(1, r * 0.16),
    `M${short(x - r * 0.3)} ${short(y + r * 0.7)}v-${short(r * 0.6)}l${short(r * 0.3)}-${short(r * 0.3)} ${short(r * 0.3)} ${short(r * 0.3)}v${short(r * 0.6)}`,
  );
export const sparks = (x: number, y: number, colour = SUN): string =>
  stroke(colour, 1.8, `M${x} ${y}l-5-5m5 5-7 1m7-1-3 6m3-6 5-4m-5 4 6 3`);
