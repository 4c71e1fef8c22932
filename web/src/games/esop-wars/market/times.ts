import type { Growth } from '../types';

/** How many times as much a company is worth after a round, in per cent: its growth factor, and what a wildcard made of it. */
export const timesOf = (growth: Growth): number =>
  growth.after === growth.grown ? growth.factor : Math.round((growth.after * 100) / growth.before);
