import type { Drawing } from '../drawing';
import { SUN } from '../palette';

/** The hammer, lying as it falls. */
export const gavel: Drawing = {
  box: '0 0 150 130',
  shapes: `<g transform="translate(52 74) rotate(-34)"><rect x="20" y="-6" width="92" height="12" rx="6" fill="#6b4022"/><rect x="20" y="1" width="92" height="5" rx="2.5" fill="#54311a"/><rect x="-23" y="-35" width="46" height="70" rx="8" fill="#9a6238"/><rect x="4" y="-35" width="19" height="70" rx="8" fill="#7b4a29"/><rect x="-27" y="-31" width="54" height="11" rx="4" fill="${SUN}"/><rect x="-27" y="20" width="54" height="11" rx="4" fill="${SUN}"/></g>`,
};
