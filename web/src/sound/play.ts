import { mine } from '../prefs/mine.svelte';
import { recipes, type SoundName } from './sounds';

type Synth = typeof import('zzfx').ZZFX;

let synth: Promise<Synth> | null = null;
const samples = new Map<SoundName, number[][]>();
const lastAt = new Map<SoundName, number>();

/** Browsers let a page sound only after somebody touched it: until then nothing is even loaded. */
export function allowSound(): () => void {
  const touched = () => {
    stop();
    synth = import('zzfx').then(({ ZZFX }) => ZZFX);
  };
  const stop = () => {
    removeEventListener('pointerdown', touched);
    removeEventListener('keydown', touched);
  };
  addEventListener('pointerdown', touched);
  addEventListener('keydown', touched);
  return stop;
}

/** Plays a sound unless it is silenced or was heard a moment ago; behind other pages only what calls the person back. */
export async function playSound(name: SoundName, calls = false): Promise<void> {
  if (!synth || !mine.sound || mine.volume === 0 || (document.hidden && !calls)) return;
  const now = performance.now();
  if (now - (lastAt.get(name) ?? -1000) < 90) return;
  lastAt.set(name, now);
  const zzfx = await synth;
  if (zzfx.audioContext.state === 'suspended') await zzfx.audioContext.resume();
  const notes = recipes[name];
  const made = samples.get(name) ?? notes.map(({ recipe }) => zzfx.buildSamples(...recipe));
  samples.set(name, made);
  notes.forEach(({ at }, i) => {
    const note = made[i];
    if (note) setTimeout(() => zzfx.playSamples([note], mine.volume), at * 1000);
  });
}
