/** What is picked on the board before it is decided; another decision begins with nothing picked. */
export class Picking {
  #of = $state('');
  #picked = $state.raw<readonly string[]>([]);
  readonly #decision: () => string;

  constructor(decision: () => string) {
    this.#decision = decision;
  }

  get all(): readonly string[] {
    return this.touched ? this.#picked : [];
  }

  get one(): string | null {
    return this.all[0] ?? null;
  }

  /** Whether anything was picked or put back since the decision began. */
  get touched(): boolean {
    return this.#of === this.#decision();
  }

  set = (...picked: string[]) => {
    this.#of = this.#decision();
    this.#picked = picked;
  };

  /** In or out. */
  toggle = (one: string) =>
    this.set(...(this.all.includes(one) ? this.all.filter((other) => other !== one) : [...this.all, one]));

  /** The choice that takes just what is picked; `takes` says what a choice takes, null where it is another sort of choice. */
  choice<C>(choices: readonly C[], takes: (choice: C) => readonly string[] | null): C | null {
    return choices.find((choice) => same(takes(choice), this.all)) ?? null;
  }
}

const same = (some: readonly string[] | null, others: readonly string[]) =>
  some !== null && some.length === others.length && some.every((each) => others.includes(each));
