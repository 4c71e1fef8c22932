/** How boards name the card that something on them is. */
const NAMED = ['card', 'hand', 'worker', 'project', 'supply', 'transport', 'action'] as const;

/** The card that has the focus, or that the focus is in: the id of its title, without the number of its copy. */
export function cardAt(element: Element | null): string | null {
  const selector = NAMED.map((name) => `[data-${name}]`).join(',');
  const found = element?.closest<HTMLElement>(selector);
  const card = NAMED.map((name) => found?.dataset[name]).find((id) => id !== undefined);
  return card?.split('#')[0] ?? null;
}
