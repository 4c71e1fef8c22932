import type { Happening } from '../../board';
import type { Scene } from '../showing';
import type { BossEvent, BossView, ChartRevealed } from '../types';

/** All charts are turned over: the lights go on from the top down, then what came of it. */
export interface Reveal extends Scene {
  kind: 'charts';
  /** What was told of the charts, in its order. */
  told: readonly BossEvent[];
  layers: number;
}

const OF_CHARTS: readonly BossEvent['type'][] = [
  'chart-revealed',
  'promoted',
  'demoted',
  'layered',
  'dismissed',
  'ceo-retired',
  'ceo-fired',
  'ceo-appointed',
  'workshop-held',
  'ideas-gained',
  'cracked',
];

export const isReveal = (scene: Scene | null): scene is Reveal => scene?.kind === 'charts';

const isChart = (event: BossEvent): event is ChartRevealed => event.type === 'chart-revealed';

/** When the first light goes on, how long each layer takes, and how long the sums can be read. */
const [FIRST, EACH, READ] = [700, 620, 4200];

export function chartScenes(batch: readonly Happening<BossEvent>[], after: BossView): readonly Reveal[] {
  const events = batch.map(({ event }) => event);
  if (!events.some(isChart)) return [];
  const layers = Math.max(1, ...after.companies.map((company) => company.layers));
  const lights = Array.from({ length: layers }, (_, i) => FIRST + i * EACH);
  const end = FIRST + layers * EACH;
  return [
    {
      screen: 'organisation',
      kind: 'charts',
      told: events.filter(({ type }) => OF_CHARTS.includes(type)),
      layers,
      steps: [0, ...lights, end],
      end: end + READ,
      tells: Object.fromEntries(OF_CHARTS.map((type) => [type, type === 'chart-revealed' ? 0 : layers + 1])),
      said: { sentence: { key: 'board.organisation.revealed' }, detail: { key: 'board.organisation.revealed-detail' } },
    },
  ];
}

/** What was told of one company. */
export const toldOf = ({ told }: Reveal, seat: number): readonly BossEvent[] =>
  told.filter((event) => 'seat' in event && event.seat.seat === seat);

export const chartOf = (scene: Reveal, seat: number): ChartRevealed | null => toldOf(scene, seat).find(isChart) ?? null;

export interface Leaver {
  person: string;
  how: 'dismissed' | 'retired' | 'fired';
}

/** Who walks out of a company, and how. */
export const leavers = (scene: Reveal, seat: number): Leaver[] =>
  toldOf(scene, seat).flatMap((event): Leaver[] => {
    if (event.type === 'dismissed') return [{ person: event.person.card, how: 'dismissed' }];
    if (event.type === 'ceo-retired') return [{ person: event.person.card, how: 'retired' }];
    return event.type === 'ceo-fired' ? [{ person: event.person.card, how: 'fired' }] : [];
  });
