package boardroom.games.esopwars;

import boardroom.engine.Card;
import boardroom.engine.Piles;
import boardroom.engine.Seats;
import boardroom.games.esopwars.EsopPublicView.BidView;
import boardroom.games.esopwars.EsopPublicView.DraftView;
import boardroom.games.esopwars.EsopPublicView.EmployeeView;
import boardroom.games.esopwars.EsopPublicView.LeaverView;
import boardroom.games.esopwars.EsopPublicView.LotView;
import boardroom.games.esopwars.EsopPublicView.MarketView;
import boardroom.games.esopwars.EsopPublicView.SecondaryLotView;
import boardroom.games.esopwars.EsopPublicView.SecondaryView;
import boardroom.games.esopwars.EsopPublicView.TeamView;
import boardroom.games.esopwars.EsopPublicView.WorthView;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.MarketCard;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builds the public view by picking what is public; nothing else can get in. */
final class PublicEye {
    private final EsopBox box;
    private final Worth worth;
    private final Ranking ranking;
    private final Outcome outcome;
    private final MainAuction mainAuction;
    private final SecondaryAuction secondaryAuction;

    PublicEye(
            EsopBox box,
            Sense sense,
            Ranking ranking,
            Outcome outcome,
            MainAuction mainAuction,
            SecondaryAuction secondaryAuction) {
        this.box = box;
        this.worth = sense.worth();
        this.ranking = ranking;
        this.outcome = outcome;
        this.mainAuction = mainAuction;
        this.secondaryAuction = secondaryAuction;
    }

    EsopPublicView see(Market m, EsopPhase phase) {
        boolean mainAuctionRuns = phase == mainAuction;
        boolean secondaryRuns = phase == secondaryAuction;
        boolean over = m.ending != Market.Ending.NOT_YET;
        return new EsopPublicView(
                phase.id(),
                m.rounds.length,
                m.terms.clock(),
                teams(m),
                markets(m),
                worths(m, Company.NONE),
                Cards.names(catalogue(m)),
                Cards.names(m.discarded),
                hidesReserve(m) || !m.terms.secondaryAuction() ? List.of() : Cards.names(m.reserve),
                hidesReserve(m),
                m.draft == null ? null : draft(m),
                mainAuctionRuns ? lot(m) : null,
                secondaryRuns ? secondary(m) : null,
                mainAuctionRuns || secondaryRuns ? List.of() : List.of(m.rounds),
                List.of(m.exits),
                over ? outcome.view(m) : null);
    }

    /** A random reserve lies face down until the main auction ends; its cards stand in the catalogue. */
    static boolean hidesReserve(Market m) {
        return m.terms.randomReserve() && m.rounds.length == 0 && m.lotsLeft() > 0;
    }

    private List<TeamView> teams(Market m) {
        Team[] order = ranking.of(m);
        List<TeamView> views = new ArrayList<>();
        for (Team team : m.teams) views.add(team(team, Piles.indexOf(order, team) + 1));
        return views;
    }

    private TeamView team(Team team, int rank) {
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
                rank,
                team.wildcards,
                id(team.wildcardPlayed),
                id(team.segment),
                id(team.idea),
                id(team.companion),
                team.sealed != null);
    }

    private static @Nullable String id(@Nullable Card card) {
        return card == null ? null : card.id();
    }

    /** The market cards of this game, in the order of the data file. */
    private static MarketCard[] marketsOfThisGame(EsopBox box, Market m) {
        return Cards.sorted(Piles.withAll(m.marketsSeen, m.marketDeck), box.marketCards());
    }

    private List<MarketView> markets(Market m) {
        List<MarketView> views = new ArrayList<>();
        for (MarketCard card : marketsOfThisGame(box, m)) {
            int round = Piles.indexOf(m.marketsSeen, card);
            views.add(new MarketView(card.id(), round < 0 ? null : m.rounds[round].round()));
        }
        return views;
    }

    List<WorthView> worths(Market m, Company company) {
        MarketCard[] markets = marketsOfThisGame(box, m);
        List<WorthView> views = new ArrayList<>();
        for (Employee card : box.employees())
            if (isOfThisGame(m, card)) {
                List<Integer> totals = new ArrayList<>();
                for (MarketCard market : markets) totals.add(worth.in(m, company, card, market));
                int mean = (int) Math.round(worth.mean(m, company, card));
                views.add(new WorthView(card.id(), totals, mean, card.strength()));
            }
        return views;
    }

    /** Whether the card is one of this game: to come, under the hammer, in reserve, at a desk, or seen and gone. */
    private static boolean isOfThisGame(Market m, Employee card) {
        if (Piles.indexOf(m.deck, card) >= 0 || Piles.indexOf(m.reserve, card) >= 0) return true;
        if (Piles.indexOf(m.discarded, card) >= 0 || Piles.indexOf(m.gone, card) >= 0) return true;
        if (m.floor != null && m.floor.find(card.id()) >= 0) return true;
        for (Team team : m.teams) if (team.desk(card.id()) >= 0) return true;
        return false;
    }

    private Employee[] catalogue(Market m) {
        Employee[] toCome = hidesReserve(m) ? Piles.withAll(m.deck, m.reserve) : m.deck;
        return Cards.sorted(toCome, box.employees());
    }

    private DraftView draft(Market m) {
        DraftTable draft = m.draft();
        int loops = box.constants().draftLoops();
        boolean running = draft.turn < loops * m.seats();
        return new DraftView(
                running ? CompanyDraft.loop(m) : loops,
                loops,
                running ? CompanyDraft.onTurn(m).seat : null,
                CompanyDraft.hasDrawn(m),
                draft.segmentStock.length,
                draft.ideaStock.length,
                Cards.names(draft.segmentDiscard),
                Cards.names(draft.ideaDiscard));
    }

    private LotView lot(Market m) {
        Floor floor = m.floor();
        Lot lot = floor.lot();
        return new LotView(
                lot.number,
                m.lotsInAll,
                lot.card.id(),
                lot.standingBid(),
                seat(lot.leader()),
                bids(lot),
                Seats.ofMask(floor.passed).list(),
                Seats.ofMask(floor.idle).list(),
                mainAuction.owes(m).list(),
                mainAuction.raises.minimum(lot),
                mainAuction.raises.maximum(lot),
                m.lotsLeft(),
                mainAuction.openDesks(m),
                mainAuction.spare(m),
                m.terms.placement(),
                callOrder(floor),
                m.terms.clock() ? null : floor.askedSeat());
    }

    private SecondaryView secondary(Market m) {
        Floor floor = m.floor();
        List<SecondaryLotView> lots = new ArrayList<>();
        for (Lot lot : floor.lots)
            lots.add(new SecondaryLotView(
                    lot.number,
                    lot.card.id(),
                    seat(lot.dropper),
                    lot.standingBid(),
                    seat(lot.leader()),
                    bids(lot),
                    secondaryAuction.raises.minimum(lot),
                    secondaryAuction.raises.maximum(lot)));
        return new SecondaryView(
                lots,
                Seats.ofMask(secondaryAuction.free(m)).list(),
                Seats.ofMask(floor.passed).list(),
                callOrder(floor),
                m.terms.clock() ? null : floor.askedSeat());
    }

    private static @Nullable Integer seat(int seat) {
        return seat == Lot.NOBODY ? null : seat;
    }

    private static List<BidView> bids(Lot lot) {
        List<BidView> bids = new ArrayList<>();
        for (Lot.Raise raise : lot.raises) bids.add(new BidView(raise.seat(), raise.amount()));
        return bids;
    }

    private static List<Integer> callOrder(Floor floor) {
        List<Integer> order = new ArrayList<>();
        for (int seat : floor.callOrder) order.add(seat);
        return order;
    }
}
