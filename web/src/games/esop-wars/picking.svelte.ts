/** What is picked on the board before it is decided; another decision begins with nothing picked. */
export class Picking {
  #of = $state('');
  #cards = $state.raw<readonly string[]>([]);
  readonly #decision: () => string;

  constructor(decision: () => string) {
    this.#decision = decision;
  }

  get all(): readonly string[] {
    return this.#of === this.#decision() ? this.#cards : [];
  }

  get one(): string | null {
    return this.all[0] ?? null;
  }

  /** Whether anything was picked or put back since the decision began. */
  get touched(): boolean {
    return this.#of === this.#decision();
  }

  set = (...cards: string[]) => {
    this.#of = this.#decision();
    this.#cards = cards;
  };
}
