import { drawn, type GameBooklet } from '../booklets';
import Desks from './shown/Desks.svelte';
import Formula from './shown/Formula.svelte';
import Hammered from './shown/Hammered.svelte';
import Lot from './shown/Lot.svelte';
import Pool from './shown/Pool.svelte';
import Steps from './shown/Steps.svelte';
import Swap from './shown/Swap.svelte';
import WorthOf from './shown/WorthOf.svelte';

export { exhibit } from './exhibit';

export const pictures: GameBooklet['pictures'] = {
  'esop-lot': drawn(Lot, { card: 'lucia-ferrante' }),
  'esop-stairs': drawn(Steps, { bids: [250, 275, 325, 350] }),
  'esop-hammer': drawn(Hammered, { price: 350 }),
  'esop-desks': drawn(Desks, { cards: ['priya-sharma', 'lucia-ferrante'], prices: [300, 350] }),
  'esop-swap': drawn(Swap, { leaves: 'mateo-rivas', comes: 'samir-khoury' }),
  'esop-formula': drawn(Formula, {
    markets: ['ai-hype-cycle', 'land-grab', 'audit-season'],
    factors: [580, 570, 560],
    exit: 'ipo',
  }),
  'esop-worth': drawn(WorthOf, { card: 'lucia-ferrante' }),
  'esop-pool': drawn(Pool, { spent: 350 }),
};
