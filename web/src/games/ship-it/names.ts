import type { ShipBox } from './types';

/** Ids that name more than a list of the box: levels, specialties and traits have no text of their own. */
export const cardNames = (box: unknown): Record<string, string> => {
  const { engineerLevels, specialties, traits, actions, events, milestones } = box as ShipBox;
  return Object.fromEntries(
    [engineerLevels, specialties, traits, actions, events, milestones].flat().map(({ id, name }) => [id, name]),
  );
};
