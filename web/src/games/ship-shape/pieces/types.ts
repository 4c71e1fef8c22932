/** The cards as the box prints them. */
import type { Tokens } from './goods';

export interface DirectorCard {
  readonly id: string;
  readonly name: string;
  readonly director: string;
  readonly output: Tokens;
  readonly text: string;
}

export interface Order {
  readonly id: string;
  readonly name: string;
  readonly client: string;
  readonly type: string;
  readonly value: number;
  readonly requirement: Tokens;
  readonly load: number;
  readonly text: string;
}

export interface Supply {
  readonly id: string;
  readonly name: string;
  readonly cost: Tokens;
  readonly input: Tokens;
  readonly output: Tokens;
  readonly text: string;
}

export interface Transport {
  readonly id: string;
  readonly name: string;
  readonly types: readonly string[];
  readonly capacity: number;
  readonly cost: Tokens;
  readonly maintenance: Tokens;
  readonly text: string;
}
