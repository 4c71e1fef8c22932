import type { EsopBoard } from '../board.svelte';

/** What a founded company adds, and to which skill. */
export interface Bonus {
  card: string;
  skill: string;
  name: string;
  amount: number;
}

/** 5.3, as it stands on the cards. */
export function bonusesOf(board: EsopBoard, segment: string, idea: string, companion?: string | null): Bonus[] {
  const serves = board.segment(segment).effect;
  const makes = board.idea(idea);
  const fits = makes.fits.includes(segment);
  const trade = (card: string, category: string, amount: number): Bonus => ({
    card,
    skill: category,
    name: board.categoryName(category),
    amount,
  });
  const bonuses = [
    trade(idea, makes.effect.category, fits ? makes.effect.amountWithFit : makes.effect.amount),
    { card: segment, skill: serves.skill, name: board.short(serves.skill), amount: serves.amount },
  ];
  if (!companion) return bonuses;
  const { effect } = board.idea(companion);
  return [...bonuses, trade(companion, effect.category, effect.amountAsCompanion)];
}
