import { cubicOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';

/** A number that travels to its value; without motion it is there at once (a tween of no length would pass NaN). */
export const travelling = (value: () => number, milliseconds: () => number): Tween<number> =>
  Tween.of(value, { duration: () => Math.max(1, milliseconds()), easing: cubicOut });
