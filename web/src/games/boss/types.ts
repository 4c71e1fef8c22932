import type { BossPrivateView, BossPublicView, Output } from '../../generated/boss';

/* The records of the game as they stand on the wire. */
export type * from '../../generated/boss';
export type BossView = BossPublicView;
export type BossOwn = BossPrivateView;

/** What a person gives, in the order of a card. */
export const OUTPUTS = ['productivity', 'skill', 'leadership'] as const;
export type OutputKind = (typeof OUTPUTS)[number];

/** An output as it is drawn: base boxes always count, the bonus where it is lit; `cut` boxes are crossed out. */
export interface OutputShown extends Output {
  lit?: boolean;
  cut?: number;
  /** What it comes to, where it does not follow from the rest. */
  amount?: number;
  /** What it was, to show the change. */
  before?: number;
}
