package boardroom.games.esopwars.rules;

import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Seat;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.rules.EsopMove.Bid;
import boardroom.games.esopwars.rules.EsopMove.LotMove;
import boardroom.games.esopwars.rules.EsopMove.Pass;
import boardroom.games.esopwars.rules.Units.Equity;

/** What the main auction says to each seat. */
public record MainAuctionWords(MainAuction auction) implements Words<EsopState, LotMove> {

    @Kind("prompt")
    sealed interface Asking extends Sentence {
        record OpenBidding(Employee card) implements Asking {}

        record OpenOrEndShort(Employee card) implements Asking {}

        record OpenOrBePlaced(Employee card) implements Asking {}

        record RaiseOrPass(Employee card) implements Asking {}

        /** Every card left is needed: without this one the desks stay open. */
        record OpenOrBeOut(Employee card) implements Asking {}

        record RaiseOrBeOut(Employee card) implements Asking {}

        record YouLead(Employee card, @Equity int amount) implements Asking {}

        record YouPassed(Employee card) implements Asking {}

        record OutOfReach(Employee card, @Equity int minimum) implements Asking {}

        record TeamFull() implements Asking {}

        record Asked(@Seat int seat, Employee card) implements Asking {}

        record OnTheBlock(Employee card) implements Asking {}

        record Leads(@Seat int seat, Employee card, @Equity int amount) implements Asking {}
    }

    @Kind("detail")
    sealed interface Detail extends Sentence {
        record Limit(
                @Equity int pool,
                @Equity int after,
                @Equity int limit,
                @Equity int kept,
                int hires) implements Detail {}

        record WholePool(@Equity int pool, @Equity int after) implements Detail {}

        record Spare(int cardsLeft, int desksOpen, int spare) implements Detail {}

        record TooFewCards(int cardsLeft, int desksOpen) implements Detail {}
    }

    @Kind("label")
    sealed interface Label extends Sentence {
        record Bid(@Equity int amount) implements Label {}

        record Pass() implements Label {}
    }

    // Who decides

    @Override
    public Line ask(EsopState s, int seat) {
        return Line.of(question(s, s.teams[seat]), limit(s, s.teams[seat]));
    }

    private Asking question(EsopState s, Team team) {
        Lot lot = s.bidding().lot();
        if (auction.isLastChance(s, team))
            return lot.hasBid() ? new Asking.RaiseOrBeOut(lot.card) : new Asking.OpenOrBeOut(lot.card);
        if (lot.hasBid()) return new Asking.RaiseOrPass(lot.card);
        if (auction.spare(s) > 0) return new Asking.OpenBidding(lot.card);
        return s.terms.placement() ? new Asking.OpenOrBePlaced(lot.card) : new Asking.OpenOrEndShort(lot.card);
    }

    private Detail limit(EsopState s, Team team) {
        int minimum = auction.raises().minimum(s.bidding().lot());
        int after = team.pool - auction.price(s, team, minimum);
        int hires = auction.bidLimit().hiresToCome(s.terms, team);
        if (hires == 0) return new Detail.WholePool(team.pool, after);
        return new Detail.Limit(
                team.pool, after, auction.limit(s, team), auction.bidLimit().kept(s.terms, team), hires);
    }

    // Who waits

    @Override
    public Line wait(EsopState s, int seat, Seats owing) {
        return Line.of(s.isSeat(seat) ? waiting(s, s.teams[seat]) : watching(s), spare(s));
    }

    private Sentence waiting(EsopState s, Team team) {
        Lot lot = s.bidding().lot();
        if (team.disqualified) return new OutOfTheGame.YouAreOut();
        if (!auction.hasOpenDesk(team)) return new Asking.TeamFull();
        if (lot.leader() == team.seat) return new Asking.YouLead(lot.card, lot.standingBid());
        if (s.bidding().hasPassed(team.seat)) return new Asking.YouPassed(lot.card);
        if (!auction.isEligible(s, team))
            return new Asking.OutOfReach(lot.card, auction.raises().minimum(lot));
        return watching(s);
    }

    private static Sentence watching(EsopState s) {
        Lot lot = s.bidding().lot();
        if (!s.terms.clock()) return new Asking.Asked(s.bidding().askedSeat(), lot.card);
        return lot.hasBid()
                ? new Asking.Leads(lot.leader(), lot.card, lot.standingBid())
                : new Asking.OnTheBlock(lot.card);
    }

    private Detail spare(EsopState s) {
        int spare = auction.spare(s);
        return spare < 0
                ? new Detail.TooFewCards(s.lotsLeft(), auction.openDesks(s))
                : new Detail.Spare(s.lotsLeft(), auction.openDesks(s), spare);
    }

    // The choices

    @Override
    public Sentence label(EsopState s, int seat, LotMove move) {
        return switch (move) {
            case Bid bid -> new Label.Bid(bid.amount());
            case Pass _ -> new Label.Pass();
        };
    }

    @Override
    public boolean isMain(EsopState s, int seat, LotMove move) {
        return move instanceof Bid bid
                && bid.amount() == auction.raises().minimum(s.bidding().lot());
    }

    @Override
    public Preview preview(EsopState s, int seat, LotMove move) {
        Team team = s.teams[seat];
        return switch (move) {
            case Bid bid -> Preview.of(PoolChange.to(team, team.pool - auction.price(s, team, bid.amount())));
            case Pass _ -> Preview.NOTHING;
        };
    }
}
