import type { Play, Series } from '../../board';
import type { StartupPublicView } from '../types';

/** Points by round, one line a project; the goal is dotted. */
export function series(play: Play): Series | null {
  const { sheet, projects, goal } = play.view as StartupPublicView;
  if (sheet.length === 0) return null;
  const say = (key: string, args?: Record<string, number>) => play.words.text({ key: `board.${key}`, args });
  return {
    title: say('series.title'),
    unit: say('series.unit'),
    ticks: ['0', ...sheet.map((_, round) => String(round + 1))],
    lines: projects.map(({ seats }, side) => ({
      seat: seats.find((seat) => seat === play.seat) ?? seats[0] ?? 0,
      values: [0, ...sheet.map((round) => round[side] ?? 0)],
    })),
    show: String,
    goal: { value: goal, label: say('series.goal', { goal }) },
  };
}
