import type { Drawing } from '../drawing';
import { face, seatPortrait } from '../people/portrait';
import { fan } from './fan';
import { ledger } from './ledger';
import { persona } from './personas';
import { pod } from './pod';
import { quorum } from './quorum';

/** Bots without a character: a coffee machine, a desk fan, an adding machine, a board of five lamps. */
export const MACHINES: readonly Drawing[] = [pod, fan, ledger, quorum];

/** How a bot of this id looks, at its seat or close up: always the same. */
export function botFace(bot: string, close = false): Drawing {
  const person = persona(bot);
  if (person) return close ? face(person) : seatPortrait(person);
  const sum = [...bot].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return MACHINES[sum % MACHINES.length] ?? pod;
}
