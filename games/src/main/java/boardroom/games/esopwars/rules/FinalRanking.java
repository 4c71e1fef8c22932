package boardroom.games.esopwars.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.phases.Silent;
import java.util.ArrayList;
import java.util.List;

/** Section 6: the game is over, and it is told who has won. */
public final class FinalRanking implements Silent<EsopState, EsopMove> {

    @Override
    public void open(EsopState s, Events events) {
        events.tell(() -> order(s));
        if (s.ending == EsopState.Ending.EXIT) tellTies(s, events);
        Team employer = s.terms.twoTitles() ? Ranking.bestEmployer(s) : null;
        if (employer != null)
            events.tell(new EsopEvent.BestEmployer(
                    new Arg.Seat(employer.seat), Units.valuation(Ranking.employeeValue(employer))));
    }

    /** Why one of two equals stands before the other. */
    private static void tellTies(EsopState s, Events events) {
        Team[] order = Ranking.of(s);
        for (int i = 1; i < order.length; i++) {
            Team ahead = order[i - 1];
            Team behind = order[i];
            if (behind.isActive() && Ranking.score(s, ahead) == Ranking.score(s, behind))
                events.tell(() -> new EsopEvent.TieBroken(
                        new Arg.Seat(ahead.seat),
                        new Arg.Seat(behind.seat),
                        Units.valuation(Ranking.score(s, ahead)),
                        Ranking.decidedBy(ahead, behind)));
        }
    }

    private static EsopEvent order(EsopState s) {
        Team[] order = Ranking.of(s);
        List<Arg.Seat> seats = new ArrayList<>();
        for (Team team : order) seats.add(new Arg.Seat(team.seat));
        return switch (s.ending) {
            case NO_WINNER -> new EsopEvent.NobodyWon(seats);
            case WALKOVER -> new EsopEvent.Walkover(seats.getFirst(), seats);
            case EXIT, NOT_YET ->
                new EsopEvent.GameEnded(seats.getFirst(), Units.valuation(Ranking.score(s, order[0])), seats);
        };
    }
}
