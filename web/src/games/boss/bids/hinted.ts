import pencil from 'icon:action/pencil';
import type { Act } from '../../../play/Acts.svelte';
import type { BossBoard } from '../board.svelte';

/** Takes over what the hint would write, bid or plan. */
export const asHinted = (board: BossBoard, take: () => void): Act => ({
  ...{ id: 'hinted', kind: 'quiet', icon: pencil },
  label: board.text('bids.hinted'),
  do: take,
});
