import type { Happening } from '../../board';
import type { Scene } from '../showing';
import type { BossEvent } from '../types';

type Work = Extract<BossEvent, { type: 'project-run' | 'caught-up' | 'project-held' | 'shortcut-taken' }>;
type Yield = Extract<
  BossEvent,
  {
    type:
      | 'project-completed'
      | 'special-earned'
      | 'special-missed'
      | 'ideas-full'
      | 'share-paid'
      | 'project-failed'
      | 'patent-filed'
      | 'cracked';
  }
>;

/** The plan of one company as it was opened, and what came of it. */
export interface Delivery {
  seat: number;
  works: Work[];
  yields: Yield[];
}

/** All plans open together; then company by company what is finished, what fails and what is filed. */
export interface ProductionScene extends Scene {
  kind: 'production';
  deliveries: readonly Delivery[];
  /** The step in which each delivery yields; null: nothing. */
  shown: readonly (number | null)[];
}

const WORKS: readonly BossEvent['type'][] = ['project-run', 'caught-up', 'project-held', 'shortcut-taken'];
const YIELDS: readonly BossEvent['type'][] = [
  ...([
    'project-completed',
    'special-earned',
    'special-missed',
    'ideas-full',
    'share-paid',
    'project-failed',
    'patent-filed',
    'cracked',
  ] as const),
];
const isWork = (event: BossEvent): event is Work => WORKS.includes(event.type);
const isYield = (event: BossEvent): event is Yield => YIELDS.includes(event.type);

const OPEN = 800;
const WORKED = 1800;
const YIELD = 1300;
const REST = 2600;

export function productionScenes(batch: readonly Happening<BossEvent>[]): ProductionScene[] {
  const events = batch.filter(({ fresh }) => fresh).map(({ event }) => event);
  const from = events.findIndex(({ type }) => type === 'produced');
  if (from < 0) return [];
  const deliveries: Delivery[] = [];
  for (const event of events.slice(from)) {
    if (event.type === 'produced') deliveries.push({ seat: event.seat.seat, works: [], yields: [] });
    else if (isWork(event)) deliveries.find(({ seat }) => seat === event.seat.seat)?.works.push(event);
    else if (isYield(event)) deliveries.find(({ seat }) => seat === event.seat.seat)?.yields.push(event);
    else if (event.type === 'issues-drawn' || event.type === 'fund-paid' || event.type === 'salaries-paid') break;
  }
  if (deliveries.every(({ works, yields }) => works.length + yields.length === 0)) return [];
  let last = 1;
  const shown = deliveries.map(({ yields }) => (yields.length > 0 ? ++last : null));
  const steps = Array.from({ length: last + 1 }, (_, i) => (i < 2 ? i * OPEN : OPEN + WORKED + (i - 2) * YIELD));
  return [
    {
      ...{ screen: 'production', kind: 'production', deliveries, shown, steps },
      end: (steps.at(-1) ?? 0) + REST,
      tells: { produced: 1 },
      stepOf: (event) => {
        const at = deliveries.findIndex(({ works, yields }) => [...works, ...yields].some((each) => each === event));
        return at < 0 ? null : isWork(event) ? 1 : (shown[at] ?? null);
      },
      said: { sentence: { key: 'board.production.said' } },
    },
  ];
}
