import type { Arg, Result, Standing, Step } from '../wire/types';
import { addends, amountLike, numberOf, order, sourceOf, stepsOf } from './columns';

/** One source of two scores: what each has of it, where it lies in each tower (0 the ground, 1 the top), who has more. */
export interface Band {
  step: Step;
  mine: Arg | null;
  theirs: Arg | null;
  here: readonly [from: number, to: number];
  there: readonly [from: number, to: number];
  /** How much more I have: in the unit of the amounts, or as a part of theirs where scores are products. */
  more: number;
}

export interface Beside {
  me: Standing;
  other: Standing;
  by: 'sum' | 'product';
  bands: Band[];
  /** The band that made the greatest difference. */
  most: Band | null;
}

/** Whom I am held against: the winner, or whoever came closest if that was me. */
function rival({ standings }: Result, me: Standing): Standing | undefined {
  const ranked = standings.filter((each) => each.seat !== me.seat).sort((a, b) => a.rank - b.rank);
  return ranked.find((each) => !each.out) ?? ranked[0];
}

const isFactor = ({ kind }: Step) => kind === 'factor';

/** Where two scores differ, source by source; null where there is nobody beside me or nothing to compare. */
export function beside(result: Result, seat: number | null): Beside | null {
  const me = result.standings.find((each) => each.seat === seat);
  const other = me && rival(result, me);
  if (!me || !other) return null;
  const product = stepsOf(me).some(isFactor) || stepsOf(other).some(isFactor);
  const bands = product ? factors(me, other) : sums(result, me, other);
  if (bands.length === 0) return null;
  const most = bands.reduce((best, band) => (Math.abs(band.more) > Math.abs(best.more) ? band : best));
  return { me, other, by: product ? 'product' : 'sum', bands, most: most.more === 0 ? null : most };
}

/** Each factor has the same room; whoever has less of it fills less of that. */
function factors(me: Standing, other: Standing): Band[] {
  const theirs = stepsOf(other).filter(isFactor);
  const pairs = stepsOf(me)
    .filter(isFactor)
    .flatMap((mine, i) => {
      const its = theirs[i];
      return its && numberOf(its.amount) > 0 && numberOf(mine.amount) > 0 ? [{ mine, its }] : [];
    });
  const room = 1 / Math.max(1, pairs.length);
  const ground = { here: 0, there: 0 };
  return pairs.map(({ mine, its }) => {
    const [a, b] = [numberOf(mine.amount), numberOf(its.amount)];
    const [here, there] = [(room * a) / Math.max(a, b), (room * b) / Math.max(a, b)];
    const band: Band = {
      step: mine,
      mine: mine.amount,
      theirs: its.amount,
      here: [ground.here, ground.here + here],
      there: [ground.there, ground.there + there],
      more: a / b - 1,
    };
    ground.here += here;
    ground.there += there;
    return band;
  });
}

/** What adds up to the score, each source once; what was lost has no height, only its number. */
function sums(result: Result, me: Standing, other: Standing): Band[] {
  const [mine, theirs] = [addends(me), addends(other)];
  if (mine.length === 0 || theirs.length === 0) return [];
  const up = (parts: typeof mine) => parts.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  const highest = Math.max(1, up(mine), up(theirs));
  const steps = [me, other].flatMap(stepsOf);
  const ground = { here: 0, there: 0 };
  return order(result).flatMap((source) => {
    const of = (parts: typeof mine) => parts.filter((part) => part.source === source);
    const [a, b] = [of(mine), of(theirs)];
    const step = steps.find((each) => sourceOf(each) === source);
    if (!step || a.length + b.length === 0) return [];
    const total = (parts: typeof mine) => parts.reduce((sum, { value }) => sum + value, 0);
    const [here, there] = [up(a) / highest, up(b) / highest];
    const band: Band = {
      step,
      mine: a[0] ? amountLike(a[0].amount, total(a)) : null,
      theirs: b[0] ? amountLike(b[0].amount, total(b)) : null,
      here: [ground.here, ground.here + here],
      there: [ground.there, ground.there + there],
      more: total(a) - total(b),
    };
    ground.here += here;
    ground.there += there;
    return [band];
  });
}
