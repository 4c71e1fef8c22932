import { expect, test, vi } from 'vitest';
import { depart, dropping } from './motion';

function thing() {
  const animate = vi.fn(() => ({ finished: Promise.resolve() }));
  return { animate, element: { animate } as unknown as HTMLElement };
}

test('goods fall one after the other', () => {
  const { animate, element } = thing();

  dropping(() => ({ ms: 240, nth: 2, apart: 120 }))(element);

  expect(animate).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ duration: 240, delay: 240 }));
});

test('a transport is on its way until it is gone', async () => {
  const { animate, element } = thing();

  await depart(element, 'air', 600);

  expect(animate).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ duration: 600 }));
});

test('nothing moves where the board gives no time', async () => {
  const { animate, element } = thing();

  dropping(() => ({ ms: 0, nth: 3, apart: 0 }))(element);
  await depart(element, 'rail', 0);

  expect(animate).not.toHaveBeenCalled();
});
