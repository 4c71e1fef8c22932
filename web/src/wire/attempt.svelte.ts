import { label } from '../texts/labels';
import { ApiError } from './api';

/** Why something did not come off, in the words of the house where it answered. */
export const whyNot = (error: unknown): string =>
  (error instanceof ApiError && error.message) || label('lost.unreachable');

/** What I ask of the house: one thing at a time, and why it did not come off. */
export class Attempt {
  busy = $state(false);
  problem = $state('');

  /** Nothing is asked while something is under way. */
  async at(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      await what();
    } catch (error) {
      this.problem = whyNot(error);
    }
    this.busy = false;
  }
}
