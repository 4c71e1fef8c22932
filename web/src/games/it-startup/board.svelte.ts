import { categoryOf, type Category } from '../../art/it-startup/category';
import { categoryIcon, coachIcon } from '../../art/it-startup/icons';
import { cardFace, cardPicture } from '../../art/it-startup/pictures';
import type { Drawing } from '../../art/drawing';
import type { IconShapes } from '../../pieces/icon';
import { Base, boardOf, byId } from '../../play/base.svelte';
import type { Arg, Choice } from '../../wire/types';
import type { Play } from '../board';
import { titleOf } from './copies';
import type {
  HandView,
  ItStartupBox,
  OfficeView,
  StartupCard,
  StartupEvent,
  StartupMove,
  StartupPrivateView,
  StartupPublicView,
} from './types';

export type StartupPlay = Play<StartupPublicView, StartupPrivateView, StartupMove, StartupEvent, ItStartupBox>;
export type StartupChoice = Choice<StartupMove>;

/** The base of the board, with the cards of its box and their pictures. */
export class StartupBoard extends Base<StartupPublicView, StartupPrivateView, StartupMove, StartupEvent, ItStartupBox> {
  /** The table as it is being shown, while the end of a turn is told step by step; else as it is. */
  shown: () => StartupPublicView | null = () => null;
  readonly #titles: Readonly<Record<string, StartupCard>>;

  constructor(play: StartupPlay) {
    super(play);
    this.#titles = byId(play.box.cards);
  }

  override get view(): StartupPublicView {
    return this.shown() ?? this.play.view;
  }

  /** My own office, or null for a watcher. */
  get mine(): OfficeView | null {
    return this.mineOf(this.view.offices);
  }

  /** The other offices in the order of the table. */
  get others(): OfficeView[] {
    return this.play.order.flatMap((seat) => (seat === this.play.seat ? [] : (this.view.offices[seat] ?? [])));
  }

  get hand(): readonly HandView[] {
    return this.own?.hand ?? [];
  }

  /** Whether this seat plays with me in two against two. */
  isPartner(seat: number): boolean {
    const mine = this.mine;
    return mine !== null && seat !== mine.seat && this.view.offices[seat]?.side === mine.side;
  }

  card(copy: string): StartupCard {
    const card = this.#titles[titleOf(copy)];
    if (!card) throw new Error(`the box has no card ${copy}`);
    return card;
  }

  category(copy: string): Category {
    return categoryOf(this.card(copy));
  }

  picture(copy: string): Drawing {
    return cardPicture(titleOf(copy), this.category(copy));
  }

  face(copy: string): Drawing {
    return cardFace(titleOf(copy), this.category(copy));
  }

  /** What sort of card it is, in a word and a sign. */
  kind(copy: string): { word: string; icon: IconShapes } {
    const card = this.card(copy);
    if (card.type === 'employee' && card.role === 'agile-coach')
      return { word: this.text('kind.coach'), icon: coachIcon };
    const category = categoryOf(card);
    return { word: this.text(`kind.${category}`), icon: categoryIcon(category) };
  }

  /** The rule of a card in a few words, with the numbers of the box; the printed text where there are none. */
  rule(copy: string): string {
    const card = this.card(copy);
    const key = `board.rule.${card.id}`;
    if (!this.play.words.has(key)) return card.text;
    const numbers: Record<string, Arg> = { cost: card.cost };
    card.effects.forEach((effect, i) => {
      const letter = 'abc'[i] ?? 'z';
      numbers[letter] = effect.amount ?? effect.cost ?? 0;
      numbers.look = effect.look ?? numbers.look ?? 0;
      numbers.most = effect.maxCost ?? numbers.most ?? 0;
      numbers.otherwise = effect.otherwise ?? numbers.otherwise ?? 0;
    });
    if (card.type === 'action') numbers.counter = card.counter?.pay ?? 0;
    if (card.type === 'knowledge') numbers.bonus = card.bonus;
    if (card.type === 'employee') numbers.limit = this.box.constants.burnoutLimitBase + card.resistance;
    return this.play.words.text({ key, args: numbers });
  }
}

export const [setBoard, useBoard] = boardOf(StartupBoard);
