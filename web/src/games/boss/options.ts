/** The options as they belong together. */
export const optionGroups: Record<string, string[]> = {
  game: ['rounds', 'victory', 'vpLimit', 'projectGoal', 'skillGoal', 'soloRival', 'partners'],
  people: ['layering', 'ceoOutput', 'careers', 'colours'],
  money: ['books', 'outsourcing', 'carryTime', 'projectBids', 'turnaroundFund', 'trade'],
  cards: ['eventColours', 'issues', 'ideas'],
  table: ['pace'],
};
