import type { Drawing } from '../../drawing';
import { times } from '../../pen';
import { waves } from './waves';

const FRAME = { width: 800, foot: 616 };
const SKY = 'light-dark(#f7d58c, #3b2c3f)';
const GLOW = 'light-dark(#fbe2a6, #6b4347)';
const SUN = 'light-dark(#fff3cf, #e6a23c)';
const CLOUD = 'light-dark(#fff6e0, #5b4556)';
const TOWN = 'light-dark(#c99a5c, #241c2b)';
const PAPERS = ['#0072b2', '#e69f00', '#009e73', '#ffd35a', '#cc79a7'] as const;

const confetti = times(22, (i) => {
  const [x, y] = [380 + ((i * 97) % 420), 12 + ((i * 61) % 150)];
  const paint = PAPERS[i % PAPERS.length];
  return i % 3
    ? `<rect x="${x}" y="${y}" width="8" height="8" fill="${paint}" transform="rotate(${i * 31} ${x} ${y})"/>`
    : `<circle cx="${x}" cy="${y}" r="4.5" fill="${paint}"/>`;
});

/** The harbour in the evening of the month; the ships of the firms lie before it. */
export const wonScene: Drawing = {
  box: '0 0 800 616',
  fit: 'xMidYMax slice',
  shapes: `<rect width="800" height="616" fill="${SKY}"/><circle cx="250" cy="330" r="250" fill="${GLOW}"/><circle cx="250" cy="330" r="150" fill="${SUN}"/><g fill="${CLOUD}"><circle cx="90" cy="190" r="17"/><circle cx="112" cy="180" r="22"/><rect x="70" y="188" width="76" height="19" rx="9"/><circle cx="390" cy="120" r="13"/><circle cx="408" cy="113" r="17"/><rect x="376" y="119" width="58" height="14" rx="7"/></g>${confetti}<path d="M0 440h40v-60h26v60h30v-86l22-20 22 20v86h60v-40h40v40h560v60H0Z" fill="${TOWN}"/>${waves(472, 12, 14, '#2d8a86', FRAME)}${waves(492, 10, 12, '#0f6664', FRAME)}<rect y="500" width="800" height="616" fill="#0f6664"/>${waves(540, 8, 10, '#0b5250', FRAME)}<rect y="548" width="800" height="616" fill="#0b5250"/>`,
};

/** The hull under the cargo of a firm, in the colour of its seat. */
export const hullOf: Drawing = {
  box: '0 0 200 64',
  fit: 'none',
  shapes:
    '<path d="M0 4h200l-22 60H26Z" fill="var(--seat)"/><path d="M104 4h96l-22 60h-74Z" fill="rgb(0 0 0 / .22)"/><path d="M0 4h200l-4 9H4Z" fill="#fff6e6"/><circle cx="52" cy="34" r="7" fill="#fff6e6"/><circle cx="84" cy="34" r="7" fill="#fff6e6"/><circle cx="116" cy="34" r="7" fill="#e3d5ba"/>',
};
