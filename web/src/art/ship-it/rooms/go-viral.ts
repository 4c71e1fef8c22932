import { SUN } from '../../palette';
import { WOOD, WOOD_SHADE, STIR } from '../paint';
import { room } from '../room';
import { floor } from '../things/floor';

/** Toss a coin as large as a person. */
export const goViral = room(
  'sabotage',
  (people) => `
${floor}${people}<path d="M70 78h88l-6-12H76Z" fill="${WOOD_SHADE}"/><path d="M76 62h76v5H76Z" fill="${WOOD}"/>
<g transform="translate(114 36) rotate(-14)"><ellipse rx="27" ry="27" cx="4" cy="2" fill="#b4790f"/><circle r="27" fill="${SUN}"/><circle r="21" fill="#ffd677"/><path d="M0-14 11 0H4v13h-8V0h-7Z" fill="#8a5a06"/></g>
<path d="M76 22c-6 8-6 18-2 26M152 14c8 8 9 20 4 30M66 28c-4 6-4 12-2 16M162 22c4 6 4 12 2 17" fill="none" stroke="${STIR}" stroke-width="2.6" stroke-linecap="round"/>`,
);
