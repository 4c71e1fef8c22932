/** How many times larger the page is drawn than it counts its own pixels: more than once on large screens (`wide.css`). */
export const drawnBy = (): number => document.documentElement.currentCSSZoom || 1;

/** Where something stands, in the page's own pixels: what is laid over it is written in those. */
export function boxOf(node: Element): DOMRect {
  const box = node.getBoundingClientRect();
  const by = drawnBy();
  return by === 1 ? box : new DOMRect(box.x / by, box.y / by, box.width / by, box.height / by);
}
