import type { Ground } from './ground';

/** A room of 172 by 84 with its floor at 70. People stand behind its furniture; `extra` is what a small room leaves out. */
export interface Room {
  readonly ground: Ground;
  readonly shapes: (people: string) => string;
}

export const room = (ground: Ground, shapes: (people: string) => string): Room => ({ ground, shapes });
