import { bust } from '../../people/bust';
import type { Person } from '../../people/person';
import { EXTRAS, type Extra } from './extras';
import { HATS, type Hat } from './hats';

/** Somebody of 1890: a person with a hat, and perhaps a pipe. */
export interface Figure extends Person {
  readonly hat?: Hat;
  readonly extras?: readonly Extra[];
}

/** Head, shoulders and hat, in the square of a bust; a hat may reach above it. */
export const figure = (who: Figure): string =>
  bust(who) + (who.extras ?? []).map((extra) => EXTRAS[extra]).join('') + (who.hat ? HATS[who.hat] : '');
