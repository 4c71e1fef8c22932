import type { Category } from '../../../art/it-startup/category';
import type { Source } from './columns';

/** The ground of each source is that of the cards it comes from. */
export const FILLS: Readonly<Record<Source, Category>> = {
  developers: 'dev',
  knowledge: 'knowledge',
  coaches: 'hr',
  actions: 'help',
};
