import type { Words } from '../../../texts/words';
import type { Arg, Change, Preview } from '../../../wire/types';
import type { Sign } from '../../../art/boss/signs';

/** One thing that a way changes, as it stands on its card. */
export interface Row {
  sign: Sign | null;
  what: string;
  before: string;
  after: string;
  goes: 'up' | 'down' | 'same';
}

const SIGNS: Readonly<Record<string, Sign>> = {
  'change.cash': 'cash',
  'change.time': 'time',
  'change.ideas': 'idea',
  'change.vp': 'vp',
  'change.delay': 'delay',
  'change.capacity': 'productivity',
  'change.payday': 'cash',
  'change.next-capacity': 'productivity',
  'change.cracks': 'crack',
  'change.fails': 'delay',
};

/** What happens or not: it has no numbers. */
const HAPPENS: Readonly<Record<string, Row['goes']>> = {
  'change.leaves': 'down',
  'change.fails': 'down',
  'change.finishes': 'up',
};

const valueOf = (arg: Arg): number | null => {
  if (typeof arg === 'number') return arg;
  const [value] = typeof arg === 'object' && !Array.isArray(arg) ? Object.values(arg) : [];
  return typeof value === 'number' ? value : null;
};

/** What its sign says, so that the unit need not. */
const UNITS: Readonly<Record<string, true>> = { 'change.ideas': true, 'change.vp': true };

/** A number without what stands behind it. */
function briefly(words: Pick<Words, 'arg' | 'bare'>, arg: Arg): string {
  const [unit, value] = (typeof arg === 'object' && !Array.isArray(arg) && Object.entries(arg)[0]) || [];
  return unit && typeof value === 'number' ? words.bare(unit, value).number : words.arg(arg);
}

/** What is better the fewer there are. */
const BURDENS = ['change.delay', 'change.cracks', 'change.payroll'];

export function rowOf(words: Pick<Words, 'text' | 'arg' | 'bare'>, { what, before, after }: Change): Row {
  const happens = HAPPENS[what.key];
  if (happens) return { sign: SIGNS[what.key] ?? null, what: words.text(what), before: '', after: '', goes: happens };
  const [was, is] = [valueOf(before), valueOf(after)];
  const grows = (is ?? 0) - (was ?? 0);
  const good = BURDENS.includes(what.key) ? -grows : grows;
  return {
    sign: SIGNS[what.key] ?? null,
    what: words.text(what),
    before: briefly(words, before),
    after: what.key in UNITS ? briefly(words, after) : words.arg(after),
    goes: was === null || is === null || good === 0 ? 'same' : good > 0 ? 'up' : 'down',
  };
}

/** What of a preview has numbers, for the bar. */
export const figures = (preview: Preview | undefined): Preview | undefined =>
  preview && { ...preview, changes: preview.changes.filter(({ what }) => !(what.key in HAPPENS)) };

/** The change of this sort that is about this card. */
export const changeFor = (changes: readonly Change[] | undefined, key: string, card: string): Change | undefined =>
  changes?.find(({ what }) => what.key === key && Object.values(what.args ?? {}).some((arg) => cardOf(arg) === card));

/** The card that an argument names. */
export const cardOf = (arg: Arg): string | null =>
  typeof arg === 'object' && 'card' in arg && typeof arg.card === 'string' ? arg.card : null;
