import type { Growth } from '../types';

/** A billion: from here on a flag flies. */
export const UNICORN = 1_000_000_000;

export const crosses = (growth: Growth): boolean => growth.before < UNICORN && growth.after >= UNICORN;
