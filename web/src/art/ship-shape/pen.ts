import { shade } from '../palette';

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
