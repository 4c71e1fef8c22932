package boardroom.games.itstartup.rules;

import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.engine.SilentPhase;

/** Section 6: the game is over and ranked. */
public final class End implements StartupPhase, SilentPhase<StartupState, StartupMove> {
    @Override
    public String id() {
        return "end";
    }

    @Override
    public Say refusal(StartupState r, int seat, StartupMove move) {
        return Refusals.gameOver();
    }

    @Override
    public Prompt prompt(StartupState r, int seat) {
        return Prompt.waiting("end", "6", Outcome.headline(r));
    }
}
