import type { EsopView, ExitLine, Growth } from '../types';

export const WIDTH = 600;
export const HEIGHT = 560;
export const GROUND = 452;
export const BASE = 26;
const TALLEST = 356;
const TOWER = 84;

/** One floor of a tower: a market round or the exit, as high as its part of the growth. */
export interface Floor {
  key: string;
  round: string;
  /** The market or exit card. */
  card: string;
  /** In per cent. */
  factor: number;
  y: number;
  height: number;
}

export interface Tower {
  seat: number;
  x: number;
  width: number;
  floors: Floor[];
  y: number;
  value: number;
  wins: boolean;
}

interface Step {
  round: string;
  card: string;
  factor: number;
}

/** How a company came to its valuation: a factor for each market round, then the exit. */
export function stepsOf(view: EsopView, seat: number): Step[] {
  const markets = view.rounds.flatMap((report) =>
    report.teams
      .filter((team) => team.seat === seat)
      .map((team) => ({ round: report.round, card: report.market, factor: grown(team) })),
  );
  const exit = view.exits.find((line) => line.seat === seat);
  return exit ? [...markets, { round: 'end', card: exit.card, factor: tenths(exit) * 10 }] : markets;
}

/** What the round really did: a wildcard may have added to the factor. */
const grown = (team: Growth): number => Math.round((team.after * 100) / team.before);
const tenths = (line: ExitLine): number => line.multiplierTenths + line.fitTenths;

/** The companies as towers in the order of their rank, the winner at the right. */
export function skyline(view: EsopView, ranking: readonly number[]): Tower[] {
  const built = ranking.filter((seat) => view.exits.some((line) => line.seat === seat));
  const values = built.map((seat) => view.teams[seat]?.valuation ?? 0);
  const scale = TALLEST / Math.max(1, ...values);
  const pitch = Math.min(130, WIDTH / Math.max(1, built.length));
  return built.map((seat, k) => {
    const value = view.teams[seat]?.valuation ?? 0;
    const steps = stepsOf(view, seat);
    // Factors multiply, so their logarithms add up to the whole height.
    const logs = steps.map((step) => Math.max(0.05, Math.log(step.factor / 100)));
    const all = logs.reduce((sum, each) => sum + each, 0);
    const height = Math.max(120, value * scale) - BASE;
    let y = GROUND - BASE;
    const floors = steps.map((step, j) => {
      const part = ((logs[j] ?? 0) / all) * height;
      y -= part;
      return { ...step, key: `${step.round}-${j}`, y, height: part };
    });
    const x = WIDTH - pitch * (k + 0.5) - (WIDTH - pitch * built.length) / 2;
    return { seat, x, width: TOWER, floors, y, value, wins: k === 0 };
  });
}
