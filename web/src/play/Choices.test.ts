import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mine } from '../prefs/mine.svelte';
import { defaults } from '../prefs/prefs';
import { readTexts } from '../texts/sources';
import { Speaker } from '../texts/speaker';
import type { Answer, Choice } from '../wire/types';
import Choices from './Choices.svelte';
import type { LiveTable } from './live.svelte';

const words = new Speaker(readTexts({ texts: { raise: 'Raise', pass: 'Pass', 'too-high': 'Above your limit.' } }));
const raise: Choice = { move: { type: 'raise' }, label: { key: 'raise' }, main: true };
const pass: Choice = { move: { type: 'pass' }, label: { key: 'pass' }, main: false };
const done: Answer = { type: 'answer', id: 'c', ok: true };

const play = (choices: Choice[], send = vi.fn(() => Promise.resolve(done))) =>
  ({
    prompt: { decision: 'lot-7', rule: '4.1', sentence: { key: 'x' }, choices },
    board: {},
    words,
    prefs: mine,
    sending: false,
    connection: 'live',
    refused: null,
    send,
  }) as unknown as LiveTable & { send: typeof send };

beforeEach(() => {
  Object.assign(mine, defaults);
});

describe('the choices in the bar', () => {
  it('are buttons that play their move, and number keys do the same', async () => {
    const game = play([raise, pass]);
    render(Choices, { play: game, pointed: null });
    await fireEvent.click(screen.getByRole('button', { name: /Pass/ }));
    expect(game.send).toHaveBeenLastCalledWith({ type: 'pass' });
    await fireEvent.keyDown(window, { key: '1' });
    expect(game.send).toHaveBeenLastCalledWith({ type: 'raise' });
    expect(game.send).toHaveBeenCalledTimes(2);
  });

  it('do nothing where they are refused, and say why', async () => {
    const game = play([{ ...raise, refusal: { key: 'too-high' } }]);
    render(Choices, { play: game, pointed: null });
    const button = screen.getByRole('button');
    await fireEvent.click(button);
    await fireEvent.keyDown(window, { key: '1' });
    expect(game.send).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Above your limit.',
    );
  });

  it('are pressed twice by those who want to be asked', async () => {
    mine.confirm = true;
    const game = play([raise]);
    render(Choices, { play: game, pointed: null });
    await fireEvent.click(screen.getByRole('button'));
    expect(game.send).not.toHaveBeenCalled();
    expect(screen.getByText('press again')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button'));
    expect(game.send).toHaveBeenCalledOnce();
  });

  it('leave number keys alone while somebody types', async () => {
    const game = play([raise]);
    render(Choices, { play: game, pointed: null });
    const field = document.createElement('input');
    document.body.append(field);
    await fireEvent.keyDown(field, { key: '1' });
    expect(game.send).not.toHaveBeenCalled();
    field.remove();
  });

  it('show no number where the person wants none', () => {
    mine.keys = false;
    render(Choices, { play: play([raise]), pointed: null });
    expect(document.querySelector('kbd')).toBeNull();
  });
});
