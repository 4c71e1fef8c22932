import type { Script } from '../../play/showing.svelte';
import type { Happening, Say } from '../board';
import { bidScenes } from './bids/scenes';
import { eventScenes } from './event/scenes';
import { chartScenes } from './organisation/scenes';
import { paydayScenes } from './payday/scenes';
import { productionScenes } from './production/scenes';
import type { BossEvent, BossView } from './types';

/** Something that is shown after it has happened: on which screen, in which steps, and which step tells which event. */
export interface Scene {
  /** The screen that draws it; it asks the board for `scene` and `step`. */
  screen: string;
  kind: string;
  /** When each step begins, and when it goes on by itself, in milliseconds at normal speed. */
  steps: readonly number[];
  end: number;
  /** The step that tells an event first, by its type. */
  tells: Readonly<Partial<Record<BossEvent['type'], number>>>;
  /** The same for one event, where its type does not say it. */
  stepOf?(event: BossEvent): number | null;
  /** What the bar says meanwhile. */
  said: { sentence: Say; detail?: Say };
}

/** What each screen has to show of an update, in the order of the phases. */
type Scenes = (batch: readonly Happening<BossEvent>[], after: BossView, before: BossView | null) => readonly Scene[];

const SCENES: readonly Scenes[] = [chartScenes, eventScenes, bidScenes, productionScenes, paydayScenes];

/** The scenes of all screens, at the person's own speed. */
export const scriptOf = (paced: (ms: number) => number): Script<Scene, BossView, BossEvent> => ({
  scenes: (batch, after, before) => SCENES.flatMap((scenes) => scenes(batch, after, before)),
  timing: ({ steps, end }) => ({ steps: steps.map(paced), end: paced(end) }),
  tells: { stepFor: ({ tells, stepOf }, event) => stepOf?.(event) ?? tells[event.type] ?? null, afterwards: [] },
});
