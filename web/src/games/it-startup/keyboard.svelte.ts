import { tick } from 'svelte';
import type { Intent } from './turn/intent.svelte';

/** What takes a press for a target: the desk's card, a knowledge card, the veil over an office. */
function press(token: string): HTMLElement | null {
  const found = document.querySelector<HTMLElement>(`[data-token="${CSS.escape(token)}"]`);
  if (!found) return null;
  if (found instanceof HTMLButtonElement) return found;
  return found.querySelector<HTMLElement>(token.startsWith('seat:') ? ':scope > .aimed' : 'button');
}

const focusOn = (thing: HTMLElement | null | undefined) => thing?.focus();
const main = () => document.querySelector<HTMLElement>('.act [data-act="go"], .act [data-act="rest"]');

/** Keys alone: taking a card leads on to its targets, arrows go from target to target, a chosen one leads to the button. */
export class Keyboard {
  readonly #intent: Intent;
  #byKey = false;

  constructor(intent: Intent) {
    this.#intent = intent;
    $effect(() => {
      void [intent.thing, intent.picks];
      if (this.#byKey) void this.#lead();
    });
  }

  async #lead() {
    const { thing, chosen, asked, picks, moves } = this.#intent;
    await tick();
    const bonus = moves.some((choice) => choice.move.type === 'planning-bonus');
    if (thing === null && !bonus) {
      if (document.activeElement === document.body)
        focusOn(document.querySelector<HTMLElement>('[data-hand][tabindex="0"]'));
      return;
    }
    const first = asked[0];
    if (first && (picks.length === 0 ? this.#intent.targets.size > 0 && !bonus : chosen === null))
      focusOn(press(first));
    else if (thing !== null || picks.length > 0) focusOn(main());
  }

  readonly onpointerdown = () => {
    this.#byKey = false;
  };

  readonly onkeydown = (event: KeyboardEvent) => {
    this.#byKey = true;
    if (event.defaultPrevented) return;
    const intent = this.#intent;
    if (event.key === 'Escape' && intent.thing !== null && !document.querySelector('dialog:modal')) {
      const card = intent.thing;
      intent.drop();
      void tick().then(() => focusOn(document.querySelector<HTMLElement>(`[data-hand="${CSS.escape(card)}"]`)));
      return;
    }
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (by === undefined || intent.targets.size === 0) return;
    const all = [...intent.targets].map(press).filter((each) => each !== null);
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    focusOn(all[(at + by + all.length) % all.length]);
  };
}
