import { describe, expect, it } from 'vitest';
import type { ShipPublicView } from '../types';
import { isOnTurn } from './turn';

const view = (phase: string, deciding: readonly number[]) =>
  ({ phase, companies: [0, 1, 2].map((seat) => ({ seat, decides: deciding.includes(seat) })) }) as ShipPublicView;

describe('a seat', () => {
  it.each([
    ['in turns: whoever places, though it is not me', 'turns', [1], 0, [1]],
    ['in turns: me, when I place', 'turns', [0], 0, [0]],
    ['in turns: whoever places, for a watcher', 'turns', [2], null, [2]],
    ['where all plan at once: me alone', 'opening', [0, 1, 2], 0, [0]],
    ['where all plan at once and I am ready: nobody', 'live', [1, 2], 0, []],
  ] as const)('is marked as on turn %s', (_, phase, deciding, mine, marked) => {
    const now = view(phase, deciding);
    expect([0, 1, 2].filter((seat) => isOnTurn(now, seat, mine))).toEqual(marked);
  });
});
