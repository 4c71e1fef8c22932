/** The pictures that git keeps, for README and docs: every game on a laptop and a phone, light and dark, and an end. */
export const kept = [
  'home-1366-light',
  'home-390-dark',
  'esop-auction-1366-light',
  'esop-end-1366-dark',
  'esop-drop-390-light',
  'esop-auction-390-dark',
  'its-turn-late-1366-light',
  'its-answer-1366-dark',
  'its-turn-late-390-light',
  'its-end-390-dark',
  'ship-planning-1366-light',
  'ship-puzzle-1366-dark',
  'ship-end-390-light',
  'ship-draft-390-dark',
  'shape-turn-late-1366-light',
  'shape-counters-1366-dark',
  'shape-collect-390-light',
  'shape-joint-asked-390-dark',
  'boss-organisation-late-1366-light',
  'boss-hiring-pick-1366-dark',
  'boss-production-390-light',
  'boss-organisation-late-390-dark',
];

/** No kept picture has more bytes than this. */
export const heaviest = 120_000;
