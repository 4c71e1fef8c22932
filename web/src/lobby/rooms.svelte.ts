import { me } from '../guest/guest.svelte';
import { router } from '../router/router.svelte';
import { tablePath } from '../router/route';
import { label } from '../texts/labels';
import { api } from '../wire/api';
import { whyNot } from '../wire/attempt.svelte';
import { wire } from '../wire/connect';
import type { Table } from '../wire/types';
import { lobby } from './lobbyWatch.svelte';

/** Whether its host may delete it: before the start, or where nobody else has a seat. */
export const deletable = (table: Table, guest: string | null): boolean =>
  guest !== null &&
  table.host === guest &&
  (table.stage === 'waiting' || table.seats.every((chair) => !chair.guest || chair.guest === guest));

/** What can be done to tables from the lobby; what the house says to it when it says no. */
export class Rooms {
  problem = $state('');
  /** The table I am about to sit down at. */
  sitting = $state<string | null>(null);
  /** The table I was asked about before it is deleted. */
  doomed = $state.raw<{ table: Table; title: string } | null>(null);

  async #do(what: (token: string) => Promise<void>): Promise<boolean> {
    this.problem = '';
    try {
      await me.arrive();
      await what(me.token ?? '');
      await lobby.look();
      return true;
    } catch (error) {
      this.problem = whyNot(error);
      await lobby.look();
      return false;
    }
  }

  hide = (table: string): Promise<boolean> => this.#do((token) => api.hide(token, table));
  show = (table: string): Promise<boolean> => this.#do((token) => api.unhide(token, table));

  askToDelete(table: Table, title: string): void {
    this.doomed = { table, title };
  }

  async delete(): Promise<void> {
    const doomed = this.doomed;
    this.doomed = null;
    if (doomed) await this.#do((token) => api.deleteTable(token, doomed.table.id));
  }

  /** Takes the first free chair, and goes there. */
  async sit(table: Table): Promise<void> {
    const chair = table.seats.find(({ kind }) => kind === 'open');
    if (!chair || this.sitting) return;
    this.problem = '';
    this.sitting = table.id;
    try {
      await me.arrive();
      wire.start();
      const answer = await wire.send({ do: 'sit', table: table.id, seat: chair.seat });
      if (answer.ok) router.go(tablePath(table.id));
      else this.problem = answer.text || label('lost.unreachable');
    } catch {
      this.problem = label('lost.unreachable');
    }
    this.sitting = null;
    if (this.problem) await lobby.look();
  }
}
