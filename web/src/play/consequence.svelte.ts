import type { Play } from '../games/board';
import type { Preview, Refused, Typed } from '../wire/types';

/** What the move in mind would do, as the table stands now: each update ends what was known, and it is asked for again. */
export class Consequence<M extends Typed> {
  preview = $state.raw<Preview | null>(null);
  refused = $state.raw<Refused | null>(null);

  /** `asked` gives the move, or null for none. */
  constructor(play: Pick<Play<never, never, M>, 'preview' | 'update'>, asked: () => M | null) {
    $effect(() => {
      void play.update;
      const move = asked();
      this.preview = null;
      this.refused = null;
      if (!move) return;
      let wanted = true;
      void play.preview(move).then((answer) => {
        if (!wanted) return;
        if ('changes' in answer) this.preview = answer;
        else if (answer.text) this.refused = answer;
      });
      return () => (wanted = false);
    });
  }
}
