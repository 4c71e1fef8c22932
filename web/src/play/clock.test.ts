import { describe, expect, it } from 'vitest';
import { running } from './clock';

const told = { key: 'lot-7', seats: [0], left: 7600, total: 8000, startsIn: 0, running: true, calls: [] };

describe('a running clock', () => {
  it('goes on from what was told, down to nothing', () => {
    let now = 1000;
    const clock = running(told, () => now);
    expect(clock.now()).toBe(7600);
    now += 600;
    expect(clock.now()).toBe(7000);
    now += 60_000;
    expect(clock.now()).toBe(0);
  });

  it('waits before it starts', () => {
    let now = 0;
    const clock = running({ ...told, startsIn: 500 }, () => now);
    now = 400;
    expect(clock.now()).toBe(7600);
    now = 700;
    expect(clock.now()).toBe(7400);
  });

  it('stands still while the table is paused', () => {
    let now = 0;
    const clock = running({ ...told, running: false }, () => now);
    now = 5000;
    expect(clock.now()).toBe(7600);
  });
});
