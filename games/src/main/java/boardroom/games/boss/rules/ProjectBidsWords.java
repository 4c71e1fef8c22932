package boardroom.games.boss.rules;

import boardroom.engine.Seats;
import boardroom.engine.phases.HouseLine;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.boss.rules.BossMove.ProjectBid;

/** What ProjectBids says. */
public record ProjectBidsWords(ProjectBids phase) implements Words<BossState, ProjectBid> {
    @Override
    public Line ask(BossState s, int seat) {
        return Line.of(new HouseLine.Waiting(Seats.NONE));
    }
}
