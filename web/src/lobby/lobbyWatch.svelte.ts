import { me } from '../guest/guest.svelte';
import { api } from '../wire/api';
import { NOTHING, type Lobby } from './lobby';

/** How often the lobby is asked for while somebody looks at it, and how often for a number beside a word. */
export const LOOKING = 3_000;
export const GLANCING = 15_000;

/** The lobby, asked for again every few seconds while the page is seen. */
class LobbyWatch {
  now = $state.raw<Lobby>(NOTHING);
  /** It has been heard of at all. */
  known = $state(false);
  /** The last try failed. */
  failed = $state(false);
  /** When it was last heard of, on the scale of performance.now(). */
  heardAt = $state(0);
  #asked = 0;

  get waiting(): number {
    return this.now.mine.filter((one) => one.asked).length;
  }

  /** Asks now; what was asked later counts. */
  async look(): Promise<void> {
    const asked = ++this.#asked;
    try {
      await me.arrive();
      const told = await api.lobby(me.token);
      if (asked !== this.#asked) return;
      this.now = told;
      this.heardAt = performance.now();
      this.known = true;
      this.failed = false;
    } catch {
      if (asked === this.#asked) this.failed = true;
    }
  }

  /** Looks from now on; returns how to stop. */
  follow(every: number): () => void {
    const look = () => {
      if (!document.hidden) void this.look();
    };
    look();
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}

export const lobby = new LobbyWatch();
