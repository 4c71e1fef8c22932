/** The options as they belong together, in the order of the game. */
export const optionGroups: Record<string, string[]> = {
  auction: ['auctionClock', 'pace', 'shortfall', 'hints'],
  swap: ['secondaryAuction', 'leaverGrant', 'reserve'],
  market: ['marketPool', 'marketRounds', 'modifiers', 'skillRange'],
  exit: ['exitDraw', 'exitFit', 'titles', 'founderScore'],
  extras: ['wildcard', 'companyDraft', 'perks'],
};
