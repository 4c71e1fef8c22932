import { fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draggable } from '../../../pieces/dragging';
import { carrying } from './carrying';
import type { Planning } from './planning.svelte';

const [ADA, BOB] = [1, 2];

/** My plan: whom I hold, and which rooms are open to them. */
class Plan {
  picked: number | null = BOB;
  open = true;
  drag: unknown = null;
  pick = (engineer: number) => {
    this.picked = engineer;
  };
  point = vi.fn();
  place = vi.fn();
  putBack = vi.fn();
  entry = () => undefined;
  spot = () => ({ open: this.open });
}

let plan: Plan;
let ada: HTMLElement;
let room: HTMLElement;
let who: number;
let end: () => void;

beforeEach(() => {
  plan = new Plan();
  ada = document.createElement('button');
  room = document.createElement('div');
  room.dataset.action = 'code';
  document.body.append(ada, room);
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(room);
  who = ADA;
  end = draggable(() => carrying(plan as unknown as Planning, who))(ada) as () => void;
});
afterEach(() => {
  end();
  ada.remove();
  room.remove();
});

const at = (x: number) => ({ pointerId: 1, button: 0, clientX: x, clientY: 0 });
async function takeUp() {
  await fireEvent.pointerDown(ada, at(0));
  await fireEvent.pointerMove(window, at(60));
  expect(plan.drag).toEqual({ engineer: ADA, x: 60, y: 0 });
}

it('goes on through what others do, and puts down who was taken up', async () => {
  await takeUp();
  who = BOB;
  await fireEvent.pointerMove(window, at(80));
  expect(plan.drag).toEqual({ engineer: ADA, x: 80, y: 0 });
  await fireEvent.pointerUp(window, at(80));
  expect(plan.place).toHaveBeenCalledExactlyOnceWith('code');
});

it('puts nobody into a room that was taken meanwhile, but says why', async () => {
  await takeUp();
  plan.open = false;
  await fireEvent.pointerUp(window, at(80));
  expect(plan.place).not.toHaveBeenCalled();
  expect(plan.point).toHaveBeenLastCalledWith('code', true);
});

it.each(['pointerMove', 'pointerUp'] as const)(
  'puts nobody else down when who was held is out of my hands (%s)',
  async (next) => {
    await takeUp();
    plan.picked = BOB;
    await fireEvent[next](window, at(80));
    await fireEvent.pointerUp(window, at(80));
    expect(plan.place).not.toHaveBeenCalled();
    expect(plan.point).toHaveBeenLastCalledWith(null);
    expect(plan.drag).toBeNull();
  },
);
