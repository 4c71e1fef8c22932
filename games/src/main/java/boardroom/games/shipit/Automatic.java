package boardroom.games.shipit;

import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.engine.SilentPhase;

/** A phase nobody decides anything in. */
abstract class Automatic implements ShipPhase, SilentPhase<ShipState, ShipMove> {
    @Override
    public Say refusal(ShipState s, int seat, ShipMove move) {
        return Refusals.notInThisPhase();
    }

    @Override
    public Prompt prompt(ShipState s, int seat) {
        return Prompt.waiting(id(), "4", Sentences.watch());
    }
}
