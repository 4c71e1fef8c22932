import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import { testTable } from '../play/testTable';
import type { Chair } from '../wire/types';
import Place from './Place.svelte';
import WaitingBar from './WaitingBar.svelte';

/** A new table with the chairs of the old one; Jon sits on the second. */
function rematch(jon: boolean, host = true) {
  const { table, wire } = testTable({});
  const tell = (connected: boolean) => {
    const seats: Chair[] = [
      { seat: 0, kind: 'person', guest: 'g1', name: 'Mira', connected: true },
      { seat: 1, kind: 'person', guest: 'g2', name: 'Jon', connected },
    ];
    table.tableChanged({
      type: 'table',
      table: { ...table.table, stage: 'waiting', seats },
      you: { seats: [0], host, takeBack: [], askBack: [] },
    });
  };
  tell(jon);
  const onsit = () => undefined;
  render(WaitingBar, { live: table, onsit });
  render(Place, { live: table, seat: 1, team: '', onsit });
  return { wire, comes: () => tell(true) };
}

describe('a chair of the old table', () => {
  it('says that its person is not here yet, until they come', async () => {
    const { comes } = rematch(false);
    expect(screen.getByText('not here yet')).toBeTruthy();
    expect(screen.getByText('Jon is not here yet.')).toBeTruthy();
    comes();
    await tick();
    expect(screen.queryByText('not here yet')).toBeNull();
    expect(screen.getByText('here')).toBeTruthy();
    expect(screen.getByText('Everybody is here. Start the game.')).toBeTruthy();
  });

  it('is freed by the host, and the game can be started as it is', async () => {
    const { wire } = rematch(false);
    await fireEvent.click(screen.getByRole('button', { name: 'Free the chair of Jon' }));
    expect(wire.send).toHaveBeenLastCalledWith({ do: 'clear-seat', table: 't1', seat: 1 });
    await fireEvent.click(screen.getByRole('button', { name: 'Start the game' }));
    expect(wire.send).toHaveBeenLastCalledWith({ do: 'start', table: 't1' });
  });

  it('is nobody else’s to free', () => {
    rematch(false, false);
    expect(screen.getByText('not here yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Free/ })).toBeNull();
  });
});
