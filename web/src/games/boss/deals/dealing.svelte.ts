import check from 'icon:action/check';
import gift from 'icon:action/gift';
import type { Act } from '../../../play/Acts.svelte';
import { Consequence } from '../../../play/consequence.svelte';
import type { BossBoard } from '../board.svelte';
import type { Deciding } from '../screen';
import type { BossMove, Bundle, OfferView } from '../types';
import { isEmpty, NOTHING } from './bundle';

/** What I put together in the Deals window: with whom, what I give, and what I want for it. */
export class Dealing implements Deciding {
  readonly board: BossBoard;
  readonly #consequence: Consequence<BossMove>;
  /** With the number of what was laid out last, so that an offer that went out is put together anew. */
  #laid = $state.raw<{ key: string; with: number | null; give: Bundle; want: Bundle }>({
    key: '',
    with: null,
    give: NOTHING,
    want: NOTHING,
  });

  constructor(board: BossBoard) {
    this.board = board;
    this.#consequence = new Consequence(board.play, () => this.#asked);
  }

  get decides(): boolean {
    return this.board.play.seat !== null && this.board.play.may.includes(this.board.play.seat);
  }

  get trades(): boolean {
    return this.board.option('trade') === true;
  }

  /** The seat across, where there are pairs. */
  get partner(): number | null {
    return this.board.own?.gift?.to ?? null;
  }

  /** Everybody I can deal with: with trade all others, else my partner. */
  get others(): readonly number[] {
    const { play } = this.board;
    return play.order.filter((seat) => seat !== play.seat && (this.trades || seat === this.partner));
  }

  isReady = (seat: number): boolean => this.board.view.ready[seat] ?? false;

  /** What lies open between me and that company, made by one of us. */
  open(by: number | null, to: number | null): OfferView | null {
    return (this.board.own?.offers ?? []).find((offer) => offer.by === by && offer.to === to) ?? null;
  }

  /** With whom I talk: whom I picked, who made me an offer, or the first who still deals. */
  get with(): number | null {
    const picked = this.#now.with;
    if (picked !== null) return picked;
    const asked = (this.board.own?.offers ?? []).find(({ to }) => to === this.board.play.seat);
    return asked?.by ?? this.others.find((seat) => !this.isReady(seat)) ?? this.others[0] ?? null;
  }

  get theirs(): OfferView | null {
    return this.open(this.with, this.board.play.seat);
  }

  get mine(): OfferView | null {
    return this.open(this.board.play.seat, this.with);
  }

  get give(): Bundle {
    return this.#now.give;
  }

  get want(): Bundle {
    return this.#now.want;
  }

  talkTo = (seat: number) => {
    this.#laid = { key: this.#key, with: seat, give: NOTHING, want: NOTHING };
  };

  lay = (change: { give?: Bundle; want?: Bundle }) => {
    this.#laid = { ...this.#now, with: this.with, ...change };
  };

  /** Their terms as a beginning of mine. */
  copy = () => {
    if (this.theirs) this.lay({ give: this.theirs.want, want: this.theirs.give });
  };

  get #key(): string {
    return `${this.board.decision}:${this.board.own?.offersLeft}`;
  }

  get #now() {
    const key = this.#key;
    return this.#laid.key === key ? this.#laid : { key, with: this.#laid.with, give: NOTHING, want: NOTHING };
  }

  /** A present for the partner: nothing wanted, only $ and T given. */
  get isGift(): boolean {
    const { give, want } = this;
    const plain = give.ideas + give.projects.length + give.shares.length === 0 && give.cash + give.time > 0;
    return this.partner !== null && this.with === this.partner && isEmpty(want) && plain;
  }

  get #composed(): BossMove | null {
    if (!this.decides || this.with === null || (isEmpty(this.give) && isEmpty(this.want))) return null;
    if (this.isGift) return { type: 'gift', cash: this.give.cash, time: this.give.time };
    return this.trades ? { type: 'offer', to: this.with, give: this.give, want: this.want } : null;
  }

  get #asked(): BossMove | null {
    return this.#composed ?? (this.theirs ? { type: 'accept', offer: this.theirs.number } : null);
  }

  /** What my books would be, as far as it is up to me. */
  get preview() {
    return this.#consequence.preview;
  }

  get bar(): Deciding['bar'] {
    if (!this.decides || this.with === null || !this.#asked) return null;
    const which = this.#composed ? (this.isGift ? 'gift' : this.theirs ? 'counter' : 'offer') : 'asked';
    return {
      sentence: { key: `board.deals.bar-${which}`, args: { company: { seat: this.with } } },
      detail: { key: 'board.deals.bar-detail', args: {} },
      preview: this.preview ?? undefined,
    };
  }

  get acts(): readonly Act[] | null {
    if (!this.decides) return null;
    const { board, theirs, mine } = this;
    const send = (move: BossMove) => () => void board.play.send(move);
    const composed = this.#composed;
    const acts: Act[] = [];
    if (theirs) {
      acts.push({
        id: 'decline',
        kind: 'danger',
        label: board.text('deals.decline'),
        do: send({ type: 'decline', offer: theirs.number }),
      });
      acts.push({
        id: 'accept',
        kind: composed ? 'plain' : 'main',
        icon: check,
        label: board.text('deals.accept'),
        why: theirs.refusal ? board.play.words.text(theirs.refusal) : null,
        do: send({ type: 'accept', offer: theirs.number }),
      });
    }
    if (mine && !composed)
      acts.push({
        id: 'withdraw',
        label: board.text('deals.withdraw'),
        do: send({ type: 'withdraw', offer: mine.number }),
      });
    if (!theirs)
      acts.push({
        id: 'ready',
        kind: composed ? 'plain' : 'main',
        label: board.text('deals.ready'),
        do: send({ type: 'ready' }),
      });
    if (composed)
      acts.push({
        id: 'send',
        kind: 'main',
        icon: this.isGift ? gift : undefined,
        label: board.text(this.isGift ? 'deals.give' : theirs ? 'deals.counter' : 'deals.offer'),
        why: this.#consequence.refused?.text,
        do: send(composed),
      });
    return acts;
  }
}
