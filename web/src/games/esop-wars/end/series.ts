import type { Play, Series } from '../../board';
import { UNICORN } from '../market/unicorn';
import type { EsopBox, EsopView } from '../types';

/** Valuations from the start to the exit; they grow by factors, so the scale is logarithmic. */
export function series(play: Play): Series | null {
  const { end, rounds, exits, teams } = play.view as EsopView;
  if (!end || rounds.length === 0) return null;
  const { startValuation } = (play.box as EsopBox).constants;
  const say = (key: string) => play.words.text({ key: `board.${key}` });
  const show = (value: number) => play.words.arg({ valuation: Math.round(value) });
  return {
    title: say('series.title'),
    unit: say('series.unit'),
    ticks: [say('round.start'), ...rounds.map((round) => say(`round.${round.round}`)), say('exit.exit')],
    lines: exits.map(({ seat, after }) => ({
      seat,
      values: [startValuation, ...(teams[seat]?.valuations ?? []), after],
    })),
    show,
    log: true,
    goal: { value: UNICORN, label: say('series.unicorn') },
  };
}
