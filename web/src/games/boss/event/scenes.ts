import type { Happening } from '../../board';
import type { Scene } from '../showing';
import type { BossEvent } from '../types';

/** What the event does to one company, as far as the viewer hears it. */
export interface Outcome {
  seat: number;
  choice: string | null;
  lines: BossEvent[];
}

/** The event of the round: its card turns, the choices turn together, then company by company what becomes of it. */
export interface EventScene extends Scene {
  kind: 'event';
  card: string;
  /** Choices lie sealed until this step; null: nobody was asked. */
  opens: number | null;
  outcomes: readonly Outcome[];
  /** The step in which each outcome is shown. */
  shown: readonly number[];
}

const EFFECTS = [
  'event-spared',
  'die-rolled',
  'gained',
  'lost',
  'insured',
  'ideas-full',
  'capacity-pending',
  'morale-changed',
  'ceo-died',
  'person-left',
  'delay-added',
  'project-failed',
] as const;
const isEffect = (event: BossEvent): event is Extract<BossEvent, { type: (typeof EFFECTS)[number] }> =>
  (EFFECTS as readonly string[]).includes(event.type);

const TURN = 900;
const LINE = 850;
const REST = 3200;

/** What of an update belongs to the event: from the card or the choices to what comes from elsewhere. */
function part(events: readonly BossEvent[]): BossEvent[] {
  const from = events.findIndex(({ type }) => type === 'event-drawn' || type === 'event-chosen');
  if (from < 0) return [];
  const rest = events.slice(from);
  const to = rest.findIndex((event, i) => i > 0 && event.type !== 'event-chosen' && !isEffect(event));
  return to < 0 ? rest : rest.slice(0, to);
}

function outcomesOf(events: readonly BossEvent[]): Outcome[] {
  const found = new Map<number, Outcome>();
  const of = (seat: number) => {
    const outcome = found.get(seat) ?? { seat, choice: null, lines: [] };
    found.set(seat, outcome);
    return outcome;
  };
  for (const event of events) {
    if (event.type === 'event-chosen') of(event.seat.seat).choice = event.choice;
    else if (isEffect(event)) of(event.seat.seat).lines.push(event);
  }
  return [...found.values()];
}

export function eventScenes(batch: readonly Happening<BossEvent>[]): EventScene[] {
  const events = part(batch.filter(({ fresh }) => fresh).map(({ event }) => event));
  const [first] = events;
  if (first?.type !== 'event-drawn' && first?.type !== 'event-chosen') return [];
  const { card } = first.card;
  const outcomes = outcomesOf(events);
  const opens = outcomes.some(({ choice }) => choice !== null) ? 1 : null;
  const before = opens ?? (first.type === 'event-drawn' ? 1 : 0);
  let last = before;
  const shown = outcomes.map(({ lines }) => (lines.length > 0 ? ++last : before));
  const steps = Array.from({ length: last + 1 }, (_, i) => (i === 0 ? 0 : TURN + (i - 1) * LINE));
  return [
    {
      screen: 'event',
      kind: 'event',
      card,
      opens,
      outcomes,
      shown,
      steps,
      end: (steps.at(-1) ?? 0) + REST,
      tells: { 'event-drawn': 0, 'event-chosen': before },
      stepOf: (event) => {
        const at = outcomes.findIndex(({ lines }) => lines.includes(event));
        return shown[at] ?? null;
      },
      said: { sentence: { key: `board.happening.said`, args: { card: { card } } } },
    },
  ];
}
