import type { Drawing } from '../drawing';
import { fan } from './fan';
import { ledger } from './ledger';
import { pod } from './pod';
import { quorum } from './quorum';

/** From the mildest to the strongest: a coffee machine, a desk fan, an adding machine, a board of five lamps. */
const FACES = { pod, fan, ledger, quorum } as const;

export type BotFace = keyof typeof FACES;

const NAMES = Object.keys(FACES) as readonly BotFace[];

/** How a bot looks; an unknown name gets one of the faces, always the same. */
export function botFace(name: string): Drawing {
  const known = NAMES.find((face) => face === name.toLowerCase());
  if (known) return FACES[known];
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return FACES[NAMES[sum % NAMES.length] ?? 'pod'];
}
