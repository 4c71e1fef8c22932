import order from 'icon:action/list-ordered';
import scale from 'icon:action/scale';
import user from 'icon:action/user-plus';
import users from 'icon:action/users';
import Ties from '../bids/Ties.svelte';
import Why from '../bids/Why.svelte';
import type { Screen } from '../screen';
import { HiringBidding } from './bidding.svelte';
import BidMat from './BidMat.svelte';
import Brings from './Brings.svelte';
import { HiringPicking } from './picking.svelte';
import PickMat from './PickMat.svelte';
import Teams from './Teams.svelte';

export const hiringBid: Screen<HiringBidding> = {
  decides: (board) => new HiringBidding(board),
  Mat: BidMat,
  beside: [
    { id: 'teams', icon: users, Panel: Teams },
    { id: 'ties', icon: scale, Panel: Ties },
  ],
};

export const hiringPick: Screen<HiringPicking> = {
  decides: (board) => new HiringPicking(board),
  Mat: PickMat,
  beside: [
    { id: 'brings', icon: user, Panel: Brings },
    { id: 'order', icon: order, Panel: Why },
  ],
};
