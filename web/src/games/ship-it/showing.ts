import type { DraftView, LineView, RoundView, ShipEvent, ShipPublicView } from './types';

/** Somebody who came in a draft, in the order of the award. */
export interface Hire {
  seat: number;
  engineer: number;
  price: number;
  intern: boolean;
  /** Who had bid the same and stood later in line. */
  beaten: number[];
}

/** What a pass of Granting gave, or, for its owner alone, did not give. */
export interface Grant {
  pass: number;
  seat: number;
  action: string;
  bounced?: { name: string; earlier: number };
}

/** What somebody drew in a sprint, open to all once it is over. */
export interface Bag {
  seat: number;
  total: number;
  bugs: number;
  draws: number;
}

/** Something that happened without a decision of anybody, shown for a while before the board goes on. */
export type Scene =
  | { kind: 'founded' }
  | { kind: 'hiring'; draft: DraftView; hires: Hire[] }
  /** `live`: slots can be claimed already, so it is shown on the board itself and holds nothing up. */
  | { kind: 'granting'; grants: Grant[]; round: number; live: boolean }
  | { kind: 'plans'; round: number }
  | { kind: 'programs'; round: number }
  /** `won`: by whom, with what; null: nobody got through. */
  | { kind: 'sprint'; round: number; won: { seat: number; total: number; draws: number } | null; bags: Bag[] }
  | { kind: 'resolution'; report: RoundView; steps: readonly StepId[] }
  | { kind: 'event'; report: RoundView };

/** The steps of a Resolution as they are told. */
export type StepId = 'plans' | 'debt' | 'users' | 'revenue' | 'servers' | 'rating' | 'income' | 'milestones';

export const STEPS: readonly StepId[] = [
  'plans',
  'debt',
  'users',
  'revenue',
  'servers',
  'rating',
  'income',
  'milestones',
];

const stepOfLine = ({ step, track }: LineView): StepId => {
  if (step === 'income') return 'income';
  if (track === 'bonus') return 'milestones';
  if (track === 'ai' || track === 'recruits') return 'servers';
  return track === 'money' || track === 'debt' ? 'debt' : (track as StepId);
};

/** The lines of a company that belong to a step. */
export const linesOf = (lines: readonly LineView[], step: StepId): LineView[] =>
  lines.filter((line) => stepOfLine(line) === step);

/** The steps in which anything happened to anybody. */
export function stepsOf(report: RoundView, claims: number): StepId[] {
  const all = report.companies.flatMap((company) => company.lines.map(stepOfLine));
  return STEPS.filter((step) => step === 'plans' || all.includes(step) || (step === 'milestones' && claims > 0));
}

interface Heard {
  event: ShipEvent;
  fresh: boolean;
}

/** What an update gives to show, in the order in which it happened. */
export function scenes(batch: readonly Heard[], after: ShipPublicView, mine: number | null): Scene[] {
  const found: Scene[] = [];
  const hires: Hire[] = [];
  const grants: Grant[] = [];
  const heard = batch.filter(({ fresh }) => fresh).map(({ event }) => event);
  const has = (type: ShipEvent['type']) => heard.some((event) => event.type === type);
  for (const event of heard) {
    switch (event.type) {
      case 'hired':
      case 'hired-by-tie':
      case 'intern-joined':
        hires.push({
          seat: event.seat.seat,
          engineer: event.id,
          price: event.price.money ?? 0,
          intern: event.type === 'intern-joined',
          beaten: event.type === 'hired-by-tie' ? event.beaten.map(({ seat }) => seat) : [],
        });
        break;
      case 'slot-granted':
        grants.push({ pass: event.pass, seat: event.seat.seat, action: event.action.card });
        break;
      case 'bounced':
        grants.push({
          pass: event.pass,
          seat: mine ?? -1,
          action: event.action.card,
          bounced: { name: event.engineer, earlier: event.earlier.seat },
        });
        break;
      default:
    }
  }
  if (has('company-founded')) found.push({ kind: 'founded' });
  if (has('sheets-opened') && after.lastDraft) found.push({ kind: 'hiring', draft: after.lastDraft, hires });
  const report = after.lastRound;
  const resolved = has('company-resolved') && report;
  if (grants.length > 0)
    found.push({
      kind: 'granting',
      grants,
      round: (resolved ? report?.round : null) ?? after.round,
      live: after.phase === 'live',
    });
  if (has('plans-revealed') && !resolved) found.push({ kind: 'plans', round: after.round });
  if ((has('puzzle-won') || has('puzzle-unsolved')) && after.puzzle?.over)
    found.push({ kind: 'programs', round: (resolved ? report?.round : null) ?? after.round });
  const sprint = heard.find((event) => event.type === 'sprint-won' || event.type === 'sprint-lost');
  if (sprint)
    found.push({
      kind: 'sprint',
      round: (resolved ? report?.round : null) ?? after.round,
      won: sprint.type === 'sprint-won' ? { seat: sprint.seat.seat, total: sprint.total, draws: sprint.draws } : null,
      bags: bagsOf(after),
    });
  if (resolved) found.push(resolution(report, after));
  if (report?.event && (has('company-hit') || has('company-spared'))) found.push({ kind: 'event', report });
  return found;
}

const bagsOf = ({ puzzle }: ShipPublicView): Bag[] =>
  (puzzle?.kind === 'sprint' && puzzle.over ? puzzle.coders : []).map(({ seat, total, bugs, draws }) => ({
    seat,
    total: total ?? 0,
    bugs: bugs ?? 0,
    draws: draws ?? 0,
  }));

const resolution = (report: RoundView, view: ShipPublicView): Scene => ({
  kind: 'resolution',
  report,
  steps: stepsOf(report, view.milestones.filter(({ round }) => round === report.round).length),
});

/** What to show to somebody who comes (back) while the pause after it still runs, or who wants to see it again. */
export function scenesToCatchUp(view: ShipPublicView): Scene[] {
  const report = view.lastRound;
  if (!report) return [];
  // An event that waits for answers has struck nobody yet.
  const struck = report.event && report.companies.some(({ strike }) => strike);
  return [resolution(report, view), ...(struck ? [{ kind: 'event', report } as const] : [])];
}

/** When each step of a scene begins, and when it is over, in milliseconds. */
export function timing(scene: Scene): { steps: number[]; end: number } {
  const even = (count: number, each: number, first = 0) => Array.from({ length: count }, (_, i) => first + i * each);
  switch (scene.kind) {
    case 'founded':
      return { steps: [0], end: 6000 };
    case 'hiring':
      return { steps: even(scene.hires.length + 1, 800, 500), end: 3500 + scene.hires.length * 800 };
    case 'granting':
      return { steps: even(scene.grants.length + 1, 650, 200), end: 1800 + scene.grants.length * 650 };
    case 'plans':
      return { steps: [0], end: 7000 };
    case 'programs':
      return { steps: [0], end: 10_000 };
    case 'sprint':
      return { steps: [0], end: 7000 };
    case 'resolution':
      return { steps: even(scene.steps.length, 2600), end: scene.steps.length * 2600 + 3000 };
    case 'event':
      return { steps: [0, 900, 1800], end: 9000 };
  }
}

/** The stone of the path on which this happened. */
export function stoneOf(scene: Scene): string {
  switch (scene.kind) {
    case 'founded':
      return 'found';
    case 'hiring':
      return 'draft';
    case 'granting':
    case 'plans':
      return 'plan';
    case 'programs':
    case 'sprint':
      return 'puzzle';
    case 'resolution':
      return 'resolution';
    case 'event':
      return 'event';
  }
}

/** The round in which this happened; the table may be further on. */
export const roundOf = (scene: Exclude<Scene, { kind: 'founded' | 'hiring' }>): number =>
  'report' in scene ? scene.report.round : scene.round;
