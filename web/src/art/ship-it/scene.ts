import type { Drawing } from '../drawing';
import { print } from '../print';
import type { Ground } from './ground';
import { unknown } from './unknown';

/** What is drawn in a window of 160 by 96; the subject stays in its middle, so that a round window works too. */
export interface Scene {
  readonly ground: Ground;
  readonly shapes: string;
}

export const scene = (ground: Ground, shapes: string): Scene => ({ ground, shapes });

const onGround = ({ ground, shapes }: Scene): Drawing => ({
  box: '0 0 160 96',
  fit: 'xMidYMax slice',
  shapes: `${print(ground, 160, 96, 0.5)}<circle fill="var(--halo)" cx="80" cy="50" r="42"/>${shapes}`,
});

/** Pictures by id; what somebody added to the box gets the box nobody has opened yet. */
export function collection(scenes: Readonly<Record<string, Scene>>) {
  const of = (id: string): Scene => scenes[id] ?? scene('knowledge', unknown);
  return {
    picture: (id: string): Drawing => onGround(of(id)),
    ground: (id: string): Ground => of(id).ground,
  };
}
