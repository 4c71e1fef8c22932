import draw from 'icon:thing/card-draw';
import cup from 'icon:thing/coffee-cup';
import crosshair from 'icon:thing/crosshair';
import book from 'icon:thing/open-book';
import processor from 'icon:thing/processor';
import coach from 'icon:thing/public-speaker';
import hands from 'icon:thing/shaking-hands';
import shield from 'icon:thing/shield';
import coins from 'icon:thing/two-coins';
import type { IconShapes } from '../../pieces/icon';
import type { Category } from './category';

const CATEGORIES: Readonly<Record<Category, IconShapes>> = {
  dev: processor,
  hr: hands,
  knowledge: book,
  help: cup,
  sabotage: crosshair,
};

export const categoryIcon = (category: Category): IconShapes => CATEGORIES[category];

/** An agile coach stands on the ground of HR, with a sign of their own. */
export const coachIcon = coach;

/** Draws a card when the turn ends, flips a coin, resists burnout: the signs on a card's edge. */
export const signs = { draw, coin: coins, resistance: shield } as const;
