import type { Drawing } from '../drawing';
import { shade, SUN } from '../palette';
import { BRONZE, BRONZE_SHADE, GREEN, INDIGO, RED, TEAL } from './paint';
import { spark } from './things/spark';
import { star } from './things/star';

interface Medal {
  readonly ribbon: string;
  readonly glyph: string;
}

const GOLD = '#ffd677';

/** The same medal while nobody has it: paints as they stand on the empty place. */
const EMPTY: Readonly<Record<string, string>> = { [BRONZE]: '#7d7162', [BRONZE_SHADE]: '#6b6052', [GOLD]: '#e2d9ca' };

const MEDALS: Readonly<Record<string, Medal>> = {
  'first-5k-users': {
    ribbon: INDIGO,
    glyph: `<g fill="${BRONZE}"><circle cx="60" cy="62" r="8"/><path d="M46 88c0-18 28-18 28 0Z"/></g><g fill="${BRONZE_SHADE}"><circle cx="43" cy="67" r="6"/><path d="M34 86c0-13 9-14 13-12-4 4-5 8-5 12Z"/><circle cx="77" cy="67" r="6"/><path d="M86 86c0-13-9-14-13-12 4 4 5 8 5 12Z"/></g>`,
  },
  'growth-hacker': {
    ribbon: RED,
    glyph: `<g transform="translate(61 72) rotate(38) scale(.62)"><path d="M-8 18c-9 2-13 8-13 18l12-5ZM8 18c9 2 13 8 13 18L9 31Z" fill="${BRONZE_SHADE}"/><path d="M0-36c14 11 15 38 8 70H-8c-7-32-6-59 8-70Z" fill="${BRONZE}"/><circle cy="-6" r="6" fill="${GOLD}"/></g>`,
  },
  'five-star-startup': {
    ribbon: TEAL,
    glyph: `${star(60, 68, 14, BRONZE)}${star(41, 78, 6, BRONZE_SHADE)}${star(79, 78, 6, BRONZE_SHADE)}${star(50, 91, 6, BRONZE_SHADE)}${star(70, 91, 6, BRONZE_SHADE)}`,
  },
  'clean-code-club': {
    ribbon: GREEN,
    glyph: `<g transform="translate(58 74) rotate(-22)"><path d="M-2-26h4.5v30h-4.5Z" fill="${BRONZE_SHADE}"/><path d="M-9 3H9l4 19h-26Z" fill="${BRONZE}"/><path d="M-9 3H9l1 5h-20Z" fill="${BRONZE_SHADE}"/></g>${spark(78, 62, 9, BRONZE)}${spark(82, 82, 5.5, BRONZE_SHADE)}`,
  },
  'revenue-king': {
    ribbon: '#7a3d6d',
    glyph: `<path d="M38 60 47 70 60 53 73 70 82 60 78 86H42Z" fill="${BRONZE}"/><path d="M62 56 73 70 82 60 78 86H64Z" fill="${BRONZE_SHADE}"/><circle cx="38" cy="59" r="3.5" fill="${BRONZE}"/><circle cx="60" cy="52" r="3.5" fill="${BRONZE}"/><circle cx="82" cy="59" r="3.5" fill="${BRONZE_SHADE}"/><path d="M44 78h32" stroke="${GOLD}" stroke-width="2.6"/>`,
  },
};

const unknown: Medal = { ribbon: '#33475c', glyph: star(60, 74, 20, BRONZE) };

const medalOf = (id: string): Medal => MEDALS[id] ?? unknown;

const medal = (
  ribbon: readonly [string, string],
  rim: string,
  face: string,
  plate: string,
  glyph: string,
): Drawing => ({
  box: '0 0 120 116',
  shapes: `<path d="M30 0h24l12 44H46Z" fill="${ribbon[0]}"/><path d="M90 0H66L54 44h20Z" fill="${ribbon[1]}"/><circle cx="60" cy="77" r="38" fill="${rim}"/><circle cx="60" cy="74" r="38" fill="${face}"/><circle cx="60" cy="74" r="31" fill="${plate}"/>${glyph}`,
});

/** A milestone as a medal; as long as it is open, the empty place on the shelf. */
export function milestonePicture(id: string, won = true): Drawing {
  const { ribbon, glyph } = medalOf(id);
  if (won) return medal([ribbon, shade(ribbon, 0.76)], '#b4790f', SUN, GOLD, glyph);
  const grey = glyph.replace(/#[0-9a-f]{6}/g, (paint) => EMPTY[paint] ?? paint);
  return medal(['#b9ad9a', '#a2957f'], '#8b7d6b', '#cbbfa9', '#e2d9ca', grey);
}

/** Only what stands on the medal, for small coins. */
export const milestoneGlyph = (id: string): Drawing => ({ box: '28 42 64 64', shapes: medalOf(id).glyph });
