import type { Drawing } from '../drawing';
import { FIRMS } from './firms';
import { ground } from './grounds';
import { INVENTIONS } from './inventions';
import { put } from '../pen';
import { faceOf } from './portraits';
import { SUPPLIES } from './supplies';
import { TRANSPORTS } from './transports';
import { unknown } from './unknown';

/** How a picture fits its window. One that is met whole bleeds over its edges: the window cuts it, not the picture. */
type Fit = 'meet' | 'slice';

/** A transport on rails, water or in the clouds; with a ground, before its print. */
export const transportPicture = (id: string, on?: string): Drawing => ({
  box: '0 0 120 80',
  fit: 'xMidYMax meet',
  shapes: (on ? ground(on, { x: 60, y: 38, height: 40 }) : '') + (TRANSPORTS[id] ?? unknown(60, 74)),
});

export const supplyPicture = (id: string, on?: string): Drawing => ({
  box: '0 0 120 60',
  fit: 'xMidYMax meet',
  shapes: (on ? ground(on, { x: 60, y: 34, height: 42 }) : '') + (SUPPLIES[id] ?? unknown(60, 56)),
});

/** What an order asks for. */
export const inventionPicture = (id: string, fit: Fit = 'slice'): Drawing => ({
  box: '0 0 160 104',
  fit: `xMidYMid ${fit}`,
  shapes: INVENTIONS[id] ?? unknown(80, 92),
});

/** The director between the two halves of the firm's name. */
export const firmPicture = (id: string, on?: string, fit: Fit = 'meet'): Drawing => ({
  box: '0 0 160 104',
  fit: `xMidYMax ${fit}`,
  shapes: (on ? ground(on, { x: 80, y: 52, height: 46 }) : '') + (FIRMS[id] ?? '') + put(32, 4, 0.8, faceOf(id)),
});
