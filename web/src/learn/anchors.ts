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

/** What part of it a person sees: not what is scrolled away, with the page or in a part of it, nor what lies under the bar. */
export function seenOf(element: Element): Area | null {
  const whole = areaOf(element);
  const seen = edgesAround(element).reduce(common, whole);
  const enough = (part: number, all: number) => all > 0 && part >= Math.min(SEEN, all);
  if (!enough(seen.right - seen.left, whole.right - whole.left)) return null;
  if (!enough(seen.bottom - seen.top, whole.bottom - whole.top)) return null;
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? seen : null;
}

export const inSight = (element: Element): boolean => seenOf(element) !== null;

function edgesAround(element: Element): Area[] {
  const window = { left: 0, top: 0, right: innerWidth / drawnBy(), bottom: innerHeight / drawnBy() };
  const edges: Area[] = [window];
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
    if (SCROLLED.test(getComputedStyle(around).overflowY)) edges.push(areaOf(around));
  const bar = document.querySelector('[data-at~="bar"]');
  if (bar && !bar.contains(element)) edges.push({ ...window, bottom: areaOf(bar).top });
  return edges;
}

const common = (a: Area, b: Area): Area => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

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
