import reset from 'icon:action/rotate-ccw';
import { putAt } from '../../../pieces/ordering';
import type { Act } from '../../../play/Acts.svelte';
import { changeOf } from '../../../play/changes';
import { Consequence } from '../../../play/consequence.svelte';
import { Picking } from '../../../play/picking.svelte';
import type { Preview } from '../../../wire/types';
import type { BossBoard } from '../board.svelte';
import type { Deciding } from '../screen';
import type { BossMove } from '../types';
import { cardOf, changeFor } from '../ways/rows';
import type { PaydayScene } from './scenes';

/** Somebody in the order in which salaries are paid, and what becomes of them. */
export interface Waiting {
  person: string;
  salary: number;
  /** Null until it is known. */
  paid: boolean | null;
  morale: number;
  after: number;
  leaves: boolean;
}

/** Who is paid first, where there is not enough for all. */
export class Paying implements Deciding {
  readonly board: BossBoard;
  readonly consequence: Consequence<BossMove>;
  readonly #picking: Picking;
  /** Who is in hand, by finger or by key, and how the order stood before. */
  held = $state.raw<{ person: string; before: readonly string[] } | null>(null);
  /** What the last order led to, until the next is known. */
  #known = $state.raw<Preview | null>(null);

  constructor(board: BossBoard) {
    this.board = board;
    this.#picking = new Picking(() => board.play.prompt?.decision ?? '');
    this.consequence = new Consequence(board.play, () => (this.decides ? this.move : null));
    $effect(() => {
      if (this.consequence.preview) this.#known = this.consequence.preview;
    });
  }

  /** What is being shown of it. */
  get scene(): PaydayScene | null {
    const { scene } = this.board;
    return scene?.kind === 'payday' ? (scene as PaydayScene) : null;
  }

  get help() {
    return this.board.own?.payday ?? null;
  }

  get decides(): boolean {
    return this.board.choicesOf('payday').length > 0;
  }

  get proposed(): readonly string[] {
    return this.help?.proposed.order ?? this.board.choicesOf('payday')[0]?.move.order ?? [];
  }

  get order(): readonly string[] {
    return this.#picking.touched ? this.#picking.all : this.proposed;
  }

  get move(): BossMove {
    return { type: 'payday', order: [...this.order] };
  }

  get preview(): Preview | undefined {
    return this.consequence.preview ?? this.#known ?? undefined;
  }

  /** Those whom the order pays; null until it is known. */
  get paid(): readonly string[] | null {
    const after = changeOf(this.preview, 'change.paid')?.after;
    return Array.isArray(after) ? after.flatMap((each) => cardOf(each) ?? []) : null;
  }

  get line(): readonly Waiting[] {
    const people = this.board.mine?.people ?? [];
    return this.order.flatMap((id): Waiting[] => {
      const of = people.find(({ person }) => person === id);
      if (!of) return [];
      const after = changeFor(this.preview?.changes, 'change.morale', id)?.after;
      return [
        {
          ...{ person: id, salary: of.salary, morale: of.morale, paid: this.paid?.includes(id) ?? null },
          after: typeof after === 'number' ? after : of.morale,
          leaves: changeFor(this.preview?.changes, 'change.leaves', id) !== undefined,
        },
      ];
    });
  }

  get sum(): number {
    return this.line.filter(({ paid }) => paid).reduce((sum, { salary }) => sum + salary, 0);
  }

  /** A bankruptcy costs victory points, an unpaid salary does not. */
  get isBankrupt(): boolean {
    return changeOf(this.preview, 'change.vp') !== undefined;
  }

  put = (person: string, place: number) => this.#picking.set(...putAt(this.order, person, place));
  lift = (person: string) => (this.held = { person, before: this.order });
  drop = () => (this.held = null);
  giveUp = () => {
    if (this.held) this.#picking.set(...this.held.before);
    this.held = null;
  };

  get bar(): Deciding['bar'] {
    const { prompt } = this.board.play;
    if (!prompt || !this.decides) return null;
    const cards = (paid: boolean) =>
      this.line.filter((each) => each.paid === paid).map(({ person }) => ({ card: person }));
    const cash = changeOf(this.preview, 'change.cash');
    const vp = changeOf(this.preview, 'change.vp');
    return {
      sentence: this.paid
        ? {
            key: 'board.payday.say',
            args: { paid: cards(true), pays: cards(true).length, waits: cards(false), waiting: cards(false).length },
          }
        : prompt.sentence,
      detail: this.isBankrupt ? { key: 'board.payday.bankrupt' } : (prompt.detail ?? undefined),
      preview: { changes: [cash, vp].flatMap((change) => change ?? []), sums: [] },
    };
  }

  get acts(): readonly Act[] | null {
    if (!this.decides) return null;
    const { board } = this;
    const usual: Act = {
      id: 'default',
      label: board.text('payday.default'),
      icon: reset,
      do: () => this.#picking.set(...this.proposed),
    };
    const pay: Act = {
      id: 'pay',
      kind: 'main',
      label: board.text('payday.pay'),
      sub: board.text('payday.sum', { paid: { cash: this.sum } }),
      why: this.consequence.refused?.text ?? null,
      move: this.move,
      do: () => void board.play.send(this.move),
    };
    return this.order.join() === this.proposed.join() ? [pay] : [usual, pay];
  }
}
