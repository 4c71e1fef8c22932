import type { Play, Series } from '../../board';
import type { ShipPublicView } from '../types';

/** Points after each round. */
export function series(play: Play): Series | null {
  const { end, scores, companies } = play.view as ShipPublicView;
  if (!end || scores.length === 0) return null;
  const say = (key: string, args = {}) => play.words.text({ key: `board.${key}`, args });
  return {
    title: say('series.title'),
    unit: say('series.unit'),
    ticks: scores.map((_, i) => say('round', { round: i + 1 })),
    lines: companies.map(({ seat }) => ({ seat, values: scores.map((round) => round[seat] ?? 0) })),
    show: (value) => play.words.arg({ points: Math.round(value) }),
  };
}
