package boardroom.games.esopwars;

import boardroom.engine.Piles;
import boardroom.engine.Say;
import boardroom.games.esopwars.EsopPrivateView.DeskView;
import boardroom.games.esopwars.EsopPrivateView.LimitView;
import boardroom.games.esopwars.EsopPrivateView.SwapView;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.MarketCard;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builds the private view of one team. */
final class PrivateEye {
    private final EsopBox box;
    private final Sense sense;
    private final PublicEye publicEye;
    private final MainAuction mainAuction;
    private final SecondaryAuction secondaryAuction;

    PrivateEye(
            EsopBox box, Sense sense, PublicEye publicEye, MainAuction mainAuction, SecondaryAuction secondaryAuction) {
        this.box = box;
        this.sense = sense;
        this.publicEye = publicEye;
        this.mainAuction = mainAuction;
        this.secondaryAuction = secondaryAuction;
    }

    EsopPrivateView see(Market m, EsopPhase phase, int seat) {
        Team team = m.teams[seat];
        MarketCard[] unseen = Cards.sorted(m.marketDeck, box.marketCards());
        boolean full = team.hires.length == box.constants().teamSize();
        boolean plays = team.isActive() && m.ending == Market.Ending.NOT_YET;
        return new EsopPrivateView(
                seat,
                team.sealed,
                Cards.names(team.hand),
                team.hand.length > 0 && m.draft != null && m.draft.drawn != null && CompanyDraft.onTurn(m) == team
                        ? m.draft.drawn.id()
                        : null,
                limit(m, phase, team),
                hint(m, phase, team),
                Cards.names(unseen),
                plays && full ? desks(m, team, unseen) : List.of(),
                plays && phase == secondaryAuction ? swaps(m, team, unseen) : List.of(),
                m.terms.companyDraft() && team.segment != null && plays
                        ? publicEye.worths(m, Company.of(team))
                        : List.of());
    }

    private @Nullable LimitView limit(Market m, EsopPhase phase, Team team) {
        if (team.disqualified) return null;
        if (phase == mainAuction && mainAuction.hasOpenDesk(team)) {
            BidLimit limit = mainAuction.bidLimit();
            return new LimitView(
                    limit.of(m.terms, team),
                    team.pool,
                    limit.kept(m.terms, team),
                    limit.hiresToCome(m.terms, team),
                    mainAuction.owes(m).has(team.seat),
                    whyNot(m, mainAuction, team));
        }
        if (phase == secondaryAuction)
            return new LimitView(
                    team.pool,
                    team.pool,
                    0,
                    0,
                    secondaryAuction.owes(m).has(team.seat),
                    whyNot(m, secondaryAuction, team));
        return null;
    }

    private static @Nullable Say whyNot(Market m, Auction auction, Team team) {
        return auction.owes(m).has(team.seat) ? null : auction.refusal(m, team.seat, auction.pass(m));
    }

    private @Nullable Integer hint(Market m, EsopPhase phase, Team team) {
        boolean shown = m.terms.hints() && phase == mainAuction && team.isActive() && mainAuction.hasOpenDesk(team);
        return shown ? sense.hint().shown(m, team) : null;
    }

    private List<DeskView> desks(Market m, Team team, MarketCard[] unseen) {
        List<DeskView> desks = new ArrayList<>();
        Company company = Company.of(team);
        for (int desk = 0; desk < team.hires.length; desk++) {
            Hire[] rest = Piles.without(team.hires, desk);
            List<Integer> totals = new ArrayList<>();
            List<Integer> without = new ArrayList<>();
            for (MarketCard market : unseen) {
                totals.add(sense.worth().in(m, company, team.hires[desk].employee(), market));
                without.add(sense.outlook().total(m, company, rest, market));
            }
            desks.add(new DeskView(team.hires[desk].employee().id(), totals, without));
        }
        return desks;
    }

    private List<SwapView> swaps(Market m, Team team, MarketCard[] unseen) {
        List<SwapView> swaps = new ArrayList<>();
        for (Lot lot : m.floor().lots) {
            if (lot.dropper == team.seat) continue;
            Hire[] withIt = Piles.with(team.hires, new Hire(lot.card, 0, 0));
            List<Integer> totals = new ArrayList<>();
            List<Integer> factors = new ArrayList<>();
            for (MarketCard market : unseen) {
                totals.add(sense.outlook().total(m, Company.of(team), withIt, market));
                factors.add(sense.outlook().factor(m, Company.of(team), withIt, market));
            }
            swaps.add(new SwapView(lot.card.id(), totals, factors));
        }
        return swaps;
    }
}
