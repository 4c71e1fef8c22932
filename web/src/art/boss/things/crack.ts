import type { Drawing } from '../../drawing';
import { line } from '../../pen';

/** A crack in the plaster: one issue will come through it. */
export const crack: Drawing = {
  box: '0 0 44 44',
  shapes:
    '<rect x="2" y="2" width="40" height="40" rx="9" fill="var(--bad-bg)" stroke="var(--bad)" stroke-width="2"/>' +
    line('var(--bad)', 2.6, 'M24 1 19 13l7 6-9 9 6 5-4 10M26 19l11-3M17 28 6 31', ' stroke-linejoin="round"'),
};
