import type { StartupChoice } from '../board.svelte';
import { tokensOf, type Token } from './tokens';

const fits = (choice: StartupChoice, picks: readonly Token[]) => {
  const tokens = tokensOf(choice.move);
  return picks.every((pick) => tokens.includes(pick));
};

/** The one choice that is meant: aimed at exactly what was picked, or the only one there is. */
export function meant(choices: readonly StartupChoice[], picks: readonly Token[]): StartupChoice | null {
  const left = choices.filter((choice) => fits(choice, picks));
  const exact = left.find((choice) => tokensOf(choice.move).length === picks.length);
  return exact ?? (left.length === 1 ? (left[0] ?? null) : null);
}

/** Everything that can be aimed at. */
export const targets = (choices: readonly StartupChoice[]): Set<Token> =>
  new Set(choices.flatMap((choice) => tokensOf(choice.move)));

/** What is still to be picked, after what was: for a card with two aims first one, then the other. */
export function missing(choices: readonly StartupChoice[], picks: readonly Token[]): Token[] {
  const left = choices.filter((choice) => fits(choice, picks));
  return [...targets(left)].filter((token) => !picks.includes(token));
}

/** The picks after one more: what does not go together with it is let go. */
export function pick(choices: readonly StartupChoice[], picks: readonly Token[], token: Token): Token[] {
  const kept: Token[] = [token];
  for (const other of picks)
    if (other !== token && choices.some((choice) => fits(choice, [...kept, other]))) kept.push(other);
  return kept;
}
