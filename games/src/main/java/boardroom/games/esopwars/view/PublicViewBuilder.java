package boardroom.games.esopwars.view;

import boardroom.engine.Card;
import boardroom.engine.Piles;
import boardroom.engine.Seats;
import boardroom.engine.phases.Turn;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.rules.Bidding;
import boardroom.games.esopwars.rules.Cards;
import boardroom.games.esopwars.rules.Company;
import boardroom.games.esopwars.rules.CompanyDraft;
import boardroom.games.esopwars.rules.DraftTable;
import boardroom.games.esopwars.rules.EmployeeWorth;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.Hire;
import boardroom.games.esopwars.rules.Lot;
import boardroom.games.esopwars.rules.MainAuction;
import boardroom.games.esopwars.rules.Perks;
import boardroom.games.esopwars.rules.Ranking;
import boardroom.games.esopwars.rules.SecondaryAuction;
import boardroom.games.esopwars.rules.SkillTotal;
import boardroom.games.esopwars.rules.Team;
import boardroom.games.esopwars.view.EsopPublicView.DraftView;
import boardroom.games.esopwars.view.EsopPublicView.EmployeeView;
import boardroom.games.esopwars.view.EsopPublicView.LeaverView;
import boardroom.games.esopwars.view.EsopPublicView.LotView;
import boardroom.games.esopwars.view.EsopPublicView.MarketView;
import boardroom.games.esopwars.view.EsopPublicView.SecondaryLotView;
import boardroom.games.esopwars.view.EsopPublicView.SecondaryView;
import boardroom.games.esopwars.view.EsopPublicView.TeamView;
import boardroom.games.esopwars.view.EsopPublicView.WorthView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builds the public view by picking what is public; nothing else can get in. */
public final class PublicViewBuilder {
    private final EsopBox box;
    private final EmployeeWorth worth;
    private final MainAuction mainAuction;
    private final SecondaryAuction secondaryAuction;
    private final EndViewBuilder end;
    private final Perks perks;

    public PublicViewBuilder(
            EsopBox box, EmployeeWorth worth, MainAuction mainAuction, SecondaryAuction secondaryAuction) {
        this.box = box;
        this.worth = worth;
        this.mainAuction = mainAuction;
        this.secondaryAuction = secondaryAuction;
        this.end = new EndViewBuilder(box);
        this.perks = new Perks(box);
    }

    public EsopPublicView build(EsopState s, String phase) {
        boolean mainAuctionRuns = phase.equals(MainAuction.ID);
        boolean secondaryRuns = phase.equals(SecondaryAuction.ID);
        return new EsopPublicView(
                phase,
                s.rounds.length,
                s.terms.clock(),
                teams(s),
                markets(s),
                worths(s, Company.NONE),
                Cards.names(catalogue(s)),
                Cards.names(s.discarded),
                s.hidesReserve() || !s.terms.secondaryAuction() ? List.of() : Cards.names(s.reserve),
                s.hidesReserve(),
                s.draft == null ? null : draft(s),
                mainAuctionRuns ? lot(s) : null,
                secondaryRuns ? secondary(s) : null,
                mainAuctionRuns || secondaryRuns ? List.of() : List.of(s.rounds),
                List.of(s.exits),
                s.isDecided() ? end.build(s) : null);
    }

    private List<TeamView> teams(EsopState s) {
        Team[] order = Ranking.of(s);
        List<TeamView> views = new ArrayList<>();
        for (Team team : s.teams) views.add(team(s, team, Piles.indexOf(order, team) + 1));
        return views;
    }

    private TeamView team(EsopState s, Team team, int rank) {
        List<EmployeeView> employees = new ArrayList<>();
        for (Hire hire : team.hires)
            employees.add(new EmployeeView(hire.employee().id(), hire.grant(), hire.roundsServed()));
        List<LeaverView> leavers = new ArrayList<>();
        for (Team.Leaver leaver : team.leavers) leavers.add(new LeaverView(leaver.card(), leaver.kept()));
        List<Long> valuations = new ArrayList<>();
        for (long valuation : team.valuations) valuations.add(valuation);
        return new TeamView(
                team.seat,
                team.foundingNumber,
                team.disqualified,
                team.hiredWhenOut,
                team.pool,
                team.granted(),
                team.disqualified ? 0 : box.constants().teamSize() - team.hires.length,
                employees,
                leavers,
                team.leaverGrant,
                team.valuation,
                valuations,
                totals(s, team),
                rank,
                team.wildcards,
                id(team.wildcardPlayed),
                id(team.segment),
                id(team.idea),
                id(team.companion),
                s.sealed(team.seat) != null);
    }

    /** Nothing where a round changes what the next one brings: perks, modifiers that add up. */
    private List<Integer> totals(EsopState s, Team team) {
        List<Integer> totals = new ArrayList<>();
        boolean changes = s.terms.perks() || s.terms.accumulate();
        if (changes || team.hires.length < box.constants().teamSize()) return totals;
        for (MarketCard market : marketsOfThisGame(box, s))
            totals.add(SkillTotal.of(perks, s.terms, Company.of(team), team.hires, new MarketCard[] {market})
                    .total());
        return totals;
    }

    private static @Nullable String id(@Nullable Card card) {
        return card == null ? null : card.id();
    }

    /** The market cards of this game, in the order of the data file. */
    private static MarketCard[] marketsOfThisGame(EsopBox box, EsopState s) {
        return Cards.sorted(Piles.withAll(s.marketsSeen, s.marketDeck), box.marketCards());
    }

    private List<MarketView> markets(EsopState s) {
        List<MarketView> views = new ArrayList<>();
        for (MarketCard card : marketsOfThisGame(box, s)) {
            int round = Piles.indexOf(s.marketsSeen, card);
            views.add(new MarketView(card.id(), round < 0 ? null : s.rounds[round].round()));
        }
        return views;
    }

    List<WorthView> worths(EsopState s, Company company) {
        MarketCard[] markets = marketsOfThisGame(box, s);
        List<WorthView> views = new ArrayList<>();
        for (Employee card : box.employees())
            if (isOfThisGame(s, card)) {
                List<Integer> totals = new ArrayList<>();
                for (MarketCard market : markets) totals.add(worth.in(s, company, card, market));
                int mean = (int) Math.round(worth.mean(s, company, card));
                views.add(new WorthView(card.id(), totals, mean, card.strength()));
            }
        return views;
    }

    /** Whether the card is one of this game: to come, under the hammer, in reserve, at a desk, or seen and gone. */
    private static boolean isOfThisGame(EsopState s, Employee card) {
        if (Piles.indexOf(s.deck, card) >= 0 || Piles.indexOf(s.reserve, card) >= 0) return true;
        if (Piles.indexOf(s.discarded, card) >= 0 || Piles.indexOf(s.gone, card) >= 0) return true;
        if (s.bidding != null && s.bidding.find(card.id()) >= 0) return true;
        for (Team team : s.teams) if (team.desk(card.id()) >= 0) return true;
        return false;
    }

    private Employee[] catalogue(EsopState s) {
        Employee[] toCome = s.hidesReserve() ? Piles.withAll(s.deck, s.reserve) : s.deck;
        return Cards.sorted(toCome, box.employees());
    }

    private DraftView draft(EsopState s) {
        DraftTable draft = s.draft();
        int loops = box.constants().draftLoops();
        boolean running = draft.turn < loops * s.seats();
        return new DraftView(
                running ? CompanyDraft.loop(s) : loops,
                loops,
                running ? CompanyDraft.onTurn(s).seat : null,
                CompanyDraft.hasDrawn(s),
                draft.segmentStock.length,
                draft.ideaStock.length,
                Cards.names(draft.segmentDiscard),
                Cards.names(draft.ideaDiscard));
    }

    private LotView lot(EsopState s) {
        Bidding bidding = s.bidding();
        Lot lot = bidding.lot();
        return new LotView(
                lot.number,
                s.lotsInAll,
                lot.card.id(),
                lot.standingBid(),
                seat(lot.leader()),
                List.of(lot.raises),
                Seats.ofMask(bidding.passed).list(),
                Seats.ofMask(bidding.idle).list(),
                mainAuction.owes(s).list(),
                mainAuction.raises().minimum(lot),
                mainAuction.raises().maximum(lot),
                s.lotsLeft(),
                mainAuction.openDesks(s),
                mainAuction.spare(s),
                s.terms.placement(),
                callOrder(bidding),
                s.terms.clock() ? null : bidding.askedSeat());
    }

    private SecondaryView secondary(EsopState s) {
        Bidding bidding = s.bidding();
        List<SecondaryLotView> lots = new ArrayList<>();
        for (Lot lot : bidding.lots)
            lots.add(new SecondaryLotView(
                    lot.number,
                    lot.card.id(),
                    seat(lot.dropper),
                    lot.standingBid(),
                    seat(lot.leader()),
                    List.of(lot.raises),
                    secondaryAuction.raises().minimum(lot),
                    secondaryAuction.raises().maximum(lot)));
        return new SecondaryView(
                lots,
                Seats.ofMask(secondaryAuction.free(s)).list(),
                Seats.ofMask(bidding.passed).list(),
                callOrder(bidding),
                s.terms.clock() ? null : bidding.askedSeat());
    }

    private static @Nullable Integer seat(int seat) {
        return seat == Turn.NOBODY ? null : seat;
    }

    private static List<Integer> callOrder(Bidding bidding) {
        List<Integer> order = new ArrayList<>();
        for (int seat : bidding.callOrder) order.add(seat);
        return order;
    }
}
