package boardroom.games.esopwars.rules;

import boardroom.engine.Arg;
import boardroom.engine.Event;
import boardroom.engine.Refusal;
import boardroom.engine.phases.SealedChoice;
import org.jspecify.annotations.Nullable;

/** Section 4, secret choices of the teams that are still in the game. */
abstract class SecretChoice<M extends EsopMove> extends SealedChoice<EsopState, M> {

    /** Why this active team can't choose this. */
    abstract @Nullable Refusal refuse(EsopState s, Team team, M move);

    @Override
    public final @Nullable Refusal refusal(EsopState s, int seat, M move) {
        Team team = s.teams[seat];
        return team.disqualified ? new OutOfTheGame.Disqualified() : refuse(s, team, move);
    }

    @Override
    protected final Event toldOf(int seat) {
        return new EsopEvent.ChoiceMade(new Arg.Seat(seat));
    }

    @Override
    protected final Event toldOfClock(int seat) {
        return new EsopEvent.TimedOut(new Arg.Seat(seat));
    }
}
