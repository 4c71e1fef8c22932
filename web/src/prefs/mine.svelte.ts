import { MediaQuery } from 'svelte/reactivity';
import { kept, keep } from './keep';
import { pace, readPrefs, type Prefs } from './prefs';

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
      root.style.setProperty('--t', `${Math.round(240 * (pace[mine.speed] || 0.5))}ms`);
    });
  });
}
