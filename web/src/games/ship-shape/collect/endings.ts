import type { CollectWay } from '../types';

/** A card that does not work in a way of collecting. */
export interface Resting {
  card: string;
  /** It had lain idle already: not paid again, it leaves. */
  goes: boolean;
}

/** Where some ways of collecting lead to, all of them alike: shown by the first of them. */
export interface Ending {
  way: CollectWay;
  rests: Resting[];
  /** The way of the house leads here. */
  house: boolean;
}

const restingIn = ({ order, steps }: CollectWay): Resting[] =>
  order.flatMap((card, i) => {
    const fate = steps[i]?.fate;
    return fate === undefined || fate === 'WORKS' ? [] : [{ card, goes: fate === 'GOES' }];
  });

const nameOf = (way: CollectWay): string => {
  const rests = restingIn(way).map(({ card }) => card);
  return JSON.stringify([Object.entries(way.after).sort(), rests.sort()]);
};

/** The distinct endings of all ways, in their order: that of the house is the first. */
export function endingsOf(ways: readonly CollectWay[]): Ending[] {
  const found = new Map<string, Ending>();
  ways.forEach((way, i) => {
    const name = nameOf(way);
    if (!found.has(name)) found.set(name, { way, rests: restingIn(way), house: i === 0 });
  });
  return [...found.values()];
}

export const leadsTo = (way: CollectWay, ending: Ending): boolean => nameOf(way) === nameOf(ending.way);

export const wayOf = (ways: readonly CollectWay[], order: readonly string[]): CollectWay | undefined =>
  ways.find((way) => way.order.every((card, i) => card === order[i]));
