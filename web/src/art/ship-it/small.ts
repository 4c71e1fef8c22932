import type { Drawing } from '../drawing';

/** A picture for 20 to 40 pixels. */
export const small = (shapes: string): Drawing => ({ box: '0 0 40 40', shapes });
