export type * from '../../generated/ship-it';
