import { shade } from '../../palette';
import { BRASS, DEEP_SHADE, INK, RED, SEA, SEA_SHADE } from '../paint';
import { bar, disc, put, shape, short, times } from '../../pen';

export const wavePath = (y: number, a: number, l: number): string =>
  `M-150 ${y}` + times(Math.ceil(460 / l), (i) => `q${l / 2} ${i % 2 ? a : -a} ${l} 0`) + 'v120H-150Z';
export const sea = (y: number, colour = SEA, c2 = SEA_SHADE): string =>
  shape(colour, wavePath(y, 6, 24)) + shape(c2, wavePath(y + 9, 5, 26));
export const fish = (x: number, y: number, scale: number, paint = '#ffb25a'): string =>
  put(
    x,
    y,
    scale,
    shape(paint, 'M0 0c6-6 14-5 17 0 3 0 5-3 8-5-1 4-1 7 0 11-3-1-5-4-8-4-4 4-12 4-17-2Z') + disc(4, -0.5, 1.3, INK),
  );
export const bubbles = (x: number, y: number): string =>
  `<g fill="#fff" opacity=".55"><circle cx="${x}" cy="${y}" r="3"/><circle cx="${x + 6}" cy="${y - 10}" r="2"/><circle cx="${x - 1}" cy="${y - 18}" r="2.5"/></g>`;
export const beams = (): string =>
  shape('#fff', 'M20-10-16 110h34L46-10Zm56 0-12 120h36l0-120Zm54 0 22 120h34L162-10Z', ' opacity=".07"');
export const seabed = (y = 92): string => shape(DEEP_SHADE, `M-120 ${y}c50-8 90 6 130 0s60-6 90 0 60 4 180-2v60H-120Z`);
export const weed = (x: number, y: number, scale: number, paint = '#e88a6a'): string =>
  put(x, y, scale, shape(paint, 'M0 0c-4-12 4-14 2-24 6 6 4 12 4 16 4-4 4-10 8-12-2 10-2 14-6 20Z'));
export const hull = (x: number, y: number, w: number, h: number, paint: string, k = 0.55): string =>
  shape(paint, `M${x} ${y}h${w}l-${short(h * 0.7)} ${h}h-${short(w - h * 1.4)}Z`) +
  shape(shade(paint), `M${short(x + w * k)} ${y}H${x + w}l-${short(h * 0.7)} ${h}H${short(x + w * k)}Z`);
export const funnel = (x: number, y: number, h: number, band = RED, w = 9): string =>
  bar(x, y, w, h, INK) + bar(x, y + 4, w, 4, band);
export const portholes = (x: number, y: number, n: number, st: number, r = 2.6, paint = BRASS): string =>
  times(n, (i) => disc(x + i * st, y, r, paint));
