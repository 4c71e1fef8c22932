import { INK, shade } from './palette';

export const short = (v: number): number => Number(v.toFixed(1));
export const shape = (f: string, d: string, x = ''): string => `<path d="${d}" fill="${f}"${x}/>`;
export const line = (c: string, w: number, d: string, x = ''): string =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}"${x}/>`;
export const stroke = (c: string, w: number, d: string): string =>
  line(c, w, d, ' stroke-linecap="round" stroke-linejoin="round"');
export const disc = (x: number, y: number, r: number, paint: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint}"/>`;
export const oval = (x: number, y: number, a: number, b: number, paint: string, t = 0): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}" fill="${paint}"${t ? ` transform="rotate(${t} ${x} ${y})"` : ''}/>`;
export const bar = (x: number, y: number, w: number, h: number, paint: string, r = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${paint}"${r ? ` rx="${r}"` : ''}/>`;
export const put = (x: number, y: number, scale: number, i: string, t = 0): string =>
  `<g transform="translate(${x} ${y})${t ? ` rotate(${t})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${i}</g>`;
export const faint = (o: number, i: string): string => `<g opacity="${o}">${i}</g>`;
/** A box with its shaded right side. */
export const block = (
  x: number,
  y: number,
  w: number,
  h: number,
  paint: string,
  k = 0.6,
  shaded = shade(paint),
): string => bar(x, y, w, h, paint) + bar(short(x + w * k), y, short(w * (1 - k)), h, shaded);
export const times = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('');
/** The same for every one of a list. */
export const each = <const T>(items: readonly T[], draw: (item: T, i: number) => string): string =>
  items.map(draw).join('');
/** One of a few, again and again. */
export const nth = <const T>(items: readonly [T, ...T[]], i: number): T => items[i % items.length] ?? items[0];
/** A word that is written on something. */
export const word = (x: number, y: number, text: string | number, size = 20, paint = INK): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="Fraunces, Georgia, serif" font-weight="700" font-size="${size}" fill="${paint}">${text}</text>`;
/** A box with round corners and its shaded right side. */
export const solid = (x: number, y: number, w: number, h: number, paint: string, r = 0, k = 0.58): string => {
  const corner = (way: string) => (r ? `a${r} ${r} 0 0 1${way}` : '');
  const [from, to, foot] = [short(x + w * k), short(x + w - r), short(y + h - r)];
  return (
    bar(x, y, w, h, paint, r) +
    shape(shade(paint), `M${from} ${y}H${to}${corner(` ${r} ${r}`)}V${foot}${corner(`-${r} ${r}`)}H${from}Z`)
  );
};
export const ball = (x: number, y: number, r: number, paint: string): string =>
  disc(x, y, r, paint) +
  shape(
    shade(paint),
    `M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}a${short(r * 1.35)} ${short(r * 1.35)} 0 0 0 0-${2 * r}Z`,
  );
/** The same seen in a mirror that stands upright at x. */
export const mirrored = (x: number, i: string): string => `<g transform="translate(${2 * x} 0) scale(-1 1)">${i}</g>`;
