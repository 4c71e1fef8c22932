import { keep, kept } from '../../../prefs/keep';
import { ORDERS, type Order } from './sort';

const KEY = 'boardroom.it-startup.hand';

/** How this person likes the hand to lie. */
export function keptOrder(): Order {
  const was = kept(KEY);
  return ORDERS.find((order) => order === was) ?? 'kind';
}

export const keepOrder = (order: Order): void => keep(KEY, order);
