package boardroom.games.esopwars;

import boardroom.engine.Change;
import boardroom.engine.Choice;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.games.esopwars.EsopMove.Bid;
import boardroom.games.esopwars.EsopMove.Pass;
import java.util.ArrayList;
import java.util.List;

/** What the main auction says to each seat. */
final class LotPrompt {
    private static final String RULE = "4.1";

    private final MainAuction auction;

    LotPrompt(MainAuction auction) {
        this.auction = auction;
    }

    Prompt of(Market m, int seat) {
        String decision = MainAuction.decision(m);
        if (auction.owes(m).has(seat)) {
            Team team = m.teams[seat];
            return new Prompt(decision, RULE, question(m), detail(m, team), choices(m, team));
        }
        return new Prompt(
                decision, RULE, m.isSeat(seat) ? waiting(m, m.teams[seat]) : watching(m), spare(m), List.of());
    }

    private Say spare(Market m) {
        int spare = auction.spare(m);
        return spare < 0
                ? Sentences.tooFewCardsDetail(m.lotsLeft(), auction.openDesks(m))
                : Sentences.spareDetail(m.lotsLeft(), auction.openDesks(m), spare);
    }

    private Say question(Market m) {
        Lot lot = m.floor().lot();
        if (lot.hasBid()) return Sentences.raiseOrPass(lot.card);
        if (auction.spare(m) > 0) return Sentences.openTheBidding(lot.card);
        return m.terms.placement() ? Sentences.openOrBePlaced(lot.card) : Sentences.openOrEndShort(lot.card);
    }

    private Say detail(Market m, Team team) {
        int after = team.pool - price(m, team, auction.raises.minimum(m.floor().lot()));
        int hires = auction.bidLimit().hiresToCome(m.terms, team);
        if (hires == 0) return Sentences.wholePoolDetail(team.pool, after);
        return Sentences.limitDetail(
                team.pool, after, auction.limit(m, team), auction.bidLimit().kept(m.terms, team), hires);
    }

    private Say waiting(Market m, Team team) {
        Lot lot = m.floor().lot();
        if (team.disqualified) return Sentences.youAreOut();
        if (!auction.hasOpenDesk(team)) return Sentences.teamFull();
        if (lot.leader() == team.seat) return Sentences.youLead(lot.card, lot.standingBid());
        if (m.floor().hasPassed(team.seat)) return Sentences.youPassed(lot.card);
        if (!auction.isEligible(m, team)) return Sentences.outOfReach(lot.card, auction.raises.minimum(lot));
        return watching(m);
    }

    private static Say watching(Market m) {
        Lot lot = m.floor().lot();
        if (!m.terms.clock()) return Sentences.asked(m.floor().askedSeat(), lot.card);
        return lot.hasBid()
                ? Sentences.leads(lot.leader(), lot.card, lot.standingBid())
                : Sentences.onTheBlock(lot.card);
    }

    /** Every raise of the ladder, those out of reach with their reason, and the pass. */
    private List<Choice> choices(Market m, Team team) {
        Lot lot = m.floor().lot();
        List<Choice> choices = new ArrayList<>();
        int minimum = auction.raises.minimum(lot);
        for (int amount = minimum; amount <= auction.raises.maximum(lot); amount += auction.raises.step()) {
            Bid bid = new Bid(lot.card.id(), amount);
            Say refusal = auction.refusal(m, team.seat, bid);
            Say label = Labels.bid(amount);
            if (refusal != null) choices.add(Choice.refused(bid, label, refusal));
            else if (amount == minimum) choices.add(Choice.main(bid, label, preview(m, team.seat, bid)));
            else choices.add(Choice.of(bid, label, preview(m, team.seat, bid)));
        }
        choices.add(Choice.of(new Pass(lot.card.id()), Labels.pass(), Preview.NOTHING));
        return choices;
    }

    private int price(Market m, Team team, int bid) {
        return auction.perks.price(m.terms, team, bid);
    }

    Preview preview(Market m, int seat, EsopMove move) {
        if (!(move instanceof Bid bid)) return Preview.NOTHING;
        Team team = m.teams[seat];
        return Preview.of(new Change(
                Labels.pool(), Units.equity(team.pool), Units.equity(team.pool - price(m, team, bid.amount()))));
    }
}
