import { keep, kept } from '../prefs/keep';
import { api, ApiError } from '../wire/api';
import names from './names.json';

const KEY = 'boardroom.guest';

interface Kept {
  id: string;
  token: string;
  name: string;
  /** The person chose the name; else it is one we made up. */
  named: boolean;
}

const pick = (from: string[]) => from[Math.floor(Math.random() * from.length)] ?? '';
export const madeUpName = (): string => `${pick(names.first)} ${pick(names.second)}`;

/** Whoever sits in front of this browser: made up silently, kept here, renamed at will. */
class Me {
  id = $state<string | null>(null);
  name = $state('');
  named = $state(false);
  token: string | null = null;
  #arriving: Promise<void> | null = null;

  constructor() {
    const mine = read(kept(KEY));
    this.id = mine?.id ?? null;
    this.token = mine?.token ?? null;
    this.name = mine?.name ?? madeUpName();
    this.named = mine?.named ?? false;
  }

  /** Makes sure that the server knows us; asks once, and again after a failure. */
  arrive(): Promise<void> {
    this.#arriving ??= this.#arrive().catch((error: unknown) => {
      this.#arriving = null;
      throw error;
    });
    return this.#arriving;
  }

  async #arrive(): Promise<void> {
    if (this.token) {
      try {
        const { id, name } = await api.me(this.token);
        this.#be(id, name);
        return;
      } catch (error) {
        // A server that forgot us (a new database) gets us anew; anything else is an error.
        if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error;
      }
    }
    const { id, name, token } = await api.newGuest(this.name);
    this.token = token;
    this.#be(id, name);
  }

  async rename(name: string): Promise<void> {
    await this.arrive();
    if (!this.token) return;
    const told = await api.rename(this.token, name.trim());
    this.named = true;
    this.#be(told.id, told.name);
  }

  /** From now on somebody the server told of sits here. */
  become({ id, name, token }: { id: string; name: string; token: string }): void {
    this.token = token;
    this.named = true;
    this.#arriving = Promise.resolve();
    this.#be(id, name);
  }

  /** Whoever sat here is gone; the next one is made up like the first. */
  leave(): void {
    this.id = null;
    this.token = null;
    this.named = false;
    this.name = madeUpName();
    this.#arriving = null;
    keep(KEY, 'null');
  }

  #be(id: string, name: string): void {
    this.id = id;
    this.name = name;
    keep(KEY, JSON.stringify({ id, name, token: this.token, named: this.named }));
  }
}

function read(json: string | null): Kept | null {
  try {
    const guest = JSON.parse(json ?? 'null') as Partial<Kept> | null;
    return guest?.token && guest.id && guest.name ? { ...(guest as Kept), named: guest.named === true } : null;
  } catch {
    return null;
  }
}

export const me = new Me();
