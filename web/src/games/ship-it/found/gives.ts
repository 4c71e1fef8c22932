import type { ShipBoard } from '../board.svelte';
import type { Funding, Product, Tech } from '../types';

/** What a card of a company does, in a few words; its whole text where the board has none. */
export function gives(board: ShipBoard, card: Funding | Tech | Product): string[] {
  const said: string[] = [];
  for (const effect of [...('bonus' in card ? [card.bonus] : []), ...('power' in card ? [card.power] : [])]) {
    const key = `board.gives.${effect.kind}`;
    if (!board.play.words.has(key)) return [card.text];
    said.push(board.text(`gives.${effect.kind}`, { ...numbers(effect) }));
  }
  return said.length > 0 ? said : [card.text];
}

function numbers(effect: object): Record<string, string | number> {
  const {
    percent = 0,
    factor = 0,
    amount = 0,
    name = '',
  } = effect as {
    percent?: number;
    factor?: number;
    amount?: number;
    name?: string;
  };
  return { percent, times: percent / 100, factor, amount, rating: (amount / 100).toFixed(2), name };
}
