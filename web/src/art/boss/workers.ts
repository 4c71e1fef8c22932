import type { Drawing } from '../drawing';
import { put, short } from '../pen';
import { stranger } from '../people/stranger';
import { blind, bossChair, cone, lamp, wall } from './office';
import { PEOPLE } from './people';
import { type Figure, figure } from './people/figure';

/** Lit while the bonuses count; morale is 0 to 5. */
export interface Showing {
  readonly lit?: boolean;
  readonly morale?: number;
  /** In the chair with arms; the Founder never sits elsewhere. */
  readonly inChair?: boolean;
}

/** The window of an office: wider than high on a card, higher than wide for the boss. */
export interface Window {
  readonly width: number;
  readonly height: number;
}

const CARD: Window = { width: 140, height: 70 };

/** Whoever nobody has drawn yet is a stranger. */
const personOf = (id: string): Figure => PEOPLE[id] ?? stranger(id);

const bustOf = (id: string, { lit = true, morale }: Showing): string =>
  `<g class="office-bust${lit ? '' : ' unlit'}">${figure(personOf(id), morale)}</g>`;

/** Somebody in the window of their office: the lamp burns while the bonuses count, else the blinds are down. */
export function workerPicture(id: string, showing: Showing = {}, { width, height }: Window = CARD): Drawing {
  const { lit = true, inChair = id === 'founder' } = showing;
  const scale = short(Math.min(height / 87.5, width / 107) * 100) / 100;
  const chair = inChair ? bossChair(width, height) : '';
  const hangs = personOf(id).lamp === 'right' ? width - 40 : 40;
  const light = !inChair && lit && width >= CARD.width;
  const body = put(short(width / 2 - 60 * scale), short(height * 0.62 - 55 * scale), scale, bustOf(id, showing));
  return {
    box: `0 0 ${width} ${height}`,
    fit: 'xMidYMid slice',
    shapes:
      wall(width, height, lit) +
      (light ? cone(hangs, height) : '') +
      chair +
      body +
      (lit ? (light ? lamp(hangs) : '') : blind(width)),
  };
}

/** The face alone before the wall of the office, for thumbnails, seats and the log, from 24 to 72 pixels. */
export const workerFace = (id: string, showing: Showing = {}): Drawing => ({
  box: '14 2 92 88',
  fit: 'xMidYMid slice',
  shapes: wall(140, 100, showing.lit ?? true, -10) + bustOf(id, showing),
});

/** Head and shoulders before nothing, for scenes. */
export const workerBust = (id: string, morale?: number): Drawing => ({
  box: '0 0 120 124',
  fit: 'xMidYMax meet',
  shapes: figure(personOf(id), morale),
});
