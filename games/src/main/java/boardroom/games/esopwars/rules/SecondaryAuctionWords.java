package boardroom.games.esopwars.rules;

import boardroom.engine.Change;
import boardroom.engine.Kind;
import boardroom.engine.Piles;
import boardroom.engine.Preview;
import boardroom.engine.Seat;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.rules.EsopMove.Bid;
import boardroom.games.esopwars.rules.EsopMove.PassAll;
import boardroom.games.esopwars.rules.EsopMove.SwapMove;
import boardroom.games.esopwars.rules.Units.Equity;
import java.util.ArrayList;
import java.util.List;

/** What the second auction says to each seat. */
public final class SecondaryAuctionWords implements Words<EsopState, SwapMove> {
    private final SecondaryAuction auction;
    private final InEachMarket inEachMarket;

    @Kind("prompt")
    sealed interface Asking extends Sentence {
        record BidOnOneLot() implements Asking {}

        record YouLeadALot(Employee card, @Equity int amount) implements Asking {}

        record YouPassedAll() implements Asking {}

        record AskedForALot(@Seat int seat) implements Asking {}

        record AllLotsOpen(int lots, int free) implements Asking {}
    }

    @Kind("detail")
    sealed interface Detail extends Sentence {
        record Free(@Equity int pool, Employee card, @Equity int price) implements Detail {}

        record Leading() implements Detail {}

        /** These could still take the lot. */
        record LeadingAmong(Seats seats) implements Detail {}

        record PassedAll() implements Detail {}
    }

    @Kind("label")
    sealed interface Label extends Sentence {
        record BidFor(Employee card, @Equity int amount) implements Label {}
    }

    public SecondaryAuctionWords(SecondaryAuction auction) {
        this.auction = auction;
        this.inEachMarket = new InEachMarket(auction.box);
    }

    @Override
    public Line ask(EsopState s, int seat) {
        Team team = s.teams[seat];
        Employee given = auction.asItStands(s, seat);
        if (given == null) return Line.of(new Asking.BidOnOneLot());
        int price = auction.price(s, team, auction.box.constants().openingBid());
        return Line.of(new Asking.BidOnOneLot(), new Detail.Free(team.pool, given, price));
    }

    @Override
    public Line wait(EsopState s, int seat, Seats owing) {
        if (s.isSeat(seat)) {
            if (s.teams[seat].disqualified) return Line.of(new OutOfTheGame.YouAreOut());
            Lot led = SecondaryAuction.ledBy(s, seat);
            if (led != null)
                return Line.of(
                        new Asking.YouLeadALot(led.card, led.standingBid()), leading(auction.outbidders(s, led)));
            if (s.bidding().hasPassed(seat)) return Line.of(new Asking.YouPassedAll(), new Detail.PassedAll());
        }
        return Line.of(
                s.terms.clock()
                        ? new Asking.AllLotsOpen(s.bidding().lots.length, Integer.bitCount(auction.free(s)))
                        : new Asking.AskedForALot(s.bidding().askedSeat()));
    }

    private static Detail leading(Seats outbidders) {
        return outbidders.isEmpty() ? new Detail.Leading() : new Detail.LeadingAmong(outbidders);
    }

    @Override
    public Sentence label(EsopState s, int seat, SwapMove move) {
        return switch (move) {
            case Bid bid -> new Label.BidFor(lot(s, bid).card, bid.amount());
            case PassAll _ -> new MainAuctionWords.Label.Pass();
        };
    }

    /** The pool after the hire, and the Skill Total it would make in each market that may come. */
    @Override
    public Preview preview(EsopState s, int seat, SwapMove move) {
        return switch (move) {
            case Bid bid -> {
                Team team = s.teams[seat];
                List<Change> changes = new ArrayList<>();
                changes.add(poolAfter(s, team, bid));
                Hire[] withIt = Piles.with(team.hires, new Hire(lot(s, bid).card, 0, 0));
                changes.addAll(inEachMarket.instead(s, team, withIt));
                yield new Preview(changes, List.of());
            }
            case PassAll _ -> Preview.NOTHING;
        };
    }

    /** Dozens of bids are offered at once: each with the pool alone. */
    @Override
    public Preview glance(EsopState s, int seat, SwapMove move) {
        return switch (move) {
            case Bid bid -> Preview.of(poolAfter(s, s.teams[seat], bid));
            case PassAll _ -> Preview.NOTHING;
        };
    }

    private Change poolAfter(EsopState s, Team team, Bid bid) {
        return PoolChange.to(team, team.pool - auction.price(s, team, bid.amount()));
    }

    private static Lot lot(EsopState s, Bid bid) {
        return s.bidding().lots[s.bidding().find(bid.lot())];
    }
}
