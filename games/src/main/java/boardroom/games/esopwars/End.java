package boardroom.games.esopwars;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.engine.SilentPhase;
import java.util.ArrayList;
import java.util.List;

/** Section 6: the game is over and ranked. */
final class End implements EsopPhase, SilentPhase<Market, EsopMove> {
    private final Ranking ranking;

    End(Ranking ranking) {
        this.ranking = ranking;
    }

    @Override
    public String id() {
        return "end";
    }

    @Override
    public void open(Market m, Events events) {
        if (!events.listening()) return;
        Team[] order = ranking.of(m);
        List<Arg.Seat> seats = new ArrayList<>();
        for (Team team : order) seats.add(new Arg.Seat(team.seat));
        switch (m.ending) {
            case NO_WINNER -> events.tell(new EsopEvent.NobodyWon(seats));
            case WALKOVER -> events.tell(new EsopEvent.Walkover(seats.getFirst(), seats));
            case EXIT, NOT_YET ->
                events.tell(
                        new EsopEvent.GameEnded(seats.getFirst(), Units.valuation(ranking.score(m, order[0])), seats));
        }
        Team employer = ranking.bestEmployer(m);
        if (m.terms.twoTitles() && employer != null)
            events.tell(new EsopEvent.BestEmployer(
                    new Arg.Seat(employer.seat), Units.valuation(Ranking.employeeValue(employer))));
    }

    @Override
    public Say refusal(Market m, int seat, EsopMove move) {
        return Refusals.gameOver();
    }

    @Override
    public Prompt prompt(Market m, int seat) {
        return Prompt.waiting("end", "6", ranking.headline(m));
    }
}
