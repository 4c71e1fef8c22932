import { MediaQuery } from 'svelte/reactivity';
import { kept, keep } from './keep';
import { closer, pace, readPrefs, type Prefs } from './prefs';

const KEY = 'boardroom.prefs';
const systemLess = new MediaQuery('prefers-reduced-motion: reduce', false);

/** My preferences; a change is kept at once and shows at once. */
export const mine: Prefs = $state(readPrefs(kept(KEY)));

/** Nothing shall travel: the system or the person asks for it. */
export const reducedMotion = (): boolean => systemLess.current || mine.speed === 'none';

/** Lets the page follow the preferences from now on. */
export function applyPrefs(): () => void {
  return $effect.root(() => {
    $effect(() => keep(KEY, JSON.stringify(mine)));
    $effect(() => {
      const root = document.documentElement;
      if (mine.theme === 'system') delete root.dataset.theme;
      else root.dataset.theme = mine.theme;
      if (mine.speed === 'none') root.dataset.motion = 'less';
      else delete root.dataset.motion;
      if (mine.seats === 'ink') root.dataset.seats = 'ink';
      else delete root.dataset.seats;
      root.style.setProperty('--closer', String(closer[mine.cards]));
      root.style.setProperty('--t', `${Math.round(240 * (pace[mine.speed] || 0.5))}ms`);
    });
  });
}
