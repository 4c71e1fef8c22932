import type { BidsScene } from '../bids/scenes';
import type { BossBoard } from '../board.svelte';

/** Whether the rival has taken a card: while it is shown how it thinks, not before it says so. */
export function takenByRival(board: BossBoard, taken: boolean, card: string): boolean {
  const { scene } = board;
  if (scene?.kind !== 'bids') return taken;
  return board.step >= 3 && (scene as BidsScene).rival?.took?.card.card === card;
}
