import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { mine } from '../prefs/mine.svelte';
import { defaults } from '../prefs/prefs';
import type { Answer } from '../wire/types';
import Acts, { type Act } from './Acts.svelte';
import { done, testTable } from './testTable';

const texts = { ask: '?' };
const button = (name: string) => screen.getByRole('button', { name: new RegExp(name) });

beforeEach(() => {
  Object.assign(mine, defaults);
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('shows what is on its way on the button that was pressed', async () => {
  const { table, wire, ask } = testTable(texts);
  ask([]);
  let answer: (answer: Answer) => void = () => undefined;
  wire.send.mockReturnValueOnce(new Promise<Answer>((resolve) => (answer = resolve)));
  const send = (type: string) => () => void table.send({ type });
  const acts: Act[] = [
    { id: 'pass', label: 'Pass', do: send('pass') },
    { id: 'bid', label: 'Bid', kind: 'main', do: send('bid') },
  ];
  render(Acts, { play: table, acts });
  await fireEvent.click(button('Pass'));
  expect(button('Pass').getAttribute('aria-busy')).toBe('true');
  expect(button('Bid').getAttribute('aria-busy')).toBeNull();
  await fireEvent.click(button('Bid'));
  expect(wire.send).toHaveBeenCalledTimes(1);
  answer(done);
});

it('shows nothing on its way on a button when a move was made on the board', async () => {
  const { table, wire, ask } = testTable(texts);
  ask([]);
  wire.send.mockReturnValueOnce(new Promise<Answer>(() => undefined));
  render(Acts, { play: table, acts: [{ id: 'bid', label: 'Bid', kind: 'main', do: () => undefined }] });
  void table.send({ type: 'pick' });
  await tick();
  expect(button('Bid').getAttribute('aria-busy')).toBeNull();
});

it('asks again where others changed the label under the finger, not where my own hand did', async () => {
  const { table, ask } = testTable(texts);
  ask([]);
  const pressed = vi.fn();
  const bid = (price: number): Act[] => [{ id: 'bid', label: `Bid ${price}`, kind: 'main', do: pressed }];
  const { rerender } = render(Acts, { play: table, acts: bid(2) });
  await rerender({ acts: bid(3) });
  await fireEvent.click(button('Bid 3'));
  expect(pressed).toHaveBeenCalledTimes(1);

  ask([]);
  await rerender({ acts: bid(4) });
  await fireEvent.click(button('Bid 4'));
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(screen.getByText('just changed: press again')).toBeTruthy();
  await fireEvent.click(button('Bid 4'));
  expect(pressed).toHaveBeenCalledTimes(2);
});
