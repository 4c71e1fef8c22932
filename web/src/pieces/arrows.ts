const STEPS: Readonly<Record<string, (at: number, columns: number, count: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at, columns) => at + columns,
  ArrowUp: (at, columns) => at - columns,
  Home: () => 0,
  End: (_at, _columns, count) => count - 1,
};

/** Where an arrow key leads in a grid; null if it is no arrow or leads out of it. */
export function arrow(key: string, at: number, columns: number, count: number): number | null {
  const to = STEPS[key]?.(at, columns, count);
  return to === undefined || to < 0 || to >= count ? null : to;
}

/** How many of these stand in the first row, as they are laid out now. */
export function columnsOf(items: readonly Element[]): number {
  const tops = items.map((item) => Math.round(item.getBoundingClientRect().top));
  const first = tops[0] ?? 0;
  return Math.max(1, tops.filter((top) => Math.abs(top - first) < 8).length);
}

/** Buttons of a thing are gone through by arrows: `{@attach steered}`. */
export function steered(around: HTMLElement): () => void {
  const steer = (event: KeyboardEvent) => {
    const items = [...around.querySelectorAll<HTMLElement>('button')];
    const at = items.indexOf(event.target as HTMLElement);
    const to = at < 0 ? null : arrow(event.key, at, columnsOf(items), items.length);
    if (to === null) return;
    event.preventDefault();
    items[to]?.focus();
  };
  around.addEventListener('keydown', steer);
  return () => around.removeEventListener('keydown', steer);
}
