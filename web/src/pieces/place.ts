interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 8;

/** Where a tip stands: above its anchor, below it where there is no room, always inside the window. */
export function place(anchor: Box, tip: Size, window: Size): { left: number; top: number } {
  const middle = (anchor.left + anchor.right) / 2;
  const rightmost = window.width - tip.width - GAP;
  const left = Math.max(GAP, Math.min(middle - tip.width / 2, rightmost));
  const above = anchor.top - tip.height - GAP;
  const below = Math.min(anchor.bottom + GAP, window.height - tip.height - GAP);
  return { left, top: above >= GAP ? above : Math.max(GAP, below) };
}
