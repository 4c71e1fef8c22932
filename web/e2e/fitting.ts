import type { Page } from '@playwright/test';

const SMALL = { width: 320, height: 640 };
const ZOOMED = { width: 683, height: 384 };

/** What a screen must fit on: small phones, usual ones, and a laptop at 200 % zoom. */
export const NARROW = [SMALL, { width: 375, height: 667 }, { width: 390, height: 844 }, ZOOMED];

/** Where it is narrowest and lowest. */
export const NARROWEST = [SMALL, ZOOMED];

/** What does not fit on the screen as it stands, in words: scrolled sideways, cut, covered, too small for a finger. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(find);
}

function find(): string[] {
  const CONTROLS =
    'button, a[href], input, select, textarea, [role="button"], [role="radio"], [role="tab"], [role="spinbutton"], [role="switch"]';
  const FINGER = 44;
  const THUMB_EDGE = 27;
  const found = new Set<string>();

  const named = (element: Element): string => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
    const kind = [...element.classList].filter((one) => !one.startsWith('svelte-')).join('.');
    return `${element.localName}${kind && `.${kind}`} '${words.slice(0, 40)}'`;
  };
  const shown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('[inert]');

  /** The part of a box that is seen: what its ancestors cut off is gone for good, what they scroll away is not. */
  const seen = (element: Element, box: DOMRect): { left: number; top: number; right: number; bottom: number } => {
    const part = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    let [across, along] = [true, true];
    for (let around: Element | null = element; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (style.overflowX === 'auto' || style.overflowX === 'scroll') across = false;
      if (style.overflowY === 'auto' || style.overflowY === 'scroll') along = false;
      if (around === document.body || around === document.documentElement) break;
      if (across && (style.overflowX === 'hidden' || style.overflowX === 'clip')) {
        part.left = Math.max(part.left, edge.left);
        part.right = Math.min(part.right, edge.right);
      }
      if (along && (style.overflowY === 'hidden' || style.overflowY === 'clip')) {
        part.top = Math.max(part.top, edge.top);
        part.bottom = Math.min(part.bottom, edge.bottom);
      }
      if (style.position === 'fixed') break;
    }
    if (across) {
      part.left = Math.max(part.left, 0);
      part.right = Math.min(part.right, document.documentElement.clientWidth);
    }
    return part;
  };

  /** For readers only: a pixel that nobody sees. */
  const isForReaders = (element: Element): boolean => {
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { width, height } = around.getBoundingClientRect();
      const { clipPath, position, overflow } = getComputedStyle(around);
      if (position === 'absolute' && overflow !== 'visible' && width <= 1 && height <= 1) return true;
      if (clipPath.startsWith('inset(50%')) return true;
      // A link that comes into sight when it is reached by key.
      if (position !== 'static' && around.getBoundingClientRect().bottom <= 0) return true;
    }
    return false;
  };

  const cut = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: { element: Element; box: DOMRect }[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      // The line under a film may end in dots: its log has it whole.
      if (!element || !text.textContent?.trim() || !shown(element) || element.closest('svg, .deck .says')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (boxes.length === 0 || isForReaders(element)) continue;
      const parts = boxes.map((box) => ({ box, part: seen(element, box) }));
      // What finds no room may be left out whole.
      if (parts.every(({ part }) => part.right - part.left < 1 || part.bottom - part.top < 1)) continue;
      for (const { box, part } of parts) {
        const lost = Math.max(
          part.left - box.left,
          box.right - part.right,
          // The line is higher than its letters.
          part.top - box.top - box.height * 0.2,
          box.bottom - part.bottom - box.height * 0.2,
        );
        // Less is the edge of a letter.
        if (lost > 4) {
          found.add(`cut by ${Math.round(lost)} px: ${named(element)}`);
          break;
        }
        lines.push({ element, box });
      }
    }
    return lines;
  };

  const isOf = (one: Element, other: Element) => one.contains(other) || other.contains(one);

  /** What lies on top of the board on purpose, and can be put away. */
  const NOTES = '.laid, .refusal, [data-slip], section.hint, .hint-line, .reel, [role="tooltip"], svg.ink, .then';
  const layer = (element: Element) => element.closest(`.act, .house-links.below, dialog, [role="dialog"], ${NOTES}`);

  /** What is seen there, notes aside unless one looks for something on a note. */
  const hitAt = (x: number, y: number, looksFor: Element): Element | null =>
    document.elementsFromPoint(x, y).find((one) => looksFor.closest(NOTES) || !one.closest(NOTES)) ?? null;

  /** A pane of glass over a thing: what is under it is seen, and meant. */
  const isGlass = (element: Element) =>
    getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)' && !element.textContent?.trim();

  const isScrolledAway = (element: Element, x: number, y: number): boolean => {
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const { left, top, right, bottom } = around.getBoundingClientRect();
      if (/auto|scroll/.test(overflowY) && (y < top || y > bottom)) return true;
      if (/auto|scroll/.test(overflowX) && (x < left || x > right)) return true;
    }
    return false;
  };

  /** Words under somebody else's button. */
  const hidden = (lines: { element: Element; box: DOMRect }[]) => {
    for (const { element, box } of lines) {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const over = isScrolledAway(element, x, y) ? null : hitAt(x, y, element)?.closest(CONTROLS);
      if (
        over &&
        !isGlass(over) &&
        !over.matches('.covering') &&
        !isOf(over, element) &&
        layer(over) === layer(element) &&
        !element.closest('label, button')
      )
        found.add(`words under ${named(over)}: ${named(element)}`);
    }
  };

  /** What of it is not scrolled out of the things around it. */
  const unscrolled = (element: Element, { left, top, right, bottom }: DOMRect): DOMRect => {
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const box = around.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };

  const overprinted = (lines: { element: Element; box: DOMRect }[]) => {
    const inSight = lines
      .map(({ element, box }) => ({ element, box: unscrolled(element, box) }))
      .filter(({ element, box }) => {
        const hit = hitAt(box.left + box.width / 2, box.top + box.height / 2, element);
        return hit !== null && isOf(hit, element);
      })
      // Letters are less high than their line.
      .map(({ element, box }) => ({
        element,
        box: new DOMRect(box.left, box.top + box.height * 0.22, box.width, box.height * 0.56),
      }));
    inSight.forEach((one, i) => {
      for (const other of inSight.slice(i + 1)) {
        if (isOf(one.element, other.element) || layer(one.element) !== layer(other.element)) continue;
        // A fan of cards is turned, and so are their boxes.
        if (one.element.closest('.spine') && other.element.closest('.spine')) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const along = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const least = Math.min(one.box.height, other.box.height);
        if (across > 2 && along > least * 0.25)
          found.add(`over one another: ${named(one.element)} and ${named(other.element)}`);
      }
    });
  };

  const controls = () => {
    const all = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (one) => shown(one) && !isForReaders(one) && one.getBoundingClientRect().width > 1,
    );
    // What lies under an open drawer is out of reach on purpose.
    const dialog = [...document.querySelectorAll('dialog[open], [role="dialog"]')].filter(shown).at(-1);
    return dialog ? all.filter((one) => dialog.contains(one)) : all;
  };

  /** What lies on a control, wherever it is scrolled; a fan of cards leaves an edge of each. */
  const covering = (control: HTMLElement): Element | null => {
    const look = () => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const hits = [0.5, 0.12, 0.88].map((part) => hitAt(left + width * part, top + height / 2, control));
      // Who aims or has picked a card puts that away first.
      return hits.some((hit) => hit && (isOf(hit, control) || hit.closest('.aimed, .picked')))
        ? null
        : (hits[0] ?? document.body);
    };
    if (!look()) return null;
    // Below what stays at the top, unless what scrolls is lower than that.
    for (const margin of ['120px', ''])
      for (const block of ['center', 'start'] as const) {
        control.style.scrollMarginTop = margin;
        control.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
        control.style.scrollMarginTop = '';
        if (!look()) return null;
      }
    return look();
  };

  const scrolled = [...document.querySelectorAll('*')].filter(({ scrollTop, scrollLeft }) => scrollTop || scrollLeft);
  const places = scrolled.map((one) => [one, one.scrollLeft, one.scrollTop] as const);
  const back = () => {
    for (const one of document.querySelectorAll('*')) if (one.scrollTop || one.scrollLeft) one.scrollTo(0, 0);
    for (const [one, left, top] of places) one.scrollTo({ left, top, behavior: 'instant' });
  };

  const covered = () => {
    for (const control of controls()) {
      // Pins lie where their moments lie; each is a line of a list, too.
      if (control.closest('[aria-disabled="true"], :disabled, .pin')) continue;
      const over = covering(control);
      if (over) found.add(`covered by ${named(over)}: ${named(control)}`);
    }
  };

  /** How far a finger finds it across or along, up to its own width: what is drawn smaller may reach further. */
  const reach = (control: HTMLElement, way: 'across' | 'along'): number => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const drawn = way === 'across' ? width : height;
    if (drawn >= FINGER - 0.5) return drawn;
    const [x, y] = [left + width / 2, top + height / 2];
    const isFoundAt = (off: number): boolean => {
      const hit = way === 'across' ? hitAt(x + off, y, control) : hitAt(x, y + off, control);
      return hit !== null && (isOf(control, hit) || layer(hit) !== layer(control));
    };
    const far = (side: 1 | -1): number => {
      let off = 0;
      while (off < FINGER && isFoundAt(side * (off + 1))) off++;
      return off;
    };
    return Math.max(drawn, far(-1) + 1 + far(1));
  };

  /** In the bar a finger fits on everything, on the board along one way at least. */
  const small = () => {
    if (innerWidth > 600 || !matchMedia('(pointer: coarse)').matches) return;
    for (const control of controls()) {
      if (
        !control.closest('main, .act') ||
        control.matches('.explain, .gap, .pin, .tile.mini, [role="spinbutton"], [aria-hidden="true"]')
      )
        continue;
      const { left, top, width, height } = control.getBoundingClientRect();
      if (isScrolledAway(control, left + width / 2, top + height / 2) || left < 0 || top < 0) continue;
      const ways = [reach(control, 'across'), reach(control, 'along')].sort((a, b) => a - b);
      const [least = 0, most = 0] = ways;
      if (most < FINGER - 0.5 || least < (control.closest('.act') ? FINGER - 0.5 : THUMB_EDGE))
        found.add(`only ${Math.round(width)} x ${Math.round(height)} px: ${named(control)}`);
    }
  };

  const across = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (across > 0) found.add(`scrolls sideways by ${across} px`);
  const lines = cut();
  overprinted(lines);
  hidden(lines);
  small();
  covered();
  back();
  return [...found];
}
