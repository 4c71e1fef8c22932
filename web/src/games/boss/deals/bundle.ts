import type { Bundle } from '../types';

export const NOTHING: Bundle = { cash: 0, time: 0, ideas: 0, projects: [], shares: [] };

export const isEmpty = ({ cash, time, ideas, projects, shares }: Bundle): boolean =>
  cash + time + ideas + projects.length + shares.length === 0;

/** What becomes of a project in a bundle: nothing, it changes hands, or a part of its reward is promised. */
export type Part = 'kept' | 'given' | 'shared';

export function partOf(bundle: Bundle, project: string): Part {
  if (bundle.projects.includes(project)) return 'given';
  return bundle.shares.some((share) => share.project === project) ? 'shared' : 'kept';
}

/** The bundle with another part for a project; a fresh share begins with so much. */
export function withPart(bundle: Bundle, project: string, part: Part, share: { cash: number; vp: number }): Bundle {
  const projects = bundle.projects.filter((id) => id !== project);
  const shares = bundle.shares.filter((each) => each.project !== project);
  if (part === 'given') return { ...bundle, projects: [...projects, project], shares };
  return { ...bundle, projects, shares: part === 'shared' ? [...shares, { project, ...share }] : shares };
}
