/** The options as they belong together. */
export const optionGroups: Record<string, string[]> = {
  goal: ['goal', 'custom-goal', 'round-limit', 'teams'],
  start: ['mulligan', 'first-player', 'first-seat'],
  turn: ['planning-bonus', 'counters', 'hoard-cap', 'pace', 'open-hands'],
};
