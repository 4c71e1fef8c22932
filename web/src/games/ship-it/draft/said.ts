import type { ShipBoard } from '../board.svelte';
import type { Said } from '../said';
import type { Bidding } from './bidding.svelte';

/** What the bar says over a sheet that is being written: what it comes to, once there is a bid. */
export function sheetSaid(board: ShipBoard, bidding: Bidding, phone: boolean): Said | null {
  const { prompt } = board.play;
  const { sheet } = bidding;
  if (!prompt || !sheet) return null;
  const { sentence } = prompt;
  if (sheet.bids.length > 0) {
    const hires = sheet.bids.filter(({ wins }) => wins).length;
    const args = { hires, price: { money: sheet.ifUnopposed }, left: { money: sheet.moneyAfter } };
    return { sentence, detail: { key: 'board.draft.comes-to', args } };
  }
  const money = { money: board.mine?.figures.money ?? 0 };
  return {
    sentence,
    detail: phone ? { key: 'board.draft.has', args: { money, hires: sheet.hireLimit } } : (prompt.detail ?? undefined),
  };
}
