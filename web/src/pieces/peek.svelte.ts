import { isResting } from './resting';

const HOVER = 550;
const PRESS = 450;

/** Which card is looked at closely: pointed at for a while, pressed long, or by the key I. */
export class Peek {
  card = $state<string | null>(null);
  anchor = $state.raw<HTMLElement | undefined>(undefined);
  #timer?: ReturnType<typeof setTimeout>;
  /** It came under a pointer that rests: nobody points until that moves. */
  #cameBelow = false;
  /** A long press showed it: the press that the browser makes of it chooses nothing. */
  #byFinger = false;

  /** Spread over a card. */
  readonly listen = (card: string) => ({
    onpointerenter: (event: PointerEvent & { currentTarget: HTMLElement }) => {
      if (event.pointerType !== 'mouse') return;
      this.#cameBelow = isResting(event);
      if (!this.#cameBelow) this.#soon(card, event.currentTarget, HOVER);
    },
    onpointermove: (event: PointerEvent & { currentTarget: HTMLElement }) => {
      if (this.#cameBelow) this.#soon(card, event.currentTarget, HOVER);
      this.#cameBelow = false;
    },
    onpointerleave: () => {
      this.#cameBelow = false;
      this.close();
    },
    onpointerdown: (event: PointerEvent & { currentTarget: HTMLElement }) => {
      this.#byFinger = false;
      if (event.pointerType === 'mouse') this.close();
      else this.#soon(card, event.currentTarget, PRESS, () => (this.#byFinger = true));
    },
    onpointerup: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') clearTimeout(this.#timer);
    },
    onpointercancel: () => this.close(),
    onclickcapture: (event: MouseEvent) => {
      if (!this.#byFinger) return;
      this.#byFinger = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    // The browser's own menu of a long press would lie over it.
    oncontextmenu: (event: MouseEvent) => {
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') event.preventDefault();
    },
    onkeydown: (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
      if (event.key === 'i') this.open(card, event.currentTarget);
    },
    onblur: () => this.close(),
  });

  open = (card: string, anchor: HTMLElement) => {
    clearTimeout(this.#timer);
    this.card = card;
    this.anchor = anchor;
  };

  close = () => {
    clearTimeout(this.#timer);
    this.card = null;
  };

  #soon(card: string, anchor: HTMLElement, ms: number, then?: () => void) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.open(card, anchor);
      then?.();
    }, ms);
  }
}
