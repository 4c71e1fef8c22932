import { CLOCK, decidedByClock } from '../clocks/words';
import { label } from '../texts/labels';
import type { Words } from '../texts/words';
import type { GameInfo, GameOption, Options, OptionValue, Preset } from '../wire/types';

/** Every option with its value: what the table chose, or the default. */
export const effective = (info: GameInfo, chosen: Options): Options =>
  Object.fromEntries(info.options.map((option) => [option.id, chosen[option.id] ?? option.default]));

export function changed(info: GameInfo, chosen: Options): GameOption[] {
  const decided = decidedByClock(info, chosen);
  return info.options.filter(
    (option) => !decided.has(option.id) && (chosen[option.id] ?? option.default) !== option.default,
  );
}

/** What is chosen with a preset: a clock only if it names one, else the table keeps its own. */
export const withPreset = (info: GameInfo, chosen: Options, preset: Preset): Options => ({
  ...effective(info, preset.set),
  [CLOCK]: preset.set[CLOCK] ?? chosen[CLOCK] ?? 'normal',
});

/** The preset that is played, if it is exactly one. */
export function presetOf(info: GameInfo, chosen: Options): Preset | undefined {
  const now = effective(info, chosen);
  const decided = decidedByClock(info, chosen);
  return info.presets.find((preset) => {
    const then = effective(info, preset.set);
    return info.options.every((option) => decided.has(option.id) || now[option.id] === then[option.id]);
  });
}

/** As people read them: numbers as they grow, words as the box tells them. */
export const inOrder = (values: readonly OptionValue[]): OptionValue[] =>
  values.every((value) => typeof value === 'number') ? [...values].sort((a, b) => a - b) : [...values];

export interface Group {
  id: string;
  name: string;
  options: GameOption[];
}

/** In the groups the board names; what it names nowhere comes last, the table's own options apart. */
export function grouped(
  all: GameInfo,
  groups: Record<string, string[]> | undefined,
  words: Words,
  chosen: Options = {},
): Group[] {
  const decided = decidedByClock(all, chosen);
  const info = { options: all.options.filter((option) => !decided.has(option.id)) };
  const named: Group[] = Object.entries(groups ?? {}).map(([id, ids]) => ({
    id,
    name: groupName(id, words),
    options: ids.flatMap((one) => info.options.filter((option) => option.id === one)),
  }));
  const rest = info.options.filter((option) => !named.some((group) => group.options.includes(option)));
  const own: Group[] = [
    { id: 'game', name: label('options.game'), options: rest.filter((option) => !option.table) },
    { id: 'table', name: label('options.table'), options: rest.filter((option) => option.table) },
  ];
  for (const group of own) {
    const same = named.find(({ id }) => id === group.id);
    if (same) same.options.push(...group.options);
    else named.push(group);
  }
  return named.filter((group) => group.options.length > 0);
}

const groupName = (id: string, words: Words) =>
  words.has(`options.${id}`) ? words.text({ key: `options.${id}` }) : spoken(id);

/** `auctionClock` and `random-four` as people write them. */
const spoken = (id: string): string => {
  const apart = id
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return apart.charAt(0).toUpperCase() + apart.slice(1);
};

export const optionName = (option: GameOption, words: Words): string =>
  words.has(`option.${option.id}`) ? words.text({ key: `option.${option.id}` }) : spoken(option.id);

export function valueName(option: GameOption, value: OptionValue, words: Words): string {
  const key = `option.${option.id}.${String(value)}`;
  if (words.has(key)) return words.text({ key });
  if (typeof value === 'boolean') return label(value ? 'options.on' : 'options.off');
  return typeof value === 'number' ? String(value) : value.replaceAll('-', ' ');
}

/** What another option must be before this one means anything, where it is not. */
export function unmet(
  option: GameOption,
  info: GameInfo,
  chosen: Options,
): { option: GameOption; value: OptionValue } | null {
  const now = effective(info, chosen);
  for (const [id, wanted] of Object.entries(option.needs ?? {})) {
    const allowed = (Array.isArray(wanted) ? wanted : [wanted]) as OptionValue[];
    const other = info.options.find((one) => one.id === id);
    const first = allowed[0];
    if (other && first !== undefined && !allowed.includes(now[id] ?? other.default))
      return { option: other, value: first };
  }
  return null;
}

/** How many chairs this option needs, where the table has another number of them. */
export function chairsNeeded(option: GameOption, chairs: number): number | null {
  const wanted = option.needs?.seats;
  return typeof wanted === 'number' && wanted !== chairs ? wanted : null;
}

/** How many chairs this option needs at least, where the table has fewer. */
export const chairsLacking = ({ fromSeats }: GameOption, chairs: number): number | null =>
  fromSeats !== undefined && chairs < fromSeats ? fromSeats : null;
