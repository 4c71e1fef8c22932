package boardroom.games.esopwars.rules;

import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.phases.HouseLine;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;

/** What a secret choice says: a question, then how many have chosen; who has chosen may choose again. */
abstract class SecretChoiceWords<M extends EsopMove> implements Words<EsopState, M> {
    private final SecretChoice<M> phase;

    SecretChoiceWords(SecretChoice<M> phase) {
        this.phase = phase;
    }

    /** For a team that has not chosen yet. */
    abstract Line question(EsopState s, Team team);

    /** For a team that has. */
    abstract Sentence answered(EsopState s, Team team, M choice);

    /** For a team that has no choice here, and for a watcher. */
    abstract Sentence watching();

    @Override
    public final Line ask(EsopState s, int seat) {
        M choice = phase.chosen(s, seat);
        return choice == null
                ? question(s, s.teams[seat])
                : Line.of(answered(s, s.teams[seat], choice), chosenSoFar(s));
    }

    @Override
    public final Line wait(EsopState s, int seat, Seats owing) {
        boolean out = s.isSeat(seat) && s.teams[seat].disqualified;
        return Line.of(out ? new OutOfTheGame.YouAreOut() : watching(), chosenSoFar(s));
    }

    private Sentence chosenSoFar(EsopState s) {
        int all = phase.may(s).count();
        return new HouseLine.ChosenSoFar(all - phase.owes(s).count(), all);
    }
}
