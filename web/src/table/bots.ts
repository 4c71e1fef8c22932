import { label, labelIf } from '../texts/labels';
import type { Chair, Table } from '../wire/types';

/** How strong a bot is, in people's words. */
export const botLevel = (bot: string): string => labelIf(`bot.${bot}`) ?? bot;

/** What a bot at a table is called: each level has its names, given out in seating order. */
export function botName(seats: readonly Chair[], seat: number): string {
  const bot = seats[seat]?.bot ?? '';
  const names = (labelIf(`bot.${bot}.names`) ?? label('bot.names')).split(' ');
  const before = seats.filter((other) => other.seat < seat && other.kind === 'bot' && other.bot === bot).length;
  const name = names[before % names.length] ?? bot;
  const round = Math.floor(before / names.length);
  return round === 0 ? name : `${name} ${round + 1}`;
}

/** Who sits on a chair: a person's name, a bot's, or nobody's. */
export function sitter(table: Table, seat: number): string {
  const chair = table.seats[seat];
  if (!chair || chair.kind === 'open') return '';
  return chair.name ?? (chair.bot ? botName(table.seats, seat) : '');
}
