package boardroom.games.boss.rules;

import boardroom.engine.Seats;
import boardroom.engine.phases.HouseLine;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.boss.rules.BossMove.Dealing;

/** What Deals says. */
public record DealsWords(Deals phase) implements Words<BossState, Dealing> {
    @Override
    public Line ask(BossState s, int seat) {
        return Line.of(new HouseLine.Waiting(Seats.NONE));
    }
}
