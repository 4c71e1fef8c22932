import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { mine } from '../prefs/mine.svelte';
import { defaults } from '../prefs/prefs';
import type { Choice } from '../wire/types';
import ActionBar from './ActionBar.svelte';
import { testTable } from './testTable';

const raise: Choice = { move: { type: 'raise' }, label: { key: 'raise' }, main: true };
const pass: Choice = { move: { type: 'pass' }, label: { key: 'pass' }, main: false };

function offer(...choices: Choice[]) {
  const { table, ask, moves } = testTable({ ask: '?', raise: 'Raise', pass: 'Pass', 'too-high': 'Above your limit.' });
  ask(choices);
  render(ActionBar, { play: table });
  return moves;
}

beforeEach(() => {
  Object.assign(mine, defaults);
});

describe('the choices in the bar', () => {
  it('are buttons that play their move, and number keys do the same', async () => {
    const moves = offer(raise, pass);
    await fireEvent.click(screen.getByRole('button', { name: /Pass/ }));
    expect(moves()).toEqual([pass.move]);
    await fireEvent.keyDown(window, { key: '1' });
    expect(moves()).toEqual([pass.move, raise.move]);
  });

  it('do nothing where they are refused, and say why', async () => {
    const moves = offer({ ...raise, refusal: { key: 'too-high' } });
    const button = screen.getByRole('button');
    await fireEvent.click(button);
    await fireEvent.keyDown(window, { key: '1' });
    expect(moves()).toEqual([]);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Above your limit.',
    );
  });

  it('are pressed twice by those who want to be asked', async () => {
    mine.confirm = true;
    const moves = offer(raise);
    await fireEvent.click(screen.getByRole('button'));
    expect(moves()).toEqual([]);
    expect(screen.getByText('press again')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button'));
    expect(moves()).toEqual([raise.move]);
  });

  it('leave number keys alone while somebody types', async () => {
    const moves = offer(raise);
    const field = document.createElement('input');
    document.body.append(field);
    await fireEvent.keyDown(field, { key: '1' });
    expect(moves()).toEqual([]);
    field.remove();
  });

  it('show no number where the person wants none', () => {
    mine.keys = false;
    offer(raise);
    expect(document.querySelector('kbd')).toBeNull();
  });
});
