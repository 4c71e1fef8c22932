import { CREAM, INK, PAPER, SUN } from '../palette';
import { cover, title } from './cover';

type State = 'fresh' | 'lit' | 'burnt';

const flame = (x: number, y: number): string =>
  `<path d="M${x} ${y - 74}c18 22 30 34 30 56a30 32 0 0 1-60 0c0-16 8-22 12-34 4 8 8 10 10 14 2-12 2-24 8-36Z" fill="${SUN}"/><path d="M${x + 1} ${y - 34}c8 10 13 16 13 26a14 15 0 0 1-28 0c0-8 4-10 6-16 2 3 3 4 4 5 1-5 2-10 5-15Z" fill="${PAPER}"/>`;

const smoke = (x: number, y: number): string =>
  `<path d="M${x} ${y - 22}c-10-10 10-16 0-28s8-18 2-28" fill="none" stroke="#f7d3ae" stroke-width="4" stroke-linecap="round" opacity=".8"/>`;

const FACES: Readonly<Record<State, (x: number, y: number) => string>> = {
  fresh: (x, y) =>
    `<circle cx="${x - 8}" cy="${y + 38}" r="2.4" fill="${INK}"/><circle cx="${x + 8}" cy="${y + 38}" r="2.4" fill="${INK}"/><path d="M${x - 8} ${y + 48}c4 6 12 6 16 0" stroke="${INK}" stroke-width="2.4" fill="none" stroke-linecap="round"/>`,
  lit: (x, y) =>
    `<circle cx="${x - 8}" cy="${y + 39}" r="4.5" fill="#fff"/><circle cx="${x + 8}" cy="${y + 39}" r="4.5" fill="#fff"/><circle cx="${x - 8}" cy="${y + 38}" r="2" fill="${INK}"/><circle cx="${x + 8}" cy="${y + 38}" r="2" fill="${INK}"/><ellipse cx="${x}" cy="${y + 54}" rx="5" ry="4" fill="${INK}"/>`,
  burnt: (x, y) =>
    `<path d="m${x - 11} ${y + 36} 6 6m0-6-6 6m16-6 6 6m0-6-6 6" stroke="#e8cdb2" stroke-width="2.2" stroke-linecap="round"/><path d="M${x - 6} ${y + 54}c3-4 9-4 12 0" stroke="#e8cdb2" stroke-width="2.2" fill="none" stroke-linecap="round"/>`,
};

/** A match at its desk: fresh, burning or burnt out. */
function match(x: number, height: number, state: State): string {
  const y = 292 - height;
  const burnt = state === 'burnt';
  const [stick, shaded, head] = burnt ? ['#4a3b31', '#33281f', '#2b211a'] : [CREAM, '#dcbf90', '#a8321f'];
  const above = state === 'lit' ? flame(x, y) : burnt ? smoke(x, y) : '';
  const body = `<rect x="${x - 19}" y="${y + 8}" width="38" height="${height + 20}" fill="${stick}"/><rect x="${x + 6}" y="${y + 8}" width="13" height="${height + 20}" fill="${shaded}"/>`;
  const top = `<path d="M${x - 22} ${y + 24}v-12a22 22 0 0 1 44 0v12c-8 5-36 5-44 0Z" fill="${head}"/>`;
  const gleam = burnt
    ? ''
    : `<path d="M${x + 8} ${y - 8.5}a22 22 0 0 1 14 20.5v12c-4 2.5-9 3.5-14 4Z" fill="#86260f"/>`;
  return above + body + top + gleam + FACES[state](x, y);
}

export const itStartup = cover(
  `<g><rect width="240" height="320" fill="#c2571a"/><path d="M0 0h240v150H0Z" fill="#c9611f"/><circle cx="122" cy="136" r="84" fill="#d9742c"/><circle cx="122" cy="136" r="58" fill="#e68a3f"/>
${title('IT Startup', 120, 50, 41, PAPER, 'middle', -1.5)}
${match(58, 124, 'fresh')}${match(124, 110, 'lit')}${match(188, 86, 'burnt')}
<path d="m58 236 6 8-4 26-5 5-5-5-1-26Z" fill="#4b5bd6"/><path d="M108 232 124 262M140 232 124 262" stroke="#0f7c7a" stroke-width="3.5"/><rect x="115" y="258" width="18" height="20" rx="3" fill="#fffaf0"/><path d="M119 268h10M119 273h6" stroke="${INK}" stroke-width="1.6"/>
<path d="M0 282h240v38H0Z" fill="#5e2608"/><path d="M0 282h240v7H0Z" fill="#7d360f"/>
<g transform="translate(18 250)"><path d="M0 10h24l-3 24H3Z" fill="${PAPER}"/><path d="M23 14c12-2 12 14 0 13" fill="none" stroke="${PAPER}" stroke-width="4"/><path d="M1.5 18h21l-1 7H2.5Z" fill="#b8323a"/></g>
<g transform="translate(88 262)"><path d="M4 0h64l4 24H0Z" fill="#3a2a20"/><path d="M4 0h64l.6 4H3.4Z" fill="#574233"/><circle cx="36" cy="13" r="4" fill="#e68a3f"/></g>
<g transform="translate(176 274)"><rect x="0" y="0" width="46" height="8" rx="2" fill="${CREAM}"/><rect x="4" y="-8" width="40" height="8" rx="2" fill="#4b5bd6"/><rect x="1" y="-16" width="42" height="8" rx="2" fill="#0f7c7a"/></g></g>`,
);
