import type { ShipBoard } from '../board.svelte';
import type { Corporation } from '../types';

export type Kind = 'funding' | 'tech' | 'product';
export const KINDS: readonly Kind[] = ['funding', 'tech', 'product'];

/** The company in hand: one card of each kind, told to the server as soon as it is whole. */
export class Founding {
  #hand = $state<Partial<Record<Kind, string>>>({});
  readonly #board: ShipBoard;

  constructor(board: ShipBoard) {
    this.#board = board;
  }

  get view() {
    return this.#board.own?.founding ?? null;
  }

  get decides(): boolean {
    return this.view !== null && !this.view.confirmed;
  }

  picked(kind: Kind): string | null {
    return this.#hand[kind] ?? this.view?.[kind] ?? null;
  }

  get preset(): Corporation | null {
    return (
      this.#board.box.corporationPresets.find((preset) => KINDS.every((kind) => preset[kind] === this.picked(kind))) ??
      null
    );
  }

  pick = (kind: Kind, card: string) => {
    this.#hand = { ...this.#hand, [kind]: card };
    this.#tell();
  };

  take = (company: Record<Kind, string>) => {
    this.#hand = { funding: company.funding, tech: company.tech, product: company.product };
    this.#tell();
  };

  surprise = () => {
    const { funding, tech, products } = this.#board.box;
    const one = (cards: readonly { id: string }[]) => cards[Math.floor(Math.random() * cards.length)]?.id ?? '';
    this.take({ funding: one(funding), tech: one(tech), product: one(products) });
  };

  #tell() {
    const [funding, tech, product] = KINDS.map((kind) => this.picked(kind));
    if (funding && tech && product) void this.#board.play.send({ type: 'choose', funding, tech, product });
  }
}
