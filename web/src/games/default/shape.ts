/* What the fields of a game's views and moves mean, as the server tells it (docs/protocol.md). */

export type Is = 'number' | 'flag' | 'text' | 'seat' | 'card' | 'backs' | 'say' | 'record' | 'other';

export interface Field {
  name: string;
  is: Is;
  many: 'one' | 'list' | 'by-seat';
  unit?: string;
  /** What a record is made of. */
  fields?: Field[];
}

export interface Shape {
  view: Field[];
  own: Field[];
  /** By the type of a move. */
  moves: Record<string, Field[]>;
}
