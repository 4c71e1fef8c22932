import type { Track } from '../board.svelte';
import { linesOf, type StepId } from '../showing';
import type { CompanyRoundView, EntryView } from '../types';
import { columns } from './climb';

/** Those of a plan who worked on the same, and what came of it: outputs are added up before they are rounded. */
export interface Deed {
  action: string;
  people: (EntryView & { nth: number })[];
  changes: [Track, number][];
}

/** Who did what, in the order of the plan, as far as it is told. */
export function deeds(company: CompanyRoundView, told: readonly StepId[], names: (id: number) => string): Deed[] {
  const lines = told.flatMap((step) => linesOf(company.lines, step)).filter(({ step }) => step !== 'income');
  const moved = lines.flatMap((line) =>
    columns(line, company, names).map((column) => ({ ...column, track: line.track as Track })),
  );
  const entries = company.plan.map((entry, i) => ({ ...entry, nth: i + 1 }));
  return [...new Set(entries.map(({ action }) => action))].map((action) => {
    const people = entries.filter((entry) => entry.action === action);
    const changes = new Map<Track, number>();
    for (const { crew, track, from, to } of moved)
      if (crew.length > 0 && crew.every((who) => people.some(({ engineer }) => engineer === who)))
        changes.set(track, (changes.get(track) ?? 0) + to - from);
    return { action, people, changes: [...changes].filter(([, value]) => value !== 0) };
  });
}
