import type { Happening } from '../../board';
import type { Scene } from '../showing';
import type { BossEvent, BossView } from '../types';

/** The parts of a Payday in their order. */
export const LEDGER = ['fund', 'income', 'salaries', 'recovery', 'unpaid', 'leaving', 'time'] as const;
export type Entry = (typeof LEDGER)[number];

/** Somebody at the till. */
export interface Payee {
  person: string;
  salary: number;
  paid: boolean;
  recovers: boolean;
  leaves: boolean;
}

/** What Payday did to one company. */
export interface Paid {
  seat: number;
  fund: number;
  income: number;
  paid: number;
  due: number;
  payees: readonly Payee[];
  bankrupt: boolean;
  /** T handed back, where the viewer hears of it. */
  back: number;
  ideas: number;
}

/** Payday, one part after the other for everybody. */
export interface PaydayScene extends Scene {
  kind: 'payday';
  companies: readonly Paid[];
  /** Which part each step shows. */
  entries: readonly Entry[];
}

const ENTRY: Readonly<Partial<Record<BossEvent['type'], Entry>>> = {
  'fund-paid': 'fund',
  'income-paid': 'income',
  'salaries-paid': 'salaries',
  recovered: 'recovery',
  unpaid: 'unpaid',
  bankrupt: 'unpaid',
  'morale-changed': 'unpaid',
  'person-left': 'leaving',
  'time-handed-back': 'time',
};

const PART = 900;
const COIN = 260;
const REST = 3000;

const amount = (of: Record<string, number>): number => Object.values(of)[0] ?? 0;

const ANYWHERE: readonly BossEvent['type'][] = ['person-left', 'morale-changed'];

/** What of an update belongs to Payday: what an event or an issue did before it does not. */
function part(events: readonly BossEvent[]): BossEvent[] {
  const from = events.findIndex(({ type }) => !ANYWHERE.includes(type) && ENTRY[type] !== undefined);
  const to = events.findIndex(({ type }) => type === 'round-started');
  return from < 0 ? [] : events.slice(from, to < from ? undefined : to);
}

function companyOf(seat: number, events: readonly BossEvent[], before: BossView): Paid | null {
  const mine = events.filter((event) => 'seat' in event && event.seat.seat === seat);
  const salaries = mine.find((event) => event.type === 'salaries-paid');
  const funded = events.find(
    (event) => event.type === 'fund-paid' && event.seats.some((each) => each.seat === seat),
  ) as Extract<BossEvent, { type: 'fund-paid' }> | undefined;
  if (!salaries && !funded && mine.length === 0) return null;
  const income = mine.find((event) => event.type === 'income-paid');
  const back = mine.find((event) => event.type === 'time-handed-back');
  const is = (type: BossEvent['type'], person: string) =>
    mine.some((event) => event.type === type && 'person' in event && event.person.card === person);
  return {
    seat,
    fund: funded ? amount(funded.cash) : 0,
    income: income ? amount(income.cash) : 0,
    paid: salaries ? amount(salaries.cash) : 0,
    due: salaries ? amount(salaries.due) : 0,
    payees: (before.companies[seat]?.people ?? [])
      .map(({ person, salary }) => ({
        ...{ person, salary, paid: !is('unpaid', person) },
        ...{ recovers: is('recovered', person), leaves: is('person-left', person) },
      }))
      .filter(({ salary, paid, recovers, leaves }) => (salaries ? salary > 0 : !paid) || recovers || leaves),
    bankrupt: mine.some(({ type }) => type === 'bankrupt'),
    back: back ? amount(back.time) : 0,
    ideas: back ? amount(back.ideas) : 0,
  };
}

export function paydayScenes(
  batch: readonly Happening<BossEvent>[],
  after: BossView,
  before: BossView | null,
): PaydayScene[] {
  const events = part(batch.filter(({ fresh }) => fresh).map(({ event }) => event));
  const was = before ?? after;
  const companies = was.companies.flatMap((_, seat) => companyOf(seat, events, was) ?? []);
  if (companies.every(({ fund, income, due, back }) => fund + income + due + back === 0)) return [];
  const entries = LEDGER.filter((entry) => events.some(({ type }) => ENTRY[type] === entry));
  const coins = Math.max(...companies.map(({ payees }) => payees.length)) * COIN;
  let at = 0;
  const steps = entries.map((entry) => {
    const start = at;
    at += entry === 'salaries' ? PART + coins : PART;
    return start;
  });
  return [
    {
      ...{ screen: 'payday', kind: 'payday', companies, entries, steps },
      end: at - PART + REST,
      tells: {},
      stepOf: (event) => {
        const entry = events.includes(event) ? ENTRY[event.type] : undefined;
        return entry ? entries.indexOf(entry) : null;
      },
      said: { sentence: { key: 'board.payday.said', args: { round: was.round } } },
    },
  ];
}
