import { expect, it } from 'vitest';
import { apart } from './pins';

it.each([
  ['far apart they stay', [0, 100, 300], [0, 100, 300]],
  ['on one moment they lie beside each other', [100, 100, 110], [100, 130, 160]],
  ['at the end they move back', [280, 290, 300], [240, 270, 300]],
  ['too many share the room', [150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150, 150], undefined],
  ['none is fine', [], []],
])('heads of pins: %s', (_, places, heads) => {
  const lying = apart(places, 30, 300);
  if (heads) expect(lying).toEqual(heads);
  for (const [i, head] of lying.entries()) {
    expect(head).toBeGreaterThanOrEqual(0);
    expect(head).toBeLessThanOrEqual(300);
    if (i > 0) expect(head - (lying[i - 1] ?? 0)).toBeGreaterThanOrEqual(25 - 1e-9);
  }
});
