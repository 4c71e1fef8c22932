import type { ClockInfos } from '../generated/wire';
import type { GameInfo, Options } from '../wire/types';
import { say } from './say';
import { span } from './timeLeft';

/** How fast a table is played, in the same words for every game. */
export type ClockWord = 'none' | 'relaxed' | 'normal' | 'brisk' | 'days' | 'days3';

/** The option of the house by which a table chooses it. */
export const CLOCK = 'tableClock';

const WORDS: readonly ClockWord[] = ['none', 'relaxed', 'normal', 'brisk', 'days', 'days3'];

export const clockOf = (options: Options): ClockWord => WORDS.find((word) => word === options[CLOCK]) ?? 'normal';

/** Whether a table waits for people for days. */
export const isByDays = ({ options }: { options: Options }): boolean => clockOf(options).startsWith('days');

/** The options of the game that nobody chooses, because the clock of the table does; what says how fast clocks go always. */
export function decidedByClock({ clocks }: Pick<GameInfo, 'clocks'>, options: Options): ReadonlySet<string> {
  const decided = clocks?.[clockOf(options)] ?? {};
  return new Set([CLOCK, ...Object.keys(clocks?.normal ?? {}), ...Object.keys(decided)]);
}

/** What a clock means, in figures, and what becomes of somebody who is gone. */
export function meaning(clock: ClockWord, infos: ClockInfos | null): { figures: string; then: string } {
  if (clock === 'days' || clock === 'days3')
    return { figures: say(clock === 'days' ? 'says.day' : 'says.three'), then: say('then.days') };
  const then = infos ? say('then.gone', { absent: span(infos.absent) }) : '';
  if (clock === 'none') return { figures: say('says.none'), then };
  const { shortest, longest } = infos?.clocks[clock] ?? {};
  if (typeof shortest !== 'number' || typeof longest !== 'number')
    return { figures: infos ? say('says.none') : say('says.box'), then };
  if (shortest === longest) return { figures: say('says.same', { longest: span(longest) }), then };
  return { figures: say('says.range', { shortest: span(shortest), longest: span(longest) }), then };
}
