/** Whether something is pointed at: hovered by a mouse, focused by keyboard, tapped by a finger. */
export class Pointing {
  at = $state(false);

  /** Spread over the element that can be pointed at. */
  readonly listen = {
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') this.at = true;
    },
    onpointerleave: (event: PointerEvent) => {
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
