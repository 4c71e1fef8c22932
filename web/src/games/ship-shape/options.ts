/** The options as they belong together. */
export const optionGroups: Record<string, string[]> = {
  month: ['weeks', 'daysPerWeek', 'extraOrders', 'gentleStart', 'failure', 'scoring', 'firstHolder'],
  harbour: ['supplyPool', 'transportPool', 'storage'],
  talk: ['trade', 'offersPerTurn', 'counterOffers', 'joint'],
  table: ['pace', 'hints'],
};
