package boardroom.games.boss.rules;

import boardroom.engine.Seats;
import boardroom.engine.phases.HouseLine;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.boss.rules.BossMove.EventChoice;

/** What EventPhase says. */
public record EventWords(EventPhase phase) implements Words<BossState, EventChoice> {
    @Override
    public Line ask(BossState s, int seat) {
        return Line.of(new HouseLine.Waiting(Seats.NONE));
    }
}
