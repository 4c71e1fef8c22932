package boardroom.games.shipit;

import boardroom.engine.Seats;
import boardroom.games.shipit.ShipPublicView.ActionView;
import boardroom.games.shipit.ShipPublicView.BidView;
import boardroom.games.shipit.ShipPublicView.CandidateView;
import boardroom.games.shipit.ShipPublicView.ComingView;
import boardroom.games.shipit.ShipPublicView.CompanyView;
import boardroom.games.shipit.ShipPublicView.DraftView;
import boardroom.games.shipit.ShipPublicView.EndView;
import boardroom.games.shipit.ShipPublicView.EventsView;
import boardroom.games.shipit.ShipPublicView.HiringView;
import boardroom.games.shipit.ShipPublicView.IncomeView;
import boardroom.games.shipit.ShipPublicView.InternView;
import boardroom.games.shipit.ShipPublicView.LotView;
import boardroom.games.shipit.ShipPublicView.MilestoneView;
import boardroom.games.shipit.ShipPublicView.StrikeView;
import boardroom.games.shipit.box.Theme;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builds the public view by picking what is public; nothing else can get in. */
final class PublicEye {
    private final Book book;
    private final Corporations corporations;
    private final Score score;
    private final Ranking ranking;
    private final Income income;
    private final RoundEye rounds;
    private final StrikeEye strikes;
    private final PuzzleEye puzzles;

    PublicEye(Kit kit) {
        this.book = kit.book();
        this.corporations = kit.corporations();
        this.score = kit.score();
        this.ranking = kit.ranking();
        this.income = kit.income();
        this.rounds = new RoundEye(kit);
        this.strikes = new StrikeEye(kit);
        this.puzzles = new PuzzleEye(kit);
    }

    ShipPublicView see(ShipState s, ShipPhase phase) {
        boolean over = s.phase == ShipIt.END;
        return new ShipPublicView(
                phase.id(),
                s.round,
                s.terms.rounds(),
                companies(s, phase),
                s.round == 0 ? List.of() : Views.list(s.order),
                Views.list(s.priority),
                s.round == 0 ? List.of() : actions(s),
                pool(s),
                milestones(s),
                events(s),
                themes(s),
                puzzles.see(s),
                lastDraft(s),
                rounds.see(s),
                scores(s),
                over ? end(s) : null);
    }

    /** After Reveal plans lie open, and with `planning=turns` always. */
    private static boolean plansAreOpen(ShipState s) {
        return (s.phase >= ShipIt.REVEAL && s.phase <= ShipIt.EVENT)
                || (s.phase > ShipIt.DRAFT && s.terms.planning() == Terms.Planning.TURNS);
    }

    private List<CompanyView> companies(ShipState s, ShipPhase phase) {
        int[] ranks = ranking.ranks(s);
        int twiceMedian = Income.twiceMedian(s.companies);
        Seats owing = phase.owes(s);
        List<CompanyView> views = new ArrayList<>();
        for (Company c : s.companies) views.add(company(s, c, ranks[c.seat], twiceMedian, owing.has(c.seat)));
        return views;
    }

    private CompanyView company(ShipState s, Company c, int rank, int twiceMedian, boolean decides) {
        boolean planning = s.phase >= ShipIt.OPENING && s.phase <= ShipIt.EVENT;
        List<Integer> forced = new ArrayList<>();
        if (planning) for (int i = 0; i < c.forced; i++) forced.add(c.plan[i].engineer());
        List<String> closed = new ArrayList<>();
        for (int a = 0; a < book.actions.length; a++) if ((c.closed >> a & 1) == 1) closed.add(book.actions[a].id());
        return new CompanyView(
                c.seat,
                c.founded ? c.funding.id() : null,
                c.founded ? c.tech.id() : null,
                c.founded ? c.product.id() : null,
                c.founded ? Views.id(corporations.preset(c)) : null,
                Views.figures(c),
                book.debtLevel(c.debt).id(),
                c.pivots,
                Views.roster(c, s.round),
                Views.score(c.founded ? score.parts(s, c) : Score.Parts.NOTHING),
                c.founded ? rank : 1,
                c.founded && s.round > 0 ? income(s, c, twiceMedian) : null,
                c.founded ? book.hireLimit(s, c) : 0,
                c.founded ? Book.highestBid(c) : 0,
                s.phase == ShipIt.DRAFT ? c.funding.privateEngineers() : 0,
                closed,
                forced,
                plansAreOpen(s) ? Views.plan(book, c, s.round) : null,
                decides);
    }

    private IncomeView income(ShipState s, Company c, int twiceMedian) {
        int cap = income.cap(s.round);
        return new IncomeView(
                income.of(s.round, c, twiceMedian),
                cap,
                income.isCapped(s.round, c.mau),
                Income.isUnderdog(c, twiceMedian));
    }

    private List<ActionView> actions(ShipState s) {
        boolean claimed = s.phase > ShipIt.OPENING && s.phase <= ShipIt.EVENT;
        List<ActionView> views = new ArrayList<>();
        for (int a = 0; a < book.actions.length; a++) {
            boolean shown = claimed && (book.isLimited(a) || plansAreOpen(s));
            views.add(new ActionView(
                    book.actions[a].id(),
                    book.cost(s, a),
                    book.isLimited(a) ? book.slots(s, a) : null,
                    shown ? Seats.ofMask(Book.holders(s, a)).list() : List.of(),
                    book.actions[a].opensIn(s.terms.rounds()),
                    book.isUnlocked(s, a)));
        }
        return views;
    }

    private static List<CandidateView> pool(ShipState s) {
        List<CandidateView> pool = new ArrayList<>();
        for (Candidate candidate : s.pool)
            if (!candidate.isPrivate())
                pool.add(new CandidateView(
                        Views.engineer(candidate.engineer(), s.round), Views.seat(candidate.owner())));
        return pool;
    }

    private List<MilestoneView> milestones(ShipState s) {
        List<MilestoneView> views = new ArrayList<>();
        for (int i = 0; i < s.milestoneOwner.length; i++) {
            boolean claimed = s.milestoneOwner[i] != ShipState.UNCLAIMED;
            views.add(new MilestoneView(
                    book.box.milestones().get(i).id(),
                    Views.seat(s.milestoneOwner[i]),
                    claimed ? s.milestoneRound[i] : null));
        }
        return views;
    }

    private EventsView events(ShipState s) {
        List<String> past = new ArrayList<>();
        int struck = s.phase >= ShipIt.EVENT ? s.round : Math.max(0, s.round - 1);
        for (int round = 1; round <= struck; round++) past.add(s.deck[round - 1].id());
        List<ComingView> coming = new ArrayList<>();
        for (int round = s.phase == ShipIt.EVENT ? s.round : struck + 1; round <= s.terms.rounds(); round++) {
            if (!Forecast.isKnown(s, round)) continue;
            List<StrikeView> views = new ArrayList<>();
            for (Company c : s.companies) views.add(strikes.see(s, round, c, s.deck[round - 1], false));
            coming.add(new ComingView(round, s.deck[round - 1].id(), views));
        }
        return new EventsView(past, coming, s.deck.length - struck);
    }

    private static List<String> themes(ShipState s) {
        List<String> themes = new ArrayList<>();
        for (Theme theme : s.themes) themes.add(theme.id());
        return themes;
    }

    private static @Nullable DraftView lastDraft(ShipState s) {
        DraftReport report = s.lastDraft;
        if (report == null) return null;
        List<LotView> lots = new ArrayList<>();
        for (int i = 0; i < report.pool.length; i++) {
            List<BidView> bids = new ArrayList<>();
            for (int seat = 0; seat < report.bids[i].length; seat++)
                if (report.bids[i][seat] > 0) bids.add(new BidView(seat, report.bids[i][seat]));
            bids.sort((a, b) -> Integer.compare(b.amount(), a.amount()));
            lots.add(new LotView(Views.engineer(report.pool[i], s.round), bids));
        }
        List<HiringView> hirings = new ArrayList<>();
        for (DraftReport.Hiring hiring : report.hirings)
            hirings.add(new HiringView(
                    hiring.seat(),
                    hiring.engineer(),
                    hiring.bid() == 0 ? null : hiring.bid(),
                    hiring.price(),
                    hiring.tie()));
        List<InternView> interns = new ArrayList<>();
        for (int seat = 0; seat < report.internPrices.length; seat++)
            if (report.internPrices[seat] != DraftReport.NO_INTERN)
                interns.add(new InternView(seat, report.internPrices[seat]));
        return new DraftView(lots, hirings, interns);
    }

    private static List<List<Integer>> scores(ShipState s) {
        List<List<Integer>> scores = new ArrayList<>();
        for (int[] round : s.history) scores.add(Views.list(round));
        return scores;
    }

    private EndView end(ShipState s) {
        int decided = ranking.tieBreaker(s);
        return new EndView(
                Views.list(ranking.ranks(s)),
                decided == 0 ? null : book.box.tieBreakers().get(decided));
    }
}
