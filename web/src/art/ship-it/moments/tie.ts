import { PAPER, SUN } from '../../palette';
import { RED, SUN_SHADE, TEAL, WOOD, WOOD_SHADE } from '../paint';
import { scene } from '../scene';

const pan = (x: number, ribbon: string) =>
  `<path d="m${x} 26-18 34h36Z" fill="none" stroke="${WOOD_SHADE}" stroke-width="2"/><path d="M${x - 22} 60h44c-2 12-42 12-44 0Z" fill="${WOOD}"/><path d="M${x + 4} 60h18c-1 6-10 9-18 9 3-2 3-6 0-9Z" fill="${WOOD_SHADE}"/><path d="M${x - 6} 36h12l-3 12h-6Z" fill="${ribbon}"/><circle cx="${x}" cy="52" r="9" fill="${SUN}"/><circle cx="${x}" cy="52" r="5.5" fill="#ffd677"/>`;

/** Two medals that weigh the same, and a feather on its way. */
export const tie = scene(
  'knowledge',
  `
<path d="M77 20h6v66h-6Z" fill="${WOOD}"/><path d="M80 20h3v66h-3Z" fill="${WOOD_SHADE}"/><path d="M56 86h48v8H56Z" fill="${WOOD_SHADE}"/><path d="M38 22h84v6H38Z" fill="${WOOD}"/><circle cx="80" cy="22" r="6" fill="${SUN_SHADE}"/>
${pan(40, RED)}${pan(120, TEAL)}
<path d="M136 8c10-4 16 0 18 2-4 8-12 12-24 14 0-8 2-12 6-16Z" fill="${PAPER}"/><path d="M130 26c6-6 12-10 22-15" stroke="${WOOD_SHADE}" stroke-width="1.6" fill="none"/>`,
);
