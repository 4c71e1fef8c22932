import type { TopStyle } from '../../people/tops';

export type Level = 'intern' | 'junior' | 'senior';

interface Clothes {
  readonly top: TopStyle;
  readonly colour: string;
  readonly second?: string;
}

const WEAR: Readonly<Record<Level, readonly TopStyle[]>> = {
  senior: ['blazer', 'turtle', 'blazer', 'vest', 'shirt'],
  junior: ['hoodie', 'crew', 'tee', 'hoodie', 'shirt'],
  intern: ['tee'],
};

const CLOTH: Readonly<Record<string, readonly [string, string]>> = {
  frontend: ['#3a56b8', '#2c4390'],
  backend: ['#c4722c', '#8f3f2a'],
  fullstack: ['#0f6f6d', '#a8512c'],
  devops: ['#7a3d6d', '#33475c'],
  ai: ['#1f7a5c', '#b3602a'],
};
const PLAIN = ['#3b6f9e', '#a8512c'] as const;

const SECONDS: Partial<Record<TopStyle, string>> = {
  blazer: '#f6e3b4',
  vest: '#f2e6c6',
  shirt: '#fff3e4',
  hoodie: '#f3ead8',
  crew: '#f3ead8',
};

/** Some have been seen in their own. */
const OWN: Readonly<Record<string, Clothes & { level: Level }>> = {
  Ada: { level: 'senior', top: 'blazer', colour: '#4352c6', second: '#f6d68a' },
  Wen: { level: 'senior', top: 'hoodie', colour: '#8a3d63', second: '#f6e3ee' },
  Thandi: { level: 'senior', top: 'turtle', colour: '#c4722c' },
  Viggo: { level: 'junior', top: 'crew', colour: '#5b6a34', second: '#e9edc9' },
  Kiran: { level: 'junior', top: 'hoodie', colour: '#3a4a6b', second: '#dfe6f5' },
};

/** The level decides the cut, the specialty the colour, the person's number which of them. */
export function clothes(name: string, level: Level, specialty: string | null, number: number): Clothes {
  const own = OWN[name];
  if (own?.level === level) return own;
  const cuts = WEAR[level];
  const top = cuts[(number >>> 5) % cuts.length] ?? 'tee';
  const [first, other] = CLOTH[specialty ?? ''] ?? PLAIN;
  const colour = (number >>> 9) % 2 ? other : first;
  const second = SECONDS[top] ?? '#fff6e6';
  return top === 'vest' ? { top, colour: second, second: colour } : { top, colour, second };
}
