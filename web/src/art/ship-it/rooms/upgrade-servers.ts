import { SUN } from '../../palette';
import { RED, STEEL, STEEL_SHADE } from '../paint';
import { room } from '../room';
import { floor } from '../things/floor';

/** One more rack, and cables for two more. */
export const upgradeServers = room(
  'knowledge',
  (people) => `
${floor}${people}
${[84, 112, 140].map((x, i) => `<rect x="${x}" y="${18 + (i === 0 ? 8 : 0)}" width="25" height="${62 - (i === 0 ? 8 : 0)}" rx="2" fill="${STEEL_SHADE}"/>${[0, 1, 2, 3, 4].map((k) => (k === 0 && i === 0 ? '' : `<rect x="${x + 3}" y="${22 + k * 11}" width="19" height="8" rx="1" fill="${STEEL}"/><circle cx="${x + 7}" cy="${26 + k * 11}" r="1.7" fill="${(k + i) % 3 ? '#6ee7a8' : SUN}"/><path d="M${x + 12} ${26 + k * 11}h7" stroke="#8a90b4" stroke-width="1.6"/>`)).join('')}`).join('')}
<path d="M84 76c-16 4-18-8-32-2" fill="none" stroke="${RED}" stroke-width="2.4"/>
<path d="M112 78c-26 6-40-8-66 2" fill="none" stroke="${SUN}" stroke-width="2.4"/>`,
);
