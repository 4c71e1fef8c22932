import type { Drawing } from '../../art/drawing';

/** What a box tells of a card, whatever the game. */
export interface CardFace {
  id: string;
  name: string;
  text?: string;
  cost?: string;
  category?: string;
}

const word = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** Everything in a box that has an id and a name, wherever it lies. */
export function cardsIn(box: unknown): Map<string, CardFace> {
  const cards = new Map<string, CardFace>();
  const look = (thing: unknown): void => {
    if (Array.isArray(thing)) thing.forEach(look);
    else if (thing && typeof thing === 'object') {
      const { id, name, text, cost, category } = thing as Record<string, unknown>;
      if (typeof id === 'string' && typeof name === 'string' && !cards.has(id)) {
        cards.set(id, { id, name, text: word(text), cost: word(cost), category: word(category) });
      }
      Object.values(thing).forEach(look);
    }
  };
  look(box);
  return cards;
}

/** Letters and digits alone: whoever wrote the box, nothing else gets into a drawing. */
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => /[\p{L}\p{N}]/u.exec(part)?.[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();

/** The face of a card without art: its initials on the ground of its category. */
export const initialsOf = (name: string): Drawing => ({
  box: '0 0 120 84',
  fit: 'xMidYMid slice',
  shapes: `<circle cx="60" cy="42" r="31" fill="currentColor" opacity=".14"/><text x="60" y="57" font-family="Fraunces, Georgia, serif" font-weight="650" font-size="42" text-anchor="middle" fill="currentColor">${initials(name)}</text>`,
});
