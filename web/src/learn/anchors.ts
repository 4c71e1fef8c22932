import { boxOf, drawnBy } from '../pieces/measure';

/** A part of the window, in the page's own pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How much of something must be in sight before it can be pointed at, in pixels each way. */
const SEEN = 8;
/** What is over the edge of such a part of the page is not seen. */
const SCROLLED = /auto|scroll/;

/** Whether a person can see it: it has a size, nothing hides it, and it is not scrolled away, with the page or in a part of it. */
export function inSight(element: Element): boolean {
  const { left, top, right, bottom } = areaOf(element);
  if (right - left === 0 || bottom - top === 0) return false;
  const windows = [{ left: 0, top: 0, right: innerWidth / drawnBy(), bottom: innerHeight / drawnBy() }];
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
    if (SCROLLED.test(getComputedStyle(around).overflowY)) windows.push(areaOf(around));
  for (const seen of windows) {
    const wide = Math.min(right, seen.right) - Math.max(left, seen.left);
    const high = Math.min(bottom, seen.bottom) - Math.max(top, seen.top);
    if (wide < Math.min(SEEN, right - left) || high < Math.min(SEEN, bottom - top)) return false;
  }
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** What bears one of these names (`data-at`) and can be seen: the first name that has such a thing wins. */
export function anchored(names: readonly string[]): HTMLElement | null {
  for (const name of names)
    for (const element of document.querySelectorAll<HTMLElement>(`[data-at~="${CSS.escape(name)}"]`))
      if (inSight(element)) return element;
  return null;
}

/** Whether it lies on the mat, where one draws with chalk; on a card that lies there one draws with the pencil again. */
export const onMat = (element: Element): boolean =>
  element.parentElement?.closest('.mat, [data-mat], .card-face, .paper, [data-paper]')?.matches('.mat, [data-mat]') ??
  false;

/** Where it is, with what hangs over its edge and belongs to it (`data-with`). */
export function areaOf(element: Element): Area {
  const boxes = [element, ...element.querySelectorAll('[data-with]')].map(boxOf);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
