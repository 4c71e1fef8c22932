package boardroom.games.boss.rules;

import boardroom.engine.Seats;
import boardroom.engine.phases.HouseLine;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.boss.rules.BossMove.Production;

/** What ProductionPhase says. */
public record ProductionWords(ProductionPhase phase) implements Words<BossState, Production> {
    @Override
    public Line ask(BossState s, int seat) {
        return Line.of(new HouseLine.Waiting(Seats.NONE));
    }
}
