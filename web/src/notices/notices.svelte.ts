import { keep, kept } from '../prefs/keep';
import { tablePath } from '../router/route';
import { router } from '../router/router.svelte';
import { playSound } from '../sound/play';
import { wire } from '../wire/connect';
import type { NoticeFrame } from '../wire/types';
import { isDue, nameOf } from './due';

const KEY = 'boardroom.notices';

/** `ask`: not asked yet; `denied`: the browser forbids it; `none`: it can't. */
export type Allowed = 'granted' | 'denied' | 'ask' | 'none';

function allowed(): Allowed {
  if (typeof Notification === 'undefined') return 'none';
  return Notification.permission === 'default' ? 'ask' : Notification.permission;
}

/** Tells the person of their tables while they do not look: a sound, and a notice of the browser if they want it. */
class Notices {
  allowed = $state<Allowed>(allowed());
  #wanted = $state(kept(KEY) === 'on');
  readonly #told = new Set<string>();

  /** Whether the browser shows them. */
  get on(): boolean {
    return this.#wanted && this.allowed === 'granted';
  }

  /** Asks the browser only when somebody pressed the button for it. */
  async turn(on: boolean): Promise<void> {
    if (on && this.allowed === 'ask') {
      await Notification.requestPermission();
      this.allowed = allowed();
    }
    this.#wanted = on && this.allowed === 'granted';
    keep(KEY, this.#wanted ? 'on' : 'off');
  }

  hear(notice: NoticeFrame): void {
    const { route } = router;
    const table = route.page === 'table' ? route.table : null;
    if (!isDue(notice, { hidden: document.hidden, table }, this.#told)) return;
    this.#told.add(nameOf(notice));
    playSound('turn', true);
    if (this.on) this.#show(notice);
  }

  /** One for each table: a newer one takes the place of the older. */
  #made(notice: NoticeFrame): Notification | null {
    try {
      return new Notification('Boardroom', { body: notice.text, tag: notice.table, icon: '/icon-turn.svg' });
    } catch {
      // Browsers of phones show them only for pages that were installed.
      this.allowed = 'none';
      return null;
    }
  }

  #show(notice: NoticeFrame): void {
    const shown = this.#made(notice);
    if (!shown) return;
    shown.onclick = () => {
      window.focus();
      router.go(tablePath(notice.table));
      shown.close();
    };
  }
}

export const notices = new Notices();

/** Hears of all my tables from now on, and tells the house whether this page is in front. */
export function watchTables(): () => void {
  const look = () => wire.looks(!document.hidden);
  wire.onnotice = (notice) => notices.hear(notice);
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
