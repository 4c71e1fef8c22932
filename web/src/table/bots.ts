import { label, labelIf } from '../texts/labels';
import type { Chair, Table } from '../wire/types';

/** Newcomers play against these unless they ask for others. */
const EVERYDAY = 'casual';

/** The level for whom nobody has chosen one. */
export const everyday = (levels: readonly string[]): string =>
  levels.includes(EVERYDAY) ? EVERYDAY : (levels[levels.length - 1] ?? '');

/** The level of a bot: `strong.kofi` is a strong one. */
export const levelOf = (bot: string): string => bot.split('.')[0] ?? bot;

/** How strong a bot is, in people's words. */
export const botLevel = (bot: string): string => labelIf(`bot.${levelOf(bot)}`) ?? bot;

/** What to expect of a level, in a line. */
export const aboutLevel = (level: string): string => labelIf(`bot.${level}.about`) ?? '';

/** How a bot plays, in a word; nothing for one without a character. */
export const temperament = (chair: Chair): string =>
  chair.persona ? (labelIf(`temperament.${chair.persona.temperament}`) ?? '') : '';

/** What to expect of how a bot plays, in a line; nothing for one without a character. */
export const aboutTemperament = (chair: Chair): string =>
  chair.persona ? (labelIf(`temperament.${chair.persona.temperament}.about`) ?? '') : '';

/** How strong the bot on a chair is and how it plays; with its name where another stands at the chair. */
export function botDetail(chair: Chair, named = chair.kind === 'person'): string {
  if (!chair.bot) return '';
  return [named ? chair.persona?.name : '', botLevel(chair.bot), temperament(chair)].filter(Boolean).join(', ');
}

/** What a bot at a table is called: as its character, or one of the names for those without, in seating order. */
export function botName(seats: readonly Chair[], seat: number): string {
  const chair = seats[seat];
  if (chair?.persona) return chair.persona.name;
  const names = label('bot.names').split(' ');
  const before = seats.filter((other) => other.seat < seat && other.kind === 'bot' && !other.persona).length;
  const name = names[before % names.length] ?? chair?.bot ?? '';
  const round = Math.floor(before / names.length);
  return round === 0 ? name : `${name} ${round + 1}`;
}

/** Who sits on a chair: a person's name, a bot's, or nobody's. */
export function sitter(table: Table, seat: number): string {
  const chair = table.seats[seat];
  if (!chair || chair.kind === 'open') return '';
  return chair.name ?? (chair.bot ? botName(table.seats, seat) : '');
}
