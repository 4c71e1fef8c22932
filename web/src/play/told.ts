import type { Typed } from '../wire/types';

interface Heard<E> {
  id: number;
  event: E;
}

/** Something that is shown in steps, one after the other. */
export interface Stage<S> {
  scene: S;
  steps: number;
}

/** What a board says of its scenes. */
export interface Order<S, E extends Typed> {
  /** The step of this scene that tells this event first; null: it tells nothing of it. `soFar` ends with the event. */
  stepFor(scene: S, event: E, soFar: readonly E[]): number | null;
  /** What comes when everything is shown. */
  afterwards: readonly E['type'][];
}

/**
 * How far the log may go in each step of each scene: the id of the last event told by then. What no scene tells comes
 * with what came before it.
 */
export function toldBy<S, E extends Typed>(
  stages: readonly Stage<S>[],
  batch: readonly Heard<E>[],
  { stepFor, afterwards }: Order<S, E>,
): number[][] {
  const before = (batch[0]?.id ?? 1) - 1;
  const told = stages.map(({ steps }) => Array.from({ length: steps }, () => before));
  let at: [scene: number, step: number] = [-1, 0];
  batch.forEach(({ id, event }, i) => {
    const soFar = batch.slice(0, i + 1).map((each) => each.event);
    if (afterwards.includes(event.type)) at = [stages.length, 0];
    stages.forEach(({ scene }, s) => {
      const step = stepFor(scene, event, soFar);
      if (step !== null && (s > at[0] || (s === at[0] && step > at[1]))) at = [s, step];
    });
    told.forEach((steps, s) => {
      steps.forEach((_, step) => {
        if (s > at[0] || (s === at[0] && step >= at[1])) steps[step] = id;
      });
    });
  });
  return told;
}
