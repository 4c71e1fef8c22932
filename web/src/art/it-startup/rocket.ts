import { at } from '../at';
import { PAPER, SUN } from '../palette';

/** The rocket in a window of 120 by 250; it is built from its foot to its nose. */
export const FOOT = 232;
export const NOSE = 14;

export const body = 'M60 14c20 20 28 46 28 78v116c0 6-3 10-8 12H40c-5-2-8-6-8-12V92c0-32 8-58 28-78Z';
export const fins = 'M32 150 10 190v42l22-14ZM88 150l22 40v42l-22-14Z';

/** Where the roof of the scaffold stands with so many points. */
export const heightAt = (points: number, goal: number): number =>
  FOOT - Math.min(Math.max(points / goal, 0), 1) * (FOOT - NOSE);

export const built = `<path d="${fins}" fill="#c2571a"/><path d="M88 150l22 40v42l-22-14Z" fill="#a5480f"/><path d="${body}" fill="${PAPER}" stroke="#cbb894" stroke-width="1.5"/>
<path d="M60 14c20 20 28 46 28 78v116c0 6-3 10-8 12H64c4-50 6-140-4-206Z" fill="#eadbc0"/>
<path d="M32 172h56v32H32Z" fill="#c2571a"/><path d="M66 172h22v32H66Z" fill="#9c420f"/>
<path d="M60 14c12 12 19 28 24 50H36c5-22 12-38 24-50Z" fill="#c2571a"/>
<circle cx="60" cy="84" r="13" fill="#33475c"/><circle cx="60" cy="84" r="8.5" fill="#8fc7e8"/>
<path d="M32 136h56M32 100h56" fill="none" stroke="#cbb894" stroke-width="2"/>
<g fill="#a8947a"><circle cx="40" cy="144" r="1.6"/><circle cx="50" cy="144" r="1.6"/><circle cx="60" cy="144" r="1.6"/><circle cx="70" cy="144" r="1.6"/><circle cx="80" cy="144" r="1.6"/></g>`;

const builder = (skin: string, coat: string) =>
  `<circle cy="-15" r="5" fill="${skin}"/><path d="M-6-17a6 6 0 0 1 12 0Z" fill="${SUN}"/><path d="M-6 0c0-12 12-12 12 0Z" fill="${coat}"/>`;

/** Two people in helmets on the roof of the scaffold, which is at 0. */
export const crew = at(30, -2, 1, builder('#ebbe95', '#4b5bd6')) + at(92, -2, 1, builder('#9c6644', '#0f7c7a'));

/** What comes out below when it is done. */
export const flame = `<path d="M44 232h32c4 8-4 14-16 26-12-12-20-18-16-26Z" fill="${SUN}"/><path d="M52 232h16c2 5-2 8-8 14-6-6-10-9-8-14Z" fill="${PAPER}"/>`;
