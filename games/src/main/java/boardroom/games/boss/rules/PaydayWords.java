package boardroom.games.boss.rules;

import boardroom.engine.Seats;
import boardroom.engine.phases.HouseLine;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.boss.rules.BossMove.PayOrder;

/** What Payday says. */
public record PaydayWords(Payday phase) implements Words<BossState, PayOrder> {
    @Override
    public Line ask(BossState s, int seat) {
        return Line.of(new HouseLine.Waiting(Seats.NONE));
    }
}
