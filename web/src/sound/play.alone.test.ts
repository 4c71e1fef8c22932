import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mine } from '../prefs/mine.svelte';
import { allowSound, playSound } from './play';
import { recipes, type SoundName } from './sounds';

const played = vi.hoisted(() => vi.fn());
vi.mock('zzfx', () => ({
  ZZFX: { audioContext: { state: 'running' }, buildSamples: () => [0], playSamples: played },
}));

/** What was heard a moment ago is not played again: between two tests it is long. */
let now = 1e9;
beforeEach(() => {
  now += 1000;
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  played.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  mine.sound = true;
});

async function heard(name: SoundName, calls = false): Promise<number> {
  await playSound(name, calls);
  await vi.runAllTimersAsync();
  return played.mock.calls.length;
}

test('a page that nobody has touched is silent', async () => {
  expect(await heard('turn', true)).toBe(0);
});

test('once it was touched, a sound is played once, each of its notes, at my volume', async () => {
  allowSound();
  dispatchEvent(new Event('pointerdown'));
  expect(await heard('turn')).toBe(recipes.turn.length);
  expect(played).toHaveBeenLastCalledWith([[0]], mine.volume);
});

test('asked for twice in a moment it is heard once, and later again', async () => {
  await playSound('turn');
  expect(await heard('turn')).toBe(recipes.turn.length);
  now += 1000;
  expect(await heard('turn')).toBe(2 * recipes.turn.length);
});

test('behind other pages only what calls me back is heard', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(await heard('bid')).toBe(0);
  expect(await heard('turn', true)).toBe(recipes.turn.length);
});

test('who has silenced it hears nothing', async () => {
  mine.sound = false;
  expect(await heard('turn', true)).toBe(0);
});
