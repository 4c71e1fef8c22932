import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Happening } from '../games/board';
import { Showing, type Script } from './showing.svelte';

interface Event {
  type: 'bell' | 'race' | 'goal' | 'fireworks' | 'chat';
}
type Scene = { kind: 'race'; laps: number } | { kind: 'goal' };
interface View {
  laps: number;
}
type Told = Showing<Scene, View, Event, 'fireworks'>;

/** A race is shown lap by lap, each lap a second; then the goal. */
const script: Script<Scene, View, Event, 'fireworks'> = {
  scenes: (batch, { laps }) =>
    batch.flatMap(({ event, fresh }): Scene[] => {
      if (!fresh) return [];
      return event.type === 'race' ? [{ kind: 'race', laps }] : event.type === 'goal' ? [{ kind: 'goal' }] : [];
    }),
  timing: (scene) =>
    scene.kind === 'race'
      ? { steps: Array.from({ length: scene.laps }, (_, i) => i * 1000), end: scene.laps * 1000 + 500 }
      : { steps: [0], end: 2000 },
  catchUp: ({ laps }) => [{ kind: 'race', laps }],
};

let hear: (batch: Happening<Event>[], before: View | null, after: View) => void;
let play: { clock: { startsIn: number } | null; view: View; holding: boolean; listen: (hearer: never) => () => void };
let end: () => void;

function begin(over: Partial<typeof script> = {}): Told {
  let showing: Told | undefined;
  end = $effect.root(() => {
    showing = new Showing(play as never, { ...script, ...over });
  });
  flushSync();
  if (!showing) throw new Error('nothing is shown');
  return showing;
}
const happens = (types: Event['type'][], laps = 3, fresh = true) =>
  hear(
    types.map((type, i) => ({ id: i + 1, n: 1, event: { type }, fresh })),
    null,
    { laps },
  );

beforeEach(() => {
  vi.useFakeTimers();
  play = {
    clock: null,
    view: { laps: 2 },
    holding: false,
    listen: (hearer: never) => {
      hear = hearer;
      return () => undefined;
    },
  };
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

it('shows what happened scene by scene and step by step, and holds the end up as long', () => {
  const showing = begin();
  expect(showing.scene).toBeNull();
  happens(['race', 'goal']);
  expect(showing.scene).toMatchObject({ kind: 'race', laps: 3 });
  expect(showing.next).toMatchObject({ kind: 'goal' });
  expect(play.holding).toBe(true);
  vi.advanceTimersByTime(2100);
  expect(showing.step).toBe(2);
  vi.advanceTimersByTime(1500);
  expect(showing.scene).toMatchObject({ kind: 'goal' });
  expect(showing.step).toBe(0);
  vi.advanceTimersByTime(2000);
  expect(showing.scene).toBeNull();
  expect(play.holding).toBe(false);
});

it('shows what comes meanwhile when its turn has come', () => {
  const showing = begin();
  happens(['race']);
  vi.advanceTimersByTime(1100);
  happens(['goal']);
  expect(showing.scenes).toMatchObject([{ kind: 'race' }, { kind: 'goal' }]);
  expect(showing.step).toBe(1);
});

it('shows nothing of what was only caught up on', () => {
  const showing = begin();
  happens(['race'], 3, false);
  expect(showing.scene).toBeNull();
});

it('shows the last scene to whoever comes back while the table still pauses for it', () => {
  play.clock = { startsIn: 800 };
  const showing = begin();
  expect(showing.scene).toMatchObject({ kind: 'race', laps: 2 });
  vi.advanceTimersByTime(2500);
  expect(showing.scene).toBeNull();
});

it('goes on at once when it is told to', () => {
  const showing = begin();
  happens(['race', 'goal']);
  showing.skip();
  expect(showing.scene).toMatchObject({ kind: 'goal' });
  happens(['race']);
  showing.finish();
  expect(showing.scene).toBeNull();
  expect(play.holding).toBe(false);
});

it('lets the motion run out for somebody who lingers, and then waits', () => {
  const showing = begin();
  happens(['race']);
  showing.linger();
  vi.advanceTimersByTime(60_000);
  expect(showing.step).toBe(2);
  expect(showing.scene).not.toBeNull();
  expect(showing.paused).toBe(true);
});

it('stands still when it is paused, and goes on from there', () => {
  const showing = begin();
  happens(['race']);
  vi.advanceTimersByTime(1100);
  showing.pause();
  vi.advanceTimersByTime(60_000);
  expect(showing.step).toBe(1);
  showing.resume();
  expect(showing.total).toBe(2500);
  vi.advanceTimersByTime(1000);
  expect(showing.step).toBe(2);
  vi.advanceTimersByTime(1500);
  expect(showing.scene).toBeNull();
});

it('is looked through step by step, forward into the next scene', () => {
  const showing = begin();
  happens(['race', 'goal']);
  showing.to(99);
  expect(showing.step).toBe(2);
  showing.to(-1);
  expect(showing.step).toBe(0);
  showing.forward();
  expect(showing.step).toBe(1);
  showing.to(2);
  showing.forward();
  expect(showing.scene).toMatchObject({ kind: 'goal' });
});

it('begins its motion anew when it is seen again, and waits at its end', () => {
  const showing = begin();
  happens(['race']);
  const run = showing.run;
  vi.advanceTimersByTime(2100);
  showing.again();
  expect(showing.step).toBe(0);
  expect(showing.run).toBeGreaterThan(run);
  vi.advanceTimersByTime(60_000);
  expect(showing.step).toBe(2);
  expect(showing.scene).not.toBeNull();
});

it('drops what is worth nothing any more', () => {
  const showing = begin({ stale: (scene, { laps }) => scene.kind === 'race' && laps === 0 });
  happens(['race', 'goal']);
  happens(['chat'], 3);
  expect(showing.scene).toMatchObject({ kind: 'race' });
  happens(['chat'], 0);
  expect(showing.scene).toMatchObject({ kind: 'goal' });
  vi.advanceTimersByTime(2000);
  expect(showing.scene).toBeNull();
});

const tells: (typeof script)['tells'] = {
  stepFor: (scene, { type }) => {
    if (scene === 'fireworks') return type === 'fireworks' ? 1 : null;
    return type === scene.kind ? (scene.kind === 'race' ? 2 : 0) : null;
  },
  afterwards: ['chat'],
};

it('lets the log follow: what is told comes with its step, the rest with what came before', () => {
  const showing = begin({ tells });
  expect(showing.told).toBeNull();
  happens(['bell', 'race', 'goal', 'chat']);
  expect(showing.told).toBe(1);
  vi.advanceTimersByTime(2100);
  expect(showing.told).toBe(2);
  showing.skip();
  expect(showing.told).toBe(3);
  showing.skip();
  expect(showing.told).toBeNull();
});

it('takes nothing back when something is shown again', () => {
  const showing = begin({ tells });
  showing.recall([{ kind: 'goal' }]);
  expect(showing.scene).toMatchObject({ kind: 'goal' });
  expect(showing.told).toBeNull();
});

it('lets the log wait for what the board plays by itself in the end', () => {
  const showing = begin({ tells, finale: () => ({ scene: 'fireworks', steps: 3 }) });
  happens(['goal', 'fireworks']);
  showing.skip();
  expect(showing.told).toBe(1);
  showing.finaleAt(1);
  expect(showing.told).toBe(2);
  showing.finaleAt(2);
  expect(showing.told).toBeNull();
});

it('shows nothing to somebody who skips: what is shown ends, and what comes is not shown', () => {
  const skipping = $state({ on: false });
  Object.assign(play, { skipping });
  const showing = begin();
  happens(['race']);
  expect(showing.scene).not.toBeNull();
  skipping.on = true;
  flushSync();
  expect(showing.scene).toBeNull();
  expect(play.holding).toBe(false);
  happens(['race', 'goal']);
  expect(showing.scene).toBeNull();
  expect(showing.told).toBeNull();
});
