import type { LiveTable } from '../play/live.svelte';
import { sitter } from '../table/bots';
import { label } from '../texts/labels';
import { owing } from '../undo/asked';

/** What calls somebody back who looks at the past, and how long it waits. */
export interface Call {
  sentence: string;
  detail: string;
  /** On the card of the table as it is. */
  at: (where: string) => string;
  /** On the way back. */
  back: string;
  clock: { until: number; total: number; label: string; live: boolean } | null;
}

/** My turn at the table. */
export function turn(live: LiveTable): Call {
  const { prompt, clock } = live;
  const runs = clock?.running ? clock : null;
  return {
    sentence: label('film.called', { what: prompt ? live.words.text(prompt.sentence) : '' }),
    detail: label(runs ? 'film.clock-runs' : 'film.waits'),
    at: (where) => label('film.your-turn-at', { where }),
    back: label('film.to-my-turn'),
    clock: runs && { until: runs.until, total: runs.total, label: label('seat.table-clock'), live: false },
  };
}

/** Somebody asks to take back, and a seat of mine has not answered yet; null where nobody asks me. */
export function question(live: LiveTable): Call | null {
  const { asked } = live.table;
  if (!asked || owing(asked, live.you.seats) === undefined) return null;
  return {
    sentence: label('film.asked', { who: sitter(live.table, asked.seat) }),
    detail: label('film.silence'),
    at: (where) => label('film.your-answer-at', { where }),
    back: label('film.to-question'),
    clock: { until: live.askedUntil, total: live.askedFor, label: label('undo.clock'), live: true },
  };
}
