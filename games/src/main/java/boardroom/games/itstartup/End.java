package boardroom.games.itstartup;

import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.engine.SilentPhase;

/** Section 6: the game is over and ranked. */
final class End implements StartupPhase, SilentPhase<Race, StartupMove> {
    @Override
    public String id() {
        return "end";
    }

    @Override
    public Say refusal(Race r, int seat, StartupMove move) {
        return Refusals.gameOver();
    }

    @Override
    public Prompt prompt(Race r, int seat) {
        return Prompt.waiting("end", "6", Outcome.headline(r));
    }
}
