package boardroom.games.boss.rules;

import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.UnitName;
import boardroom.engine.phases.HouseLine;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.boss.rules.BossMove.ProjectBid;

/** What a bid for projects is asked and what it leaves. */
public record ProjectBidsWords(ProjectBids phase) implements Words<BossState, ProjectBid> {
    @Kind("prompt")
    record ProjectBidding(@UnitName(Units.CASH) int cash) implements Sentence {}

    @Kind("choice")
    record ProjectBidOf(@UnitName(Units.CASH) int cash) implements Sentence {}

    @Override
    public Line ask(BossState s, int seat) {
        return Line.of(new ProjectBidding(phase.projects().freeCash(s, s.companies[seat])));
    }

    @Override
    public Line wait(BossState s, int seat, Seats owing) {
        return Line.of(new HouseLine.Waiting(owing), new HouseLine.ChosenSoFar(s.seats() - owing.count(), s.seats()));
    }

    @Override
    public Sentence label(BossState s, int seat, ProjectBid move) {
        return move.cash() == 0 ? new HiringBidsWords.Label.BidNothing() : new ProjectBidOf(move.cash());
    }

    @Override
    public boolean isMain(BossState s, int seat, ProjectBid move) {
        return move.equals(phase.proposed(s, seat));
    }

    @Override
    public Preview preview(BossState s, int seat, ProjectBid move) {
        Company company = s.companies[seat];
        int after = phase.projects().cashAfterPayday(s, company);
        return new Changes()
                .of(new Changes.Figure.Cash(), Units.CASH, company.cash, company.cash - move.cash())
                .of(new Changes.Figure.Payday(), Units.CASH, after, after - move.cash())
                .preview();
    }

    /** What is sealed counts as done in what its owner sees. */
    @Override
    public boolean showsThen(ProjectBid move) {
        return true;
    }
}
