import type { Arg, Say, Step } from '../../../wire/types';
import type { Track } from '../board.svelte';
import { linesOf, type StepId } from '../showing';
import type { CompanyRoundView, LineView } from '../types';

/** One column: what a step of a sum added or took, from where to where. */
export interface Column {
  label: Say | null;
  /** The engineers behind it. */
  crew: number[];
  from: number;
  to: number;
  /** How the amount came about, factor by factor. */
  factors: { label: Say; amount: Arg; times: boolean }[];
}

export interface Climb {
  track: Track;
  before: number;
  after: number;
  columns: Column[];
}

const valueOf = (arg: Arg): number => {
  const first: unknown = typeof arg === 'object' && !Array.isArray(arg) ? Object.values(arg)[0] : arg;
  return typeof first === 'number' ? first : 0;
};

/** A sum whose steps are all amounts of the same thing: each is a column of its own. */
const addsUp = ({ before, after, why }: LineView): boolean =>
  why.steps.length > 0 &&
  why.steps.every((step) => step.kind !== 'times') &&
  before + why.steps.reduce((sum, step) => sum + valueOf(step.amount), 0) === after;

function crewOf(step: Step, company: CompanyRoundView, names: (id: number) => string): number[] {
  const { card, engineer } = (step.label.args ?? {}) as { card?: { card: string }; engineer?: string };
  if (card) return company.plan.filter((entry) => entry.action === card.card).map((entry) => entry.engineer);
  return company.plan.filter((entry) => names(entry.engineer) === engineer).map((entry) => entry.engineer);
}

/** The columns of one line, and who stands behind each. */
export function columns(line: LineView, company: CompanyRoundView, names: (id: number) => string): Column[] {
  if (!addsUp(line)) {
    const crew = company.plan.filter((entry) => entry.action === line.step).map((entry) => entry.engineer);
    const factors = line.why.steps.map((step) => ({
      label: step.label,
      amount: step.amount,
      times: step.kind === 'times',
    }));
    return [{ label: line.why.title, crew, from: line.before, to: line.after, factors }];
  }
  let at = line.before;
  return line.why.steps.map((step) => {
    const from = at;
    at += valueOf(step.amount);
    return { label: step.label, crew: crewOf(step, company, names), from, to: at, factors: [] };
  });
}

const TRACKS: Partial<Record<StepId, Track>> = {
  debt: 'debt',
  users: 'users',
  revenue: 'revenue',
  servers: 'servers',
  rating: 'rating',
  income: 'money',
};

/** How one quantity of a company moved in a step, column by column; null where it did not. */
export function climb(company: CompanyRoundView, step: StepId, names: (id: number) => string): Climb | null {
  const track = TRACKS[step];
  if (!track) return null;
  const lines = linesOf(company.lines, step).filter((line) => line.track === track);
  const first = lines[0];
  const last = lines.at(-1);
  if (!first || !last) return null;
  return {
    track,
    before: first.before,
    after: last.after,
    columns: lines.flatMap((line) => columns(line, company, names)),
  };
}

/** The value of a quantity once a step is told, whether it moved in it or not. */
export function valueAfter(company: CompanyRoundView, track: Track, told: readonly StepId[]): number {
  const lines = told.flatMap((step) => linesOf(company.lines, step)).filter((line) => line.track === track);
  return lines.at(-1)?.after ?? company.before[track];
}

/** Whom to look at in a step: the one who looks, or, if nothing moved there, whoever moved most. */
export function worthALook(companies: readonly CompanyRoundView[], step: StepId, mine: number): number {
  const moved = (company: CompanyRoundView) =>
    Math.abs(
      linesOf(company.lines, step)
        .filter((line) => line.track === TRACKS[step])
        .reduce((sum, line) => sum + line.after - line.before, 0),
    );
  const own = companies.find(({ seat }) => seat === mine);
  if (own && moved(own) > 0) return mine;
  const most = companies.toSorted((a, b) => moved(b) - moved(a))[0];
  return most && moved(most) > 0 ? most.seat : mine;
}
