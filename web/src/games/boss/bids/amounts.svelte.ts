interface Slip {
  cash: number;
  time: number;
}

/** What is written on a slip before it is sealed; another decision begins with what is proposed. */
export class Amounts {
  #of = $state('');
  #cash = $state(0);
  #time = $state(0);
  readonly #decision: () => string;
  readonly #proposed: () => Slip;

  constructor(decision: () => string, proposed: () => Slip) {
    this.#decision = decision;
    this.#proposed = proposed;
  }

  get cash(): number {
    return this.#written ? this.#cash : this.#proposed().cash;
  }

  get time(): number {
    return this.#written ? this.#time : this.#proposed().time;
  }

  write = ({ cash = this.cash, time = this.time }: Partial<Slip>) => {
    [this.#cash, this.#time] = [cash, time];
    this.#of = this.#decision();
  };

  get #written(): boolean {
    return this.#of === this.#decision();
  }
}
