import { isLit as isLitAtAll } from '../pieces/lit';
import { OUTPUTS, type OutputKind, type OutputShown } from '../types';
import type { DraftPersonView, DraftView, PersonView, Span, Worker } from '../types';

export type Tag = 'new' | 'promoted' | 'demoted' | 'layered' | 'workshop' | 'rule' | 'moved';

/** How many report to a boss, and how many the boss can lead. */
export interface Led {
  reports: number;
  leadership: number;
  span: Span;
}

/** Somebody at a desk of a chart, as it is drawn. */
export interface Desk extends Led {
  person: string;
  boss: string | null;
  layer: number;
  ceo: boolean;
  outputs: Readonly<Record<OutputKind, OutputShown>>;
  /** The bonuses count. */
  lit: boolean;
  locked: boolean;
  /** The light goes on with what is in the hand. */
  woke: boolean;
  morale: number;
  moraleAfter: number;
  tag: Tag | null;
  /** Whom they led before what is in the hand; null: the same. */
  was: Led | null;
}

const ledBy = ({ reports, leadership, span }: DraftPersonView): Led => ({
  reports,
  leadership: leadership.amount,
  span,
});

/** The lamp burns for whom the boss or a workshop unlocks and nothing locks, whether or not there is a bonus. */
const isLit = (person: DraftPersonView | undefined, ceo: boolean) =>
  ceo ||
  (person !== undefined &&
    person.locks.length === 0 &&
    person.productivity.cut === 0 &&
    person.unlocks.some((by) => by === 'boss' || by === 'workshop'));

function tagOf(person: DraftPersonView, workshop: string | null | undefined): Tag | null {
  if (person.demoted) return 'demoted';
  if (person.layered) return 'layered';
  if (person.fresh) return 'new';
  if (workshop === person.person) return 'workshop';
  if (person.locks.includes('works-to-rule')) return 'rule';
  return person.promoted ? 'promoted' : person.moved ? 'moved' : null;
}

/** Somebody in a draft; `base` is the draft without what is in the hand, to show what that changes. */
export function draftDesk(person: DraftPersonView, draft: DraftView, card: Worker, base: DraftView | null): Desk {
  const old = base?.people.find((other) => other.person === person.person);
  const ceo = draft.ceo === person.person;
  const led = ledBy(person);
  const before = old && !old.waiting ? ledBy(old) : null;
  const shown = (kind: OutputKind): OutputShown => {
    const { amount, bonus, cut, before: last } = person[kind];
    if (person.waiting) return { ...card[kind], amount: card[kind].base, before: card[kind].base };
    const known = base ? (old && !old.waiting ? old[kind].amount : amount) : person.fresh ? amount : last;
    // Leadership is shown as a change only where it is the hand that changes it.
    return { ...card[kind], lit: bonus, cut, amount, before: kind === 'leadership' && !base ? amount : known };
  };
  return {
    ...led,
    person: person.person,
    boss: person.boss ?? null,
    layer: person.layer,
    ceo,
    outputs: { productivity: shown('productivity'), skill: shown('skill'), leadership: shown('leadership') },
    lit: isLit(person, ceo),
    locked: !isLit(person, ceo),
    woke: base !== null && isLit(person, ceo) && !isLit(old, base.ceo === person.person),
    morale: person.morale,
    moraleAfter: person.moraleAfter,
    tag: tagOf(person, draft.workshop),
    was: before && (before.span !== led.span || before.reports !== led.reports) ? before : null,
  };
}

/** Somebody in a chart that is on the table. */
export function openDesk(person: PersonView, people: readonly PersonView[], card: Worker, ceo: string | null): Desk {
  const boss = people.find((other) => other.person === person.boss);
  const isCeo = person.person === ceo;
  const outputs = Object.fromEntries(
    OUTPUTS.map((kind): [OutputKind, OutputShown] => {
      const { base, bonus } = card[kind];
      const amount = person[kind];
      return [
        kind,
        { base, bonus, amount, lit: bonus > 0 && amount === base + bonus, cut: Math.max(0, base - amount) },
      ];
    }),
  ) as Record<OutputKind, OutputShown>;
  const lit =
    isCeo || isLitAtAll(person, card) || (card.productivity.bonus === 0 && boss?.span === 'exact' && !person.hired);
  return {
    person: person.person,
    boss: person.boss ?? null,
    layer: person.layer,
    ceo: isCeo,
    reports: person.reports,
    leadership: person.leadership,
    span: person.span,
    outputs,
    lit,
    locked: !lit,
    woke: false,
    morale: person.morale,
    moraleAfter: person.morale,
    tag: person.hired ? 'new' : person.worksToRule ? 'rule' : null,
    was: null,
  };
}
