/** The longest a browser's timer can be. */
const LONGEST = 2 ** 31 - 1;

/** Whether what the table allows in so many milliseconds may be done now; each frame tells them anew, a pause counts none. */
export class Due {
  come = $state(false);

  constructor(left: () => number | null | undefined, standsStill: () => boolean = () => false) {
    $effect(() => {
      const wait = left();
      this.come = wait === 0;
      if (!wait || standsStill()) return;
      const timer = setTimeout(() => (this.come = true), Math.min(wait, LONGEST));
      return () => clearTimeout(timer);
    });
  }
}
