import type { ShipShapeBox } from './types';

/** Cards lie one storey deeper than in other boxes. */
export const cardNames = (box: unknown): Record<string, string> => {
  const { players, orders, supplies, transports } = (box as ShipShapeBox).cards;
  return Object.fromEntries([players, orders, supplies, transports].flat().map(({ id, name }) => [id, name]));
};
