import type { Typed } from '../../wire/types';

/* The records of the game as they stand on the wire. Equity in basis points, skills in points, money in whole units. */

export type PhaseId =
  | 'company-draft'
  | 'company-lock'
  | 'main-auction'
  | 'seed-round'
  | 'early-round'
  | 'drop'
  | 'secondary-auction'
  | 'mature-round'
  | 'exit';

export interface EmployeeView {
  card: string;
  grant: number;
  roundsServed: number;
}

export interface TeamView {
  seat: number;
  foundingNumber: number;
  disqualified: boolean;
  pool: number;
  granted: number;
  openDesks: number;
  employees: EmployeeView[];
  leavers: { card: string; grant: number }[];
  leaverGrant: number;
  valuation: number;
  valuations: number[];
  rank: number;
  wildcards: number;
  wildcardPlayed?: string;
  segment?: string;
  idea?: string;
  companion?: string;
  hasChosen: boolean;
}

export interface MarketView {
  card: string;
  /** The round in which it came. */
  round?: string;
}

/** An employee in each market of this game (in the order of `markets`), on average over the unseen, as printed. */
export interface WorthView {
  card: string;
  totals: number[];
  mean: number;
  strength: number;
}

export interface DraftView {
  loop: number;
  loops: number;
  turn?: number;
  drawn: boolean;
  segmentStock: number;
  ideaStock: number;
  segmentDiscard: string[];
  ideaDiscard: string[];
}

export interface BidView {
  seat: number;
  amount: number;
}

export interface LotView {
  number: number;
  total: number;
  card: string;
  standingBid: number;
  leader?: number;
  bids: BidView[];
  passed: number[];
  idle: number[];
  /** Who still has to answer. */
  answering: number[];
  minimum: number;
  maximum: number;
  cardsLeft: number;
  desksOpen: number;
  spare: number;
  callOrder: number[];
  asked?: number;
}

export interface SecondaryLotView {
  number: number;
  card: string;
  dropper?: number;
  standingBid: number;
  leader?: number;
  bids: BidView[];
  minimum: number;
  maximum: number;
}

export interface SecondaryView {
  lots: SecondaryLotView[];
  free: number[];
  passed: number[];
  callOrder: number[];
  asked?: number;
}

/** One skill, `hard` or the id of a soft skill. */
export interface SkillLine {
  skill: string;
  printed: number;
  base: number;
  mod: number;
  adjusted: number;
}

export interface EmployeeLine {
  card: string;
  skills: SkillLine[];
  base: number;
  adjusted: number;
}

export interface PerkLine {
  perk: string;
  points: number;
}

/** What one market round did to one team, in the steps of the rules. */
export interface Growth {
  seat: number;
  employees: EmployeeLine[];
  strength: number;
  marketSwing: number;
  swing: number;
  perks: PerkLine[];
  wildcard?: string;
  total: number;
  factor: number;
  before: number;
  after: number;
}

export interface MarketReport {
  round: string;
  market: string;
  teams: Growth[];
}

export interface ExitLine {
  seat: number;
  card: string;
  multiplierTenths: number;
  fitTenths: number;
  before: number;
  after: number;
}

export interface ShareView {
  seat: number;
  valuation: number;
  granted: number;
  founderValue: number;
  employeeValue: number;
  titles: string[];
}

/** A hire with the points it brought in each market round (0 if it was not there). */
export interface HireView {
  seat: number;
  card: string;
  price: number;
  left: boolean;
  points: number[];
}

export interface WhatIfView {
  seat: number;
  market: string;
  total: number;
  factor: number;
  valuation?: number;
}

export interface EndView {
  ending: 'exit' | 'walkover' | 'no-winner';
  ranking: number[];
  shares: ShareView[];
  hires: HireView[];
  whatIf: WhatIfView[];
}

export interface EsopView {
  phase: PhaseId;
  roundsPlayed: number;
  clock: boolean;
  teams: TeamView[];
  markets: MarketView[];
  worth: WorthView[];
  catalogue: string[];
  discarded: string[];
  reserve: string[];
  reserveFaceDown: boolean;
  draft?: DraftView;
  lot?: LotView;
  secondary?: SecondaryView;
  rounds: MarketReport[];
  exits: ExitLine[];
  end?: EndView;
}

export interface LimitView {
  limit: number;
  pool: number;
  kept: number;
  hiresToCome: number;
  mayBid: boolean;
}

/** An own employee in each unseen market, and the Skill Total of the others without it. */
export interface DeskView {
  card: string;
  totals: number[];
  totalsWithout: number[];
}

/** A lot of the second auction at the open desk, in each unseen market. */
export interface SwapView {
  card: string;
  totals: number[];
  factors: number[];
}

export interface EsopOwn {
  seat: number;
  chosen?: EsopMove;
  hand: string[];
  drawn?: string;
  limit?: LimitView;
  hint?: number;
  unseenMarkets: string[];
  desks: DeskView[];
  swaps: SwapView[];
  worth: WorthView[];
}

export type EsopMove =
  | { type: 'bid'; lot: string; amount: number }
  | { type: 'pass'; lot: string }
  | { type: 'pass-all' }
  | { type: 'wildcard'; choice: string }
  | { type: 'drop'; employee: string }
  | { type: 'draw'; source: Pile }
  | { type: 'discard'; card: string }
  | { type: 'lock'; segment: string; idea: string; companion?: string | null };

export type Pile = 'segment-stock' | 'idea-stock' | 'segment-discard' | 'idea-discard';

export interface EsopEvent extends Typed {
  seat?: { seat: number };
  card?: { card: string };
  amount?: { equity: number };
  price?: { equity: number };
  outbid?: { seat: number };
  number?: number;
  round?: string;
  market?: { card: string };
  spare?: number;
  cards?: { card: string }[];
}

export interface Trait {
  skill: string;
  value: number;
}

export interface Employee {
  id: string;
  name: string;
  role: string;
  category: string;
  hardSkill: number;
  softSkills: Trait[];
  deck: 'main' | 'reserve';
  text: string;
}

export interface MarketCard {
  id: string;
  name: string;
  hardModifiers: Record<string, number>;
  softModifiers: Record<string, number>;
  text: string;
}

export interface ExitCard {
  id: string;
  name: string;
  multiplierTenths: number;
  fitCategories: string[];
  text: string;
}

export interface Named {
  id: string;
  name: string;
  text?: string;
}

export interface Segment extends Named {
  effect: { skill: string; amount: number };
}

export interface Idea extends Named {
  type: 'product' | 'service';
  fits: string[];
  effect: { category: string; amount: number; amountWithFit: number; amountAsCompanion: number };
}

export interface EsopBox {
  options: { id: string; default: unknown }[];
  constants: {
    esopPool: number;
    openingBid: number;
    bidStep: number;
    teamSize: number;
    startValuation: number;
    paceFactorPercent: Record<string, number>;
  };
  clocks: { secondaryHammerMs: number; revealPauseMs: number };
  categories: Named[];
  softSkills: Named[];
  teams: Named[];
  employees: Employee[];
  marketCards: MarketCard[];
  exitCards: ExitCard[];
  wildcard: { choices: Named[] };
  perks: (Named & { category: string })[];
  segments: Segment[];
  ideas: Idea[];
}
