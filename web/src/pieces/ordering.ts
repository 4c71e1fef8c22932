/** The same ones, with this one at that place. */
export function putAt(order: readonly string[], one: string, place: number): string[] {
  const others = order.filter((other) => other !== one);
  return [...others.slice(0, place), one, ...others.slice(place)];
}

/** The place in a row of so many under a point, by how far along the row it is. */
export const placeUnder = (along: number, length: number, places: number): number =>
  Math.max(0, Math.min(places - 1, Math.floor((along / length) * places)));
