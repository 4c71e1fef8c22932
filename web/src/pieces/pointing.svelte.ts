import { isResting } from './resting';

/** Whether something is pointed at: hovered by a mouse, focused by keyboard, tapped by a finger. */
export class Pointing {
  at = $state(false);
  /** It came under a pointer that rests: nobody points until that moves. */
  #cameBelow = false;

  /** Spread over the element that can be pointed at. */
  readonly listen = {
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      this.#cameBelow = isResting(event);
      this.at = !this.#cameBelow;
    },
    onpointermove: () => {
      if (this.#cameBelow) this.at = true;
      this.#cameBelow = false;
    },
    onpointerleave: (event: PointerEvent) => {
      this.#cameBelow = false;
      if (event.pointerType === 'mouse') this.at = false;
    },
    onpointerdown: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') this.at = true;
    },
    onfocus: () => {
      this.at = true;
    },
    onblur: () => {
      this.at = false;
    },
  };

  leave = () => {
    this.at = false;
  };
}
