/** What is written on a slip before it is sealed; another decision begins with an empty one. */
export class Amounts {
  #of = $state('');
  #cash = $state(0);
  #time = $state(0);
  readonly #decision: () => string;

  constructor(decision: () => string) {
    this.#decision = decision;
  }

  get cash(): number {
    return this.#written ? this.#cash : 0;
  }

  get time(): number {
    return this.#written ? this.#time : 0;
  }

  write = ({ cash = this.cash, time = this.time }: { cash?: number; time?: number }) => {
    [this.#cash, this.#time] = [cash, time];
    this.#of = this.#decision();
  };

  get #written(): boolean {
    return this.#of === this.#decision();
  }
}
