import type { Drawing } from '../drawing';
import { print } from '../print';
import { CARDS } from './cards';
import type { Category } from './category';
import { unknownCard } from './unknown';

const shapesOf = (id: string, category: Category) => CARDS[id] ?? unknownCard(id, category);

/** The picture of a card, before the print of its category. */
export function cardPicture(id: string, category: Category): Drawing {
  return {
    box: '-24 -2 208 122',
    fit: 'xMidYMax slice',
    shapes: `<g transform="translate(-24 -2)">${print(category, 208, 124, 0.6)}</g><circle fill="var(--halo)" cx="80" cy="62" r="50"/>${shapesOf(id, category)}`,
  };
}

/** The middle of the picture, for the smallest card. */
export function cardFace(id: string, category: Category): Drawing {
  return {
    box: '24 6 112 114',
    fit: 'xMidYMid slice',
    shapes: print(category, 160, 120, 0.6) + shapesOf(id, category),
  };
}
