import type { Act } from '../../../play/Acts.svelte';
import { Picking } from '../../../play/picking.svelte';
import type { BossBoard } from '../board.svelte';
import type { Deciding } from '../screen';
import type { EventCard } from '../types';
import { cardOf, figures } from '../ways/rows';
import type { EventScene } from './scenes';

/** The event of the round, and what I make of it where it leaves me a choice. */
export class Choosing implements Deciding {
  readonly board: BossBoard;
  readonly #picking: Picking;

  constructor(board: BossBoard) {
    this.board = board;
    this.#picking = new Picking(() => board.play.prompt?.decision ?? '');
  }

  /** What is being shown of it. */
  get scene(): EventScene | null {
    const { scene } = this.board;
    return scene?.kind === 'event' ? (scene as EventScene) : null;
  }

  get card(): EventCard | null {
    const id = this.scene?.card ?? this.board.view.event?.card;
    return id ? this.board.event(id) : null;
  }

  /** The ways that are open to me, as they are offered. */
  get choices() {
    return this.scene ? [] : this.board.choicesOf('event-choice');
  }

  get isAsked(): boolean {
    return this.choices.length > 0;
  }

  /** The way I have sealed, from 0. */
  get sealed(): number | null {
    return this.scene ? null : (this.board.own?.eventChoice ?? null);
  }

  /** The way in mind: the one I have sealed or picked, else the one proposed, else the first that is open. */
  get picked(): number | null {
    const picked = this.#picking.one;
    const open = this.choices.filter(({ refusal }) => !refusal);
    const proposed = open.find(({ main }) => main) ?? open[0] ?? this.choices[0];
    return this.sealed ?? (picked === null ? (proposed?.move.choice ?? null) : Number(picked));
  }

  pick = (way: number) => this.#picking.set(String(way));

  choiceOf = (way: number) => this.choices.find(({ move }) => move.choice === way);

  /** Whom the card is about: whoever of my people the ways speak of. */
  get target(): string | null {
    const changes = this.choices.flatMap(({ preview }) => preview?.changes ?? []);
    const named = changes.flatMap(({ what }) => Object.values(what.args ?? {}).map(cardOf));
    const people = this.board.mine?.people.map(({ person }) => person) ?? [];
    return named.find((card) => card !== null && people.includes(card)) ?? null;
  }

  /** Its name on its button and on its card. */
  label = (way: string): string =>
    this.board.play.words.text({ key: 'choice.event-way', args: { choice: way.replaceAll('-', '_') } });

  get bar(): Deciding['bar'] {
    const { prompt } = this.board.play;
    const choice = this.picked === null ? undefined : this.choiceOf(this.picked);
    if (!this.isAsked || !prompt) return null;
    return {
      sentence: prompt.sentence,
      detail: { key: 'board.happening.sealed-until' },
      preview: figures(choice?.preview),
    };
  }

  get acts(): readonly Act[] | null {
    if (!this.isAsked) return null;
    const { play } = this.board;
    const ways = this.card?.choices ?? [];
    const acts = this.choices.map(({ move, refusal }): Act => {
      const way = ways[move.choice];
      return {
        id: `way-${move.choice}`,
        kind: move.choice === this.picked ? 'main' : 'plain',
        label: this.label(way?.label ?? ''),
        why: refusal ? play.words.text(refusal) : null,
        move,
        do: () => void play.send(move),
      };
    });
    return acts.toSorted((a, b) => Number(a.kind === 'main') - Number(b.kind === 'main'));
  }
}
