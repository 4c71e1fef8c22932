package boardroom.games.boss.rules;

import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.UnitName;
import boardroom.engine.phases.HouseLine;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.boss.rules.BossMove.HiringBid;

/** What a bid for people is asked and what it leaves. */
public record HiringBidsWords(HiringBids phase) implements Words<BossState, HiringBid> {
    @Kind("prompt")
    record HiringBidding(
            @UnitName(Units.CASH) int cash,
            @UnitName(Units.TIME) int time) implements Sentence {}

    @Kind("choice")
    sealed interface Label extends Sentence {
        record HiringBid(
                @UnitName(Units.CASH) int cash,
                @UnitName(Units.TIME) int time) implements Label {}

        record BidNothing() implements Label {}
    }

    @Override
    public Line ask(BossState s, int seat) {
        Company company = s.companies[seat];
        return Line.of(new HiringBidding(phase.projects().freeCash(s, company), ProjectRules.freeTime(company)));
    }

    @Override
    public Line wait(BossState s, int seat, Seats owing) {
        return Line.of(new HouseLine.Waiting(owing), new HouseLine.ChosenSoFar(s.seats() - owing.count(), s.seats()));
    }

    @Override
    public Sentence label(BossState s, int seat, HiringBid move) {
        return move.equals(HiringBid.NOTHING) ? new Label.BidNothing() : new Label.HiringBid(move.cash(), move.time());
    }

    @Override
    public boolean isMain(BossState s, int seat, HiringBid move) {
        return move.equals(phase.proposed(s, seat));
    }

    /** The T are gone only if somebody is hired. */
    @Override
    public Preview preview(BossState s, int seat, HiringBid move) {
        Company company = s.companies[seat];
        int free = ProjectRules.freeTime(company);
        int after = phase.projects().cashAfterPayday(s, company);
        return new Changes()
                .of(new Changes.Figure.Cash(), Units.CASH, company.cash, company.cash - move.cash())
                .of(new Changes.Figure.FreeTime(), Units.TIME, free, free - move.time())
                .of(new Changes.Figure.Payday(), Units.CASH, after, after - move.cash())
                .preview();
    }

    /** What is sealed counts as done in what its owner sees. */
    @Override
    public boolean showsThen(HiringBid move) {
        return true;
    }
}
