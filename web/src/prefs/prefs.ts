/** What belongs to the person, not to the table; kept in this browser. */
export interface Prefs {
  speed: 'slow' | 'normal' | 'fast' | 'none';
  sound: boolean;
  volume: number;
  theme: 'system' | 'light' | 'dark';
  /** How large a card and a sum are when they are looked at closely. */
  cards: 'normal' | 'large' | 'largest';
  /** Seats in their colours, or in ink and told apart by their shapes alone. */
  seats: 'colours' | 'ink';
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
  cards: 'normal',
  seats: 'colours',
  confirm: false,
  keys: true,
};

/** By how much the person's speed stretches a motion. */
export const pace: Record<Prefs['speed'], number> = { slow: 1.7, normal: 1, fast: 0.5, none: 0 };

/** By how much a card looked at closely is enlarged. */
export const closer: Record<Prefs['cards'], number> = { normal: 1, large: 1.25, largest: 1.5 };

const CHOICES = {
  speed: ['slow', 'normal', 'fast', 'none'],
  theme: ['system', 'light', 'dark'],
  cards: ['normal', 'large', 'largest'],
  seats: ['colours', 'ink'],
} as const satisfies { [K in keyof Prefs]?: readonly Prefs[K][] };

const oneOf = <T>(choices: readonly T[], value: unknown, otherwise: T): T =>
  choices.find((choice) => choice === value) ?? otherwise;

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
  prefs.speed = oneOf(CHOICES.speed, read.speed, prefs.speed);
  prefs.theme = oneOf(CHOICES.theme, read.theme, prefs.theme);
  prefs.cards = oneOf(CHOICES.cards, read.cards, prefs.cards);
  prefs.seats = oneOf(CHOICES.seats, read.seats, prefs.seats);
  if (typeof read.volume === 'number' && read.volume >= 0 && read.volume <= 1) prefs.volume = read.volume;
  for (const name of ['sound', 'confirm', 'keys'] as const) {
    const value = read[name];
    if (typeof value === 'boolean') prefs[name] = value;
  }
  return prefs;
}
