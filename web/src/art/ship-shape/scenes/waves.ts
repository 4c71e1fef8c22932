import { short, times } from '../../pen';

/** Rounded waves over the whole width of a panorama, filled down to its foot. */
export const waves = (
  y: number,
  height: number,
  count: number,
  paint: string,
  frame: { width: number; foot: number },
): string => {
  const reach = (frame.width + 40) / count;
  return `<path d="M-20 ${y}${times(count, () => `q${short(reach / 2)}-${height} ${short(reach)} 0`)}V${frame.foot}H-20Z" fill="${paint}"/>`;
};
