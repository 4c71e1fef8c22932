import type { Happening } from '../../board';
import type { Scene } from '../showing';
import type { BidShown, BossEvent, BossView, HiringView, ProjectsView, RivalBid, RivalTook } from '../types';

/** The bids of a phase, turned over together; alone against the rival: how it bids, and what it takes. */
export interface BidsScene extends Scene {
  kind: 'bids';
  bids: readonly BidShown[];
  rival: { bid: RivalBid; took: RivalTook | null } | null;
  /** What lay on offer then: the table may be further when it is shown. */
  hiring: HiringView | null;
  projects: ProjectsView | null;
}

/** Covered, turned, and what decided lit; the rival adds up, compares and takes. */
const OPEN = { steps: [0, 700, 1600], end: 4200 };
const THINKS = { steps: [0, 900, 1800, 2900], end: 6200 };

const untaken = <P extends { pool: { takenBy?: number | null; rival: boolean }[] }>(
  of: P | null | undefined,
): P | null => (of ? { ...of, pool: of.pool.map((each) => ({ ...each, takenBy: null })) } : null);

export function bidScenes(
  batch: readonly Happening<BossEvent>[],
  after: BossView,
  before: BossView | null,
): BidsScene[] {
  const fresh = batch.filter((each) => each.fresh).map(({ event }) => event);
  return fresh.flatMap((event, i) => {
    if (event.type !== 'bids-revealed') return [];
    const rest = fresh.slice(i + 1);
    const bid = rest.find((each) => each.type === 'rival-bid') ?? null;
    const took = rest.find((each) => each.type === 'rival-took') ?? null;
    const people = event.kind === 'hiring';
    const told = people ? 'worker-hired' : 'project-taken';
    const last = bid ? 3 : 2;
    return [
      {
        kind: 'bids',
        screen: people ? 'hiring-pick' : 'project-pick',
        ...(bid ? THINKS : OPEN),
        tells: { 'bids-revealed': 1, 'rival-bid': 2, 'rival-took': last, [told]: last, 'pick-passed': last },
        said: { sentence: { key: `board.bids.turned-${people ? 'people' : 'projects'}` } },
        bids: event.bids,
        rival: bid && { bid, took },
        hiring: people ? untaken(after.hiring ?? before?.hiring) : null,
        projects: people ? null : untaken(after.projects ?? before?.projects),
      },
    ];
  });
}
