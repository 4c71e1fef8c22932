import { short, times } from '../pen';

/** From a fair first day to the storm of the last. */
const SKIES = ['#f7d58c', '#f1cf9a', '#dac9a6', '#a9b3a8', '#4f626c', '#3f515b', '#2b3740'] as const;

const skyOf = (space: number, spaces: number): string =>
  SKIES[Math.round((space * (SKIES.length - 1)) / Math.max(1, spaces - 1))] ?? SKIES[0];

const cloud = (x: number, y: number, r: number, paint: string): string =>
  `<g fill="${paint}"><circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}"/><circle cx="${short(x + r)}" cy="${short(y - r * 0.5)}" r="${short(r * 1.15)}"/><circle cx="${short(x + r * 2.1)}" cy="${short(y)}" r="${short(r * 0.9)}"/><rect x="${short(x - r)}" y="${short(y - 1)}" width="${short(r * 4)}" height="${short(r)}" rx="${short(r / 2)}"/></g>`;

/** Where clouds hang, as parts of the week and of the sky: pale ones first, then the storm's. */
const CLOUDS = [
  [0.3, 0.34, 0.09, '#efe0c2'],
  [0.44, 0.26, 0.11, '#cfccb8'],
  [0.593, 0.08, 0.15, '#40525c'],
  [0.714, 0.05, 0.17, '#31414a'],
  [0.821, 0.06, 0.2, '#222d35'],
  [0.914, 0.08, 0.22, '#1a2329'],
] as const;

/** The week as a horizon: what lies behind the boat, and the wave before it. */
export interface Horizon {
  readonly behind: string;
  readonly before: string;
  /** The line of the water. */
  readonly water: number;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly spaces: number;
  /** The height of the quay with the days. */
  readonly quay: number;
  /** Gulls leave with the fair days. */
  readonly fair: boolean;
}

function swell(width: number, from: number, waves: number, strength: number): string {
  const reach = width / waves;
  return `M0 ${from}${times(waves, (i) => `q${short(reach / 2)}-${short((2 + (i * 10.5) / waves) * strength)} ${short(reach)} 0`)}`;
}

export function horizon({ width, height, spaces, quay, fair }: Frame): Horizon {
  const water = height - quay;
  const column = width / spaces;
  const [x, y] = [short(column * 0.62), short(water * 0.46)];
  const sky = times(
    spaces,
    (i) =>
      `<rect x="${short(i * column - 0.5)}" width="${short(column + 1)}" height="${height}" fill="${skyOf(i, spaces)}"/>`,
  );
  const sun = `<circle cx="${x}" cy="${y}" r="${short(water * 0.26)}" fill="#fff3cf"/><circle cx="${x}" cy="${y}" r="${short(water * 0.42)}" fill="#fff3cf" opacity=".35"/>`;
  const clouds = CLOUDS.map(([at, up, size, paint]) => cloud(width * at, water * up, water * size, paint)).join('');
  const bolt = `<path d="M${short(width * 0.971)} ${short(water * 0.3)}l-9 ${short(water * 0.24)}h8l-5 ${short(water * 0.26)} 16-${short(water * 0.34)}h-8l6-${short(water * 0.16)}Z" fill="#ffd35a"/>`;
  const gulls = `<path d="M${short(width * 0.186)} ${short(water * 0.38)}q5-5 9 0q5-5 9 0M${short(width * 0.231)} ${short(water * 0.24)}q4-4 7 0q4-4 7 0" fill="none" stroke="#6b5a3c" stroke-width="1.8" stroke-linecap="round"/>`;
  const sea = (from: number, strength: number, paint: string) =>
    `<path d="${swell(width, from, spaces * 2, strength)}V${height}H0Z" fill="${paint}"/>`;
  return {
    behind: sky + sun + clouds + bolt + (fair ? gulls : '') + sea(water - 4, 1.3, '#2d8a86'),
    before: sea(water + 2, 1, '#0f6664'),
    water,
  };
}
