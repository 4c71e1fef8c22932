import type { Arg } from '../../../wire/types';
import { type Kind, KINDS, NONE, sum } from '../pieces/goods';
import type { Bundle } from '../types';

/** A trade as one side sees it. */
export interface Terms {
  readonly give: Bundle;
  readonly want: Bundle;
}

export type Side = keyof Terms;
export type CardSort = 'supplies' | 'transports';

export const NOTHING: Bundle = { tokens: NONE, supplies: [], transports: [] };

export const cardsOf = ({ supplies, transports }: Bundle): string[] => [...supplies, ...transports];

export const isNothing = (bundle: Bundle): boolean => sum(bundle.tokens) + cardsOf(bundle).length === 0;

/** "What would you trade?" */
export const isInvitation = ({ give, want }: Terms): boolean => isNothing(give) && isNothing(want);

export const mirrored = ({ give, want }: Terms): Terms => ({ give: want, want: give });

/** The same with so many of one kind, never fewer than none. */
export const withGoods = (bundle: Bundle, kind: Kind, count: number): Bundle => ({
  ...bundle,
  tokens: { ...bundle.tokens, [kind]: Math.max(0, count) },
});

/** The same with a card put in, or taken out if it was in. */
export function withCard(bundle: Bundle, sort: CardSort, card: string): Bundle {
  const cards = bundle[sort];
  return { ...bundle, [sort]: cards.includes(card) ? cards.filter((each) => each !== card) : [...cards, card] };
}

/** A bundle as it is said: amounts by kind, then cards; or that it is nothing. */
export const sayBundle = (bundle: Bundle): Arg =>
  isNothing(bundle)
    ? { say: { key: 'board.terms.nothing' } }
    : [
        ...KINDS.filter((kind) => bundle.tokens[kind] > 0).map((kind): Arg => ({ [kind]: bundle.tokens[kind] })),
        ...cardsOf(bundle).map((card): Arg => ({ card })),
      ];

export const sayTerms = ({ give, want }: Terms): { give: Arg; want: Arg } => ({
  give: sayBundle(give),
  want: sayBundle(want),
});
