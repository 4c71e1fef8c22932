import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import box from '../../../../../games/src/main/resources/boxes/it-startup/box.json';
import { done } from '../../../play/testTable';
import { readTexts } from '../../../texts/sources';
import { Speaker } from '../../../texts/speaker';
import { setBoard, type StartupChoice, type StartupPlay } from '../board.svelte';
import { Peek } from '../../../pieces/peek.svelte';
import { setAround } from '../context';
import { Intent } from '../turn/intent.svelte';
import type { HandView } from '../types';
import HandCard from './HandCard.svelte';

const CARD = 'monster-bug#1';
const held = (): HandView => ({ card: CARD, cost: 1, price: 1, playable: true }) as HandView;
const at = (opponent: number) =>
  ({ move: { type: 'play-action', card: CARD, opponent }, label: { key: 'play' } }) as unknown as StartupChoice;
const endTurn = { move: { type: 'end-turn' }, label: { key: 'end' } } as unknown as StartupChoice;

/** A turn in which the card may be aimed at some offices. */
class Turn {
  choices = $state.raw<StartupChoice[]>([at(1), at(2), endTurn]);
  send = vi.fn(() => Promise.resolve(done));
  readonly play = this.#play();

  #play() {
    const choices = () => this.choices;
    return {
      box,
      own: { hand: [held()] },
      words: new Speaker(readTexts({ texts: {} })),
      prefs: { confirm: false },
      sending: false,
      connection: 'live',
      send: this.send,
      get prompt() {
        return { decision: 'turn-1-0-0', choices: choices() };
      },
    } as unknown as StartupPlay;
  }
}

let turn: Turn;
let intent: Intent;
let office: HTMLElement;
let rerender: (props: object) => Promise<void>;

beforeEach(() => {
  turn = new Turn();
  const InTheHand = ((anchor: never, props: never) => {
    const board = setBoard(turn.play);
    intent = new Intent(board);
    setAround({ intent, peek: new Peek() } as never);
    return HandCard(anchor, props);
  }) as unknown as Component<Record<string, unknown>>;
  const props = { held: held(), turn: 0, lower: 0, step: 120, tabbed: true, onarrow: () => undefined };
  ({ rerender } = render(InTheHand, { props, context: new Map() }));
  office = document.createElement('div');
  office.dataset.token = 'seat:2';
  document.body.append(office);
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(office);
  card().setPointerCapture = () => undefined;
});
afterEach(() => office.remove());

const card = () => screen.getByRole('button');
const point = (x: number) => ({ pointerId: 1, button: 0, clientX: x, clientY: 0 });
async function takeUp() {
  await fireEvent.pointerDown(card(), point(0));
  await fireEvent.pointerMove(card(), point(50));
  expect(intent.thing).toBe(CARD);
}
/** An update: the hand is told anew, though nothing in it has changed. */
async function hear(...choices: StartupChoice[]) {
  turn.choices = choices;
  await rerender({ held: held() });
  flushSync();
}

describe('a card that is being dragged', () => {
  it('stays in hand when an update arrives, and falls where it is let go', async () => {
    await takeUp();
    await hear(at(1), at(2), endTurn);
    expect(card().dataset.flying).toBe('');
    await fireEvent.pointerMove(card(), point(90));
    expect(card().style.transform).toContain('90px');
    await fireEvent.pointerUp(card(), point(90));
    expect(turn.send).toHaveBeenCalledExactlyOnceWith(at(2).move);
    expect(card().dataset.flying).toBeUndefined();
  });

  it('is not sent to whom it may no longer be aimed at', async () => {
    await takeUp();
    await fireEvent.pointerMove(card(), point(90));
    await hear(at(1), endTurn);
    await fireEvent.pointerUp(card(), point(90));
    expect(turn.send).not.toHaveBeenCalled();
    expect(intent.thing).toBeNull();
    expect(card().style.transform).toBe('');
  });

  it('goes back to the hand when the turn is over', async () => {
    await takeUp();
    await hear();
    await fireEvent.pointerMove(card(), point(90));
    expect(card().dataset.flying).toBeUndefined();
    await hear(at(1), at(2), endTurn);
    await fireEvent.pointerUp(card(), point(90));
    expect(turn.send).not.toHaveBeenCalled();
  });
});
