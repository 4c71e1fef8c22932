/** What belongs to the person, not to the table; kept in this browser. */
export interface Prefs {
  speed: 'slow' | 'normal' | 'fast' | 'none';
  sound: boolean;
  volume: number;
  theme: 'system' | 'light' | 'dark';
  confirm: 'never' | 'big' | 'all';
  keys: boolean;
}

export const defaults: Prefs = {
  speed: 'normal',
  sound: true,
  volume: 0.6,
  theme: 'system',
  confirm: 'never',
  keys: true,
};

/** By how much the person's speed stretches a motion. */
export const pace: Record<Prefs['speed'], number> = { slow: 1.7, normal: 1, fast: 0.5, none: 0 };
