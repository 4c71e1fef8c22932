/* The records of the game as they stand on the wire. */
export type * from '../../generated/ship-shape';
