import type { Drawing } from '../../drawing';
import { disc, put, shape, short } from '../../pen';

const moon =
  disc(60, 60, 46, '#f3e6c4') +
  shape('#d9c698', 'M60 14a46 46 0 0 1 0 92c20-20 20-72 0-92Z') +
  disc(44, 48, 8, '#d9c698') +
  disc(52, 80, 6, '#d9c698') +
  disc(74, 70, 9, '#c4ae7c') +
  disc(30, 68, 4, '#d9c698');

/** A share of a project as a slice of the moon, from 0 to 1. */
export function share(part: number): Drawing {
  const turn = Math.min(part, 0.999) * 2 * Math.PI;
  const rim = `${short(60 + 46 * Math.sin(turn))} ${short(60 - 46 * Math.cos(turn))}`;
  const slice = shape('var(--accent)', `M60 60V14A46 46 0 ${part > 0.5 ? 1 : 0} 1 ${rim}Z`);
  const out = put(short(9 * Math.sin(turn / 2)), short(-9 * Math.cos(turn / 2)), 1, slice);
  return { box: '0 0 120 120', shapes: moon + (part > 0 ? out : '') };
}
