/** What belongs to the person, not to the table; kept in this browser. */
export interface Prefs {
  speed: 'slow' | 'normal' | 'fast' | 'none';
  sound: boolean;
  volume: number;
  theme: 'system' | 'light' | 'dark';
  /** A choice in the bar is pressed twice before it counts. */
  confirm: boolean;
  /** Number keys are shown on the buttons. */
  keys: boolean;
}

export const defaults: Prefs = {
  speed: 'normal',
  sound: true,
  volume: 0.6,
  theme: 'system',
  confirm: false,
  keys: true,
};

/** By how much the person's speed stretches a motion. */
export const pace: Record<Prefs['speed'], number> = { slow: 1.7, normal: 1, fast: 0.5, none: 0 };

const CHOICES: { [K in keyof Prefs]?: readonly Prefs[K][] } = {
  speed: ['slow', 'normal', 'fast', 'none'],
  theme: ['system', 'light', 'dark'],
};

/** What was kept, as far as it still makes sense; the rest is as at first. */
export function readPrefs(json: string | null): Prefs {
  const prefs = { ...defaults };
  let kept: unknown;
  try {
    kept = JSON.parse(json ?? '{}');
  } catch {
    // Somebody else wrote there: begin anew.
    return prefs;
  }
  if (!kept || typeof kept !== 'object') return prefs;
  const read = kept as Partial<Record<keyof Prefs, unknown>>;
  if (CHOICES.speed?.includes(read.speed as Prefs['speed'])) prefs.speed = read.speed as Prefs['speed'];
  if (CHOICES.theme?.includes(read.theme as Prefs['theme'])) prefs.theme = read.theme as Prefs['theme'];
  if (typeof read.volume === 'number' && read.volume >= 0 && read.volume <= 1) prefs.volume = read.volume;
  for (const name of ['sound', 'confirm', 'keys'] as const) {
    const value = read[name];
    if (typeof value === 'boolean') prefs[name] = value;
  }
  return prefs;
}
