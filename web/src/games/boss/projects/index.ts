import order from 'icon:action/list-ordered';
import scale from 'icon:action/scale';
import chart from 'icon:action/trending-up';
import layers from 'icon:action/layers';
import Ties from '../bids/Ties.svelte';
import Why from '../bids/Why.svelte';
import type { Screen } from '../screen';
import { ProjectBidding } from './bidding.svelte';
import BidMat from './BidMat.svelte';
import Cards from './Cards.svelte';
import CashPanel from './CashPanel.svelte';
import { ProjectPicking } from './picking.svelte';
import PickMat from './PickMat.svelte';
import Worth from './Worth.svelte';

export const projectBid: Screen<ProjectBidding> = {
  decides: (board) => new ProjectBidding(board),
  Mat: BidMat,
  beside: [
    { id: 'worth', icon: chart, Panel: Worth },
    { id: 'ties', icon: scale, Panel: Ties },
    { id: 'cards', icon: layers, Panel: Cards, narrow: true },
  ],
};

export const projectPick: Screen<ProjectPicking> = {
  decides: (board) => new ProjectPicking(board),
  Mat: PickMat,
  beside: [
    { id: 'cash', icon: chart, Panel: CashPanel },
    { id: 'order', icon: order, Panel: Why },
    { id: 'cards', icon: layers, Panel: Cards, narrow: true },
  ],
  seats: 'projects',
};
