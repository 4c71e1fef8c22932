import type { Arg, Preview } from '../../../wire/types';

interface InMarket {
  market: string;
  before: Arg;
  after: Arg;
}

/** What a preview says of single markets, and nothing else it says. */
export const inMarkets = (preview: Preview | undefined): InMarket[] =>
  (preview?.changes ?? []).flatMap(({ what, before, after }) => {
    const market = what.args?.['market'];
    return typeof market === 'object' && 'card' in market ? [{ market: String(market.card), before, after }] : [];
  });
