/* The records of the game as they stand on the wire. */
export type * from '../../generated/ship-it';
export type {
  Due as IncomeView,
  Hiring as HiringView,
  Line as LineView,
  ScoreParts as ScoreView,
} from '../../generated/ship-it';
