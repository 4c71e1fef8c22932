import type { Play, Series } from '../../board';
import type { BossView } from '../types';

/** VP by round, one line a company; the last step is what the end adds: cash and legacy. */
export function series(play: Play): Series | null {
  const { end } = play.view as BossView;
  const played = end?.scores[0]?.rounds.length ?? 0;
  if (!end || played === 0) return null;
  const say = (key: string) => play.words.text({ key: `board.end.${key}` });
  return {
    title: say('series'),
    unit: say('series-unit'),
    ticks: ['0', ...Array.from({ length: played }, (_, round) => String(round + 1)), say('series-end')],
    lines: end.scores.map(({ rounds, total }, seat) => ({ seat, values: [0, ...rounds.map(({ vp }) => vp), total] })),
    show: String,
  };
}
