/** The options as they belong together, in the order of the game. */
export const optionGroups: Record<string, string[]> = {
  game: ['rounds', 'pace', 'corporations', 'advice', 'founders-stake'],
  draft: ['bid-ties', 'recruits'],
  planning: ['planning', 'tight-slots', 'ai-capacity'],
  puzzle: ['puzzle', 'puzzle-clock'],
  events: ['event-deck', 'open-forecast', 'event-response', 'viral-crash', 'market-themes'],
};
