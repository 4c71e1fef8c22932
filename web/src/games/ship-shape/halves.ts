/** The half points of an amount, as events tell it. */
export const halvesOf = (points: Readonly<Record<string, number>>): number => points.halves ?? 0;
