/** Says that an action bar stands below: a drawer leaves it in reach. */
export const OVER_BAR = Symbol('over the action bar');

class Sheets {
  #open = $state(0);

  /** Something lies over the board. */
  get any(): boolean {
    return this.#open > 0;
  }

  /** One more; returns how to say that it is gone. */
  show(): () => void {
    this.#open++;
    return () => {
      this.#open--;
    };
  }
}

/** The drawers and sheets that are open. */
export const sheets = new Sheets();
