package boardroom.games.esopwars;

import boardroom.engine.Change;
import boardroom.engine.Choice;
import boardroom.engine.Piles;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.games.esopwars.EsopMove.Bid;
import boardroom.games.esopwars.EsopMove.PassAll;
import java.util.ArrayList;
import java.util.List;

/** What the second auction says to each seat. */
final class SwapPrompt {
    private static final String RULE = "4.4.3";

    private final SecondaryAuction auction;
    private final InEachMarket inEachMarket;

    SwapPrompt(SecondaryAuction auction) {
        this.auction = auction;
        this.inEachMarket = new InEachMarket(auction.box, auction.perks);
    }

    Prompt of(Market m, int seat) {
        String decision = SecondaryAuction.decision(m);
        if (auction.owes(m).has(seat))
            return new Prompt(
                    decision,
                    RULE,
                    Sentences.bidOnOneLot(),
                    Sentences.freeDetail(m.teams[seat].pool),
                    choices(m, m.teams[seat]));
        if (m.isSeat(seat)) {
            if (m.teams[seat].disqualified) return Prompt.waiting(decision, RULE, Sentences.youAreOut());
            Lot led = SecondaryAuction.ledBy(m, seat);
            if (led != null)
                return new Prompt(
                        decision,
                        RULE,
                        Sentences.youLeadALot(led.card, led.standingBid()),
                        Sentences.leadingDetail(),
                        List.of());
            if (m.floor().hasPassed(seat))
                return new Prompt(decision, RULE, Sentences.youPassedAll(), Sentences.passedAllDetail(), List.of());
        }
        return Prompt.waiting(decision, RULE, watching(m));
    }

    private Say watching(Market m) {
        return m.terms.clock()
                ? Sentences.allLotsOpen(m.floor().lots.length, Integer.bitCount(auction.free(m)))
                : Sentences.askedForALot(m.floor().askedSeat());
    }

    /** Every raise on every lot but the own drop, those out of reach with their reason, and the pass. */
    private List<Choice> choices(Market m, Team team) {
        List<Choice> choices = new ArrayList<>();
        for (Lot lot : m.floor().lots) {
            if (lot.dropper == team.seat) continue;
            int minimum = auction.raises.minimum(lot);
            for (int amount = minimum; amount <= auction.raises.maximum(lot); amount += auction.raises.step()) {
                Bid bid = new Bid(lot.card.id(), amount);
                Say label = Labels.bidFor(lot.card, amount);
                Say refusal = auction.refusal(m, team.seat, bid);
                choices.add(
                        refusal == null
                                ? Choice.of(bid, label, Preview.of(poolAfter(m, team, bid)))
                                : Choice.refused(bid, label, refusal));
            }
        }
        choices.add(Choice.of(PassAll.NOW, Labels.pass(), Preview.NOTHING));
        return choices;
    }

    private Change poolAfter(Market m, Team team, Bid bid) {
        int after = team.pool - auction.perks.price(m.terms, team, bid.amount());
        return new Change(Labels.pool(), Units.equity(team.pool), Units.equity(after));
    }

    /** The pool after the hire, and the Skill Total it would make in each market that may come. */
    Preview preview(Market m, int seat, EsopMove move) {
        if (!(move instanceof Bid bid)) return Preview.NOTHING;
        Team team = m.teams[seat];
        int place = m.floor().find(bid.lot());
        if (place < 0) return Preview.NOTHING;
        List<Change> changes = new ArrayList<>();
        changes.add(poolAfter(m, team, bid));
        Hire[] withIt = Piles.with(team.hires, new Hire(m.floor().lots[place].card, 0, 0));
        changes.addAll(inEachMarket.instead(m, team, withIt));
        return new Preview(changes, List.of());
    }
}
