import type { GameInfo } from '../../wire/types';
import { isDrawn } from './covers';

const HUES = 360;
const COLOUR = /^#[0-9a-f]{6}$/i;

/** The same id always gives the same hue. */
function hueOf(id: string): number {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 99_991;
  return hash % HUES;
}

/** The colour a game's accents are made of: told by its box, else made of its id. */
export const groundOf = (game: Pick<GameInfo, 'id' | 'accent'>): string =>
  game.accent && COLOUR.test(game.accent) ? game.accent : `oklch(0.5 0.12 ${hueOf(game.id)})`;

/** The rule that gives a game its accents, light and dark, from one colour: only lightness differs from use to use. */
export function accentRule(game: Pick<GameInfo, 'id' | 'accent'>): string {
  const ground = groundOf(game);
  const at = (lightness: number, chroma = 1) => `oklch(from ${ground} ${lightness} calc(c * ${chroma}) h)`;
  const values = {
    '--accent': `light-dark(${at(0.55)}, ${at(0.7)})`,
    '--accent-fill': at(0.48),
    '--accent-text': `light-dark(${at(0.42)}, ${at(0.82, 0.8)})`,
    '--accent-tint': `light-dark(${at(0.93, 0.3)}, ${at(0.27, 0.4)})`,
    '--on-accent': '#fff',
    '--mat': `light-dark(${at(0.38, 0.7)}, ${at(0.27, 0.6)})`,
    '--mat-2': `light-dark(${at(0.42, 0.7)}, ${at(0.31, 0.6)})`,
    '--mat-ink': '#fbf3e6',
  };
  const set = Object.entries(values).map(([name, value]) => `${name}:${value}`);
  return `.g-${CSS.escape(game.id)}{${set.join(';')}}`;
}

/** Lays the accents of all games without drawn ones (`styles/accents.css`) over the page. */
export function paintAccents(games: readonly Pick<GameInfo, 'id' | 'accent'>[]): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    games
      .filter(({ id }) => !isDrawn(id))
      .map(accentRule)
      .join('\n'),
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
