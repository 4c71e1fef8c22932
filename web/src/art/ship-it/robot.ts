import { INK, PAPER, SUN } from '../palette';
import { MINT, PAPER_SHADE, RED, STEEL, STEEL_SHADE } from './paint';

/** Degrees by which the robot is turned: 0 east, 90 south, 180 west, 270 north. */
export type Turn = 0 | 90 | 180 | 270;

const back = `<rect x="-9" y="-7" width="18" height="13" rx="3" fill="${PAPER_SHADE}"/><path d="M-6-3h12M-6 1h12" stroke="${STEEL}" stroke-width="1.8"/>`;

function face(turn: Turn): string {
  const aside = turn === 0 ? 3 : turn === 180 ? -3 : 0;
  return `<rect x="-13" y="-10" width="26" height="14" rx="7" fill="${INK}"/><g transform="translate(${aside} ${turn === 90 ? 2 : 0})"><circle cx="-5" cy="-3" r="3.2" fill="${MINT}"/><circle cx="5" cy="-3" r="3.2" fill="${MINT}"/></g>`;
}

/** The robot around its middle, in a cell of 64; the nose shows where it looks. */
export const robot = (turn: Turn): string =>
  `<ellipse cx="0" cy="20" rx="19" ry="5" fill="#000" opacity=".25"/><path d="M-13 12h9v8h-9ZM4 12h9v8H4Z" fill="${STEEL_SHADE}"/><rect x="-18" y="-17" width="36" height="32" rx="9" fill="${PAPER}"/><path d="M2-17h7a9 9 0 0 1 9 9V6a9 9 0 0 1-9 9H2Z" fill="${PAPER_SHADE}"/>${turn === 270 ? back : face(turn)}<path d="M-1-23h2v7h-2Z" fill="${STEEL}"/><circle cx="0" cy="-24" r="3.6" fill="${RED}"/><g transform="rotate(${turn})"><path d="M27 0 20-6v12Z" fill="${SUN}" stroke="#6b4700" stroke-width="1.2" stroke-linejoin="round"/></g>`;

export const coin = `<circle cx="1.5" cy="2.5" r="11" fill="#a86f0b"/><circle r="11" fill="${SUN}"/><circle r="7.5" fill="#ffd677"/><path d="M-1.6-4.5h3.2v9h-3.2Z" fill="#a86f0b"/>`;

/** How a run ends: home with every coin, into a box, with empty hands, asleep. */
export type Mood = 'home' | 'crash' | 'no-coin' | 'too-long' | 'coins-left';

const SIGNS: Readonly<Record<Mood, string>> = {
  home: `<g transform="translate(-24 -22) scale(.6)">${coin}</g><g transform="translate(24 -22) scale(.6)">${coin}</g>`,
  crash: `<path d="m-14-30 4 6m10-10v7m14-3-4 6" stroke="${SUN}" stroke-width="3" stroke-linecap="round"/><path d="M-10-8l6 6m0-6-6 6M4-8l6 6m0-6-6 6" stroke="${INK}" stroke-width="6" stroke-linecap="round"/><path d="M-10-8l6 6m0-6-6 6M4-8l6 6m0-6-6 6" stroke="${SUN}" stroke-width="2" stroke-linecap="round"/>`,
  'no-coin': `<circle cx="24" cy="-20" r="8" fill="none" stroke="${SUN}" stroke-width="2.4" stroke-dasharray="3 3"/>`,
  'too-long': `<path d="M16-34h8l-8 9h8M28-44h6l-6 7h6" fill="none" stroke="${SUN}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  'coins-left': `<path d="M19-31a6 6 0 1 1 7 6v4m0 5v1" fill="none" stroke="${SUN}" stroke-width="3" stroke-linecap="round"/>`,
};

export const mood = (how: Mood): string => robot(90) + SIGNS[how];
