import type { EsopEvent, EsopView, MarketReport } from './types';

/** Who was hired when all hammers of the second auction fell. */
export interface Settled {
  seat: number;
  card: string;
  price: number;
  placed: boolean;
}

/** Something that happened without a decision of anybody, shown for a while before the board goes on. */
export type Scene =
  | { kind: 'companies' }
  | { kind: 'closed'; unsold: string[] }
  | { kind: 'settled'; hires: Settled[]; unsold: string[] }
  | { kind: 'market'; report: MarketReport };

interface Heard {
  event: EsopEvent;
  fresh: boolean;
}

const ids = (cards: readonly { card: string }[]): string[] => cards.map(({ card }) => card);

/** What an update gives to show, in the order in which it happened. */
export function scenes(batch: readonly Heard[], after: EsopView): Scene[] {
  const found: Scene[] = [];
  const hires: Settled[] = [];
  for (const { event, fresh } of batch) {
    if (!fresh) continue;
    switch (event.type) {
      case 'locks-revealed':
        found.push({ kind: 'companies' });
        break;
      case 'auction-ended':
        if (after.end?.ending !== 'walkover' && after.end?.ending !== 'no-winner')
          found.push({ kind: 'closed', unsold: ids(event.cards) });
        break;
      case 'hired':
      case 'placed':
        hires.push({
          seat: event.seat.seat,
          card: event.card.card,
          price: event.price.equity ?? 0,
          placed: event.type === 'placed',
        });
        break;
      case 'secondary-closed':
        found.push({ kind: 'settled', hires, unsold: ids(event.cards) });
        break;
      case 'market-revealed': {
        const report = after.rounds.find((each) => each.round === event.round);
        if (report) found.push({ kind: 'market', report });
        break;
      }
    }
  }
  return found;
}

/** What to show to somebody who comes (back) while the pause after it still runs. */
export const scenesToCatchUp = (view: EsopView): Scene[] =>
  view.rounds.slice(-1).map((report) => ({ kind: 'market', report }));

/** The stone of the path on which the play stands while this is shown. */
export function stoneOf(scene: Scene): string {
  switch (scene.kind) {
    case 'companies':
      return 'company';
    case 'closed':
      return 'main-auction';
    case 'settled':
      return 'swap';
    case 'market':
      return scene.report.round === 'exit' ? 'exit' : `${scene.report.round}-round`;
  }
}
