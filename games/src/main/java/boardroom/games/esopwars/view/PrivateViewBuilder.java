package boardroom.games.esopwars.view;

import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.engine.Say;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.rules.Auction;
import boardroom.games.esopwars.rules.BidLimit;
import boardroom.games.esopwars.rules.Cards;
import boardroom.games.esopwars.rules.Company;
import boardroom.games.esopwars.rules.CompanyDraft;
import boardroom.games.esopwars.rules.EmployeeWorth;
import boardroom.games.esopwars.rules.EsopMove;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.Foresight;
import boardroom.games.esopwars.rules.Hire;
import boardroom.games.esopwars.rules.Lot;
import boardroom.games.esopwars.rules.MainAuction;
import boardroom.games.esopwars.rules.Perks;
import boardroom.games.esopwars.rules.SecondaryAuction;
import boardroom.games.esopwars.rules.SkillTotal;
import boardroom.games.esopwars.rules.Team;
import boardroom.games.esopwars.sense.PriceHint;
import boardroom.games.esopwars.view.EsopPrivateView.DeskView;
import boardroom.games.esopwars.view.EsopPrivateView.LimitView;
import boardroom.games.esopwars.view.EsopPrivateView.SwapView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builds the private view of one team. */
public final class PrivateViewBuilder {
    private final EsopBox box;
    private final Perks perks;
    private final EmployeeWorth worth;
    private final PriceHint hint;
    private final PublicViewBuilder publicView;
    private final MainAuction mainAuction;
    private final SecondaryAuction secondaryAuction;
    private final Foresight foresight;

    public PrivateViewBuilder(
            EsopBox box,
            EmployeeWorth worth,
            PriceHint hint,
            PublicViewBuilder publicView,
            MainAuction mainAuction,
            SecondaryAuction secondaryAuction) {
        this.box = box;
        this.perks = new Perks(box);
        this.worth = worth;
        this.hint = hint;
        this.publicView = publicView;
        this.mainAuction = mainAuction;
        this.secondaryAuction = secondaryAuction;
        this.foresight = new Foresight(mainAuction, secondaryAuction);
    }

    public EsopPrivateView build(EsopState s, String phase, int seat) {
        Team team = s.teams[seat];
        MarketCard[] unseen = Cards.sorted(s.marketDeck, box.marketCards());
        boolean full = team.hires.length == box.constants().teamSize();
        boolean plays = team.isActive() && !s.isDecided();
        return new EsopPrivateView(
                seat,
                s.sealed(seat),
                Cards.names(team.hand),
                drawn(s, team),
                limit(s, phase, team),
                hint(s, phase, team),
                warnings(s, phase, team),
                Cards.names(unseen),
                plays && full ? desks(s, team, unseen) : List.of(),
                plays && phase.equals(SecondaryAuction.ID) ? swaps(s, team, unseen) : List.of(),
                s.terms.companyDraft() && team.segment != null && plays
                        ? publicView.worths(s, Company.of(team))
                        : List.of());
    }

    private static @Nullable String drawn(EsopState s, Team team) {
        return s.draft != null && s.draft.drawn != null && CompanyDraft.onTurn(s) == team ? s.draft.drawn.id() : null;
    }

    private @Nullable LimitView limit(EsopState s, String phase, Team team) {
        if (team.disqualified) return null;
        if (phase.equals(MainAuction.ID) && mainAuction.hasOpenDesk(team)) {
            BidLimit limit = mainAuction.bidLimit();
            return new LimitView(
                    limit.of(s.terms, team),
                    team.pool,
                    limit.kept(s.terms, team),
                    limit.hiresToCome(s.terms, team),
                    mainAuction.owes(s).has(team.seat),
                    whyNot(s, mainAuction, team));
        }
        if (phase.equals(SecondaryAuction.ID))
            return new LimitView(
                    team.pool,
                    team.pool,
                    0,
                    0,
                    secondaryAuction.owes(s).has(team.seat),
                    whyNot(s, secondaryAuction, team));
        return null;
    }

    private static <M extends EsopMove> @Nullable Say whyNot(EsopState s, Auction<M> auction, Team team) {
        Refusal refusal = auction.owes(s).has(team.seat) ? null : auction.refusal(s, team.seat, auction.pass(s));
        return refusal == null ? null : refusal.say();
    }

    private List<Say> warnings(EsopState s, String phase, Team team) {
        if (team.disqualified) return List.of();
        if (phase.equals(MainAuction.ID) && mainAuction.hasOpenDesk(team)) return foresight.inMainAuction(s, team);
        return phase.equals(SecondaryAuction.ID) ? foresight.inSecondAuction(s, team) : List.of();
    }

    private @Nullable Integer hint(EsopState s, String phase, Team team) {
        boolean shown =
                s.terms.hints() && phase.equals(MainAuction.ID) && team.isActive() && mainAuction.hasOpenDesk(team);
        return shown ? hint.shown(s, team) : null;
    }

    private List<DeskView> desks(EsopState s, Team team, MarketCard[] unseen) {
        List<DeskView> desks = new ArrayList<>();
        Company company = Company.of(team);
        for (int desk = 0; desk < team.hires.length; desk++) {
            Hire[] rest = Piles.without(team.hires, desk);
            List<Integer> totals = new ArrayList<>();
            List<Integer> without = new ArrayList<>();
            for (MarketCard market : unseen) {
                totals.add(worth.in(s, company, team.hires[desk].employee(), market));
                without.add(total(s, team, rest, market).total());
            }
            desks.add(new DeskView(team.hires[desk].employee().id(), totals, without));
        }
        return desks;
    }

    private List<SwapView> swaps(EsopState s, Team team, MarketCard[] unseen) {
        List<SwapView> swaps = new ArrayList<>();
        for (Lot lot : s.bidding().lots) {
            if (lot.dropper == team.seat) continue;
            Hire[] withIt = Piles.with(team.hires, new Hire(lot.card, 0, 0));
            List<Integer> totals = new ArrayList<>();
            List<Integer> factors = new ArrayList<>();
            for (MarketCard market : unseen) {
                SkillTotal total = total(s, team, withIt, market);
                totals.add(total.total());
                factors.add(total.factor(box));
            }
            swaps.add(new SwapView(lot.card.id(), totals, factors));
        }
        return swaps;
    }

    /** The Skill Total of these people if this market comes next. */
    private SkillTotal total(EsopState s, Team team, Hire[] hires, MarketCard next) {
        return SkillTotal.of(perks, s.terms, Company.of(team), hires, s.inForceWith(next));
    }
}
