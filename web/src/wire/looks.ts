import { applied, type Change } from '../film/changes';
import type { ChangesFrame, UpdateFrame } from './types';

type Look = Pick<UpdateFrame, 'view' | 'owes' | 'may' | 'path' | 'own' | 'prompt' | 'result'>;

/** How each table looked at its last update, so that those that tell only what changed can be read like the others. */
export class Looks {
  readonly #last = new Map<string, { n: number; look: Look }>();

  /** The update as if it had been told whole; null where the one before it is not known. */
  whole(frame: UpdateFrame | ChangesFrame): UpdateFrame | null {
    if (!('changes' in frame)) {
      const { view, owes, may, path, own, prompt, result } = frame;
      this.#last.set(frame.table, { n: frame.n, look: { view, owes, may, path, own, prompt, result } });
      return frame;
    }
    const last = this.#last.get(frame.table);
    if (last?.n !== frame.n - 1) return null;
    const { changes, ...rest } = frame;
    const look = applied(last.look, changes as readonly Change[]) as Look;
    this.#last.set(frame.table, { n: frame.n, look });
    return { ...rest, ...look };
  }

  /** Of this table, or of all, the next update comes whole. */
  forget(table?: string): void {
    if (table === undefined) this.#last.clear();
    else this.#last.delete(table);
  }
}
