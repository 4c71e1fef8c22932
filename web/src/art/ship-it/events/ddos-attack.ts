import { INK, SUN } from '../../palette';
import { RED, STEEL, STEEL_SHADE } from '../paint';
import { scene } from '../scene';
import { envelope } from '../things/envelope';

/** All the mail of the world, for one server. */
export const ddosAttack = scene(
  'sabotage',
  `
<rect x="92" y="14" width="46" height="84" rx="4" fill="${STEEL_SHADE}"/><path d="M122 14h12a4 4 0 0 1 4 4v80h-16Z" fill="#282b3f"/>
${[0, 1, 2, 3].map((k) => `<rect x="97" y="${54 + k * 11}" width="36" height="8" rx="1.5" fill="${STEEL}"/><circle cx="103" cy="${58 + k * 11}" r="2" fill="${k ? RED : SUN}"/>`).join('')}
<rect x="97" y="20" width="36" height="29" rx="3" fill="#dfe3ff"/><circle cx="107" cy="31" r="3.4" fill="${INK}"/>
<circle cx="123" cy="31" r="3.4" fill="${INK}"/><ellipse cx="115" cy="41" rx="5" ry="4" fill="${INK}"/>${envelope(16, 84, -8, 1.05)}
${envelope(36, 88, 14)}${envelope(58, 86, -16, 1.1)}${envelope(78, 84, 24)}${envelope(24, 66, 18)}${envelope(46, 68, -10, 1.1)}${envelope(68, 64, 30)}
${envelope(14, 46, -24)}${envelope(36, 46, 12)}${envelope(60, 42, -18)}${envelope(26, 24, 20, 0.9)}${envelope(54, 20, -30, 0.9)}
${envelope(80, 28, 34, 0.85)}${envelope(84, 52, -34, 0.95)}`,
);
