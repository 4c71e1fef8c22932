import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import OnBoard from '../testing/OnBoard.svelte';
import { company, engineer, playOf } from '../testing/play';
import type { SpotView } from '../types';
import Slip from './Slip.svelte';

const warning = { key: 'detail.too-late', args: { actions: [{ card: 'research-ai' }], count: 1 } };
const spot = (more: Partial<SpotView> = {}): SpotView =>
  ({ action: 'research-ai', ai: false, open: true, aiCapacity: 1, points: 0, ...more }) as SpotView;

const slip = (planning: object) => {
  const odile = engineer(1, 'Odile', { rounds: 2 });
  const play = playOf({ companies: [company(0, { roster: [odile], decides: true })] });
  return render(OnBoard, { play, piece: Slip as never, given: { planning } }).container.textContent ?? '';
};
/** Somebody who is picked, and could go to a room. */
const picked = (here: SpotView, target: string | null) => ({
  picked: 1,
  target,
  canUseAi: true,
  prospect: { engineer: 1, aiDebt: 2, spots: [here] },
  entry: () => undefined,
  spot: (room: string) => (room === here.action ? here : undefined),
});

describe('the slip', () => {
  it('says what AI would leave after approach and theme, not what is printed', () => {
    expect(slip(picked(spot(), null))).toContain('+2 debt');
  });

  it('says how long the picked one has been with the company', () => {
    expect(slip(picked(spot(), null))).toContain('2 rounds with the company');
  });

  it('warns of a room that comes too late, and of no other', () => {
    expect(slip(picked(spot({ warning }), 'research-ai'))).toContain(
      'This is the last round: Research AI pays off only in a later one.',
    );
    expect(slip(picked(spot(), 'research-ai'))).not.toContain('last round');
  });

  it('warns of it still when everybody has a place', () => {
    const { figures: after } = company(0);
    const plan = { after, points: 0, warning, entries: [], bench: [] };
    expect(slip({ picked: null, decides: true, bench: [], entry: () => undefined, plan })).toContain('last round');
  });
});
