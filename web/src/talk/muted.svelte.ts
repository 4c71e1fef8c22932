import { keep, kept } from '../prefs/keep';

const KEY = 'boardroom.muted';
const MOST = 200;

/** The ids that were kept, as far as they make sense. */
export function readMuted(json: string | null): readonly string[] {
  try {
    const read: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(read) ? read.filter((id) => typeof id === 'string').slice(-MOST) : [];
  } catch {
    // Somebody else wrote there: begin anew.
    return [];
  }
}

/** Whom I do not want to hear, at whatever table; nobody else knows of it. */
class Muted {
  #ids = $state.raw(readMuted(kept(KEY)));

  has(guest: string): boolean {
    return this.#ids.includes(guest);
  }

  mute(guest: string): void {
    if (!this.has(guest)) this.#keep([...this.#ids, guest].slice(-MOST));
  }

  hear(guest: string): void {
    this.#keep(this.#ids.filter((id) => id !== guest));
  }

  #keep(ids: readonly string[]): void {
    this.#ids = ids;
    keep(KEY, JSON.stringify(ids));
  }
}

export const muted = new Muted();
