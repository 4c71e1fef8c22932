package boardroom.games.shipit.view;

import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.engine.phases.PhasedGame;
import boardroom.engine.phases.Turn;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.box.Theme;
import boardroom.games.shipit.rules.Actions;
import boardroom.games.shipit.rules.Candidate;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.Corporations;
import boardroom.games.shipit.rules.DraftReport;
import boardroom.games.shipit.rules.Figures;
import boardroom.games.shipit.rules.HiringRules;
import boardroom.games.shipit.rules.Income;
import boardroom.games.shipit.rules.LostBid;
import boardroom.games.shipit.rules.PuzzlePhase;
import boardroom.games.shipit.rules.Ranking;
import boardroom.games.shipit.rules.Score;
import boardroom.games.shipit.rules.ScoreParts;
import boardroom.games.shipit.rules.ShipState;
import boardroom.games.shipit.rules.Sprint;
import boardroom.games.shipit.view.ShipPublicView.ActionView;
import boardroom.games.shipit.view.ShipPublicView.BidView;
import boardroom.games.shipit.view.ShipPublicView.CandidateView;
import boardroom.games.shipit.view.ShipPublicView.ComingView;
import boardroom.games.shipit.view.ShipPublicView.CompanyView;
import boardroom.games.shipit.view.ShipPublicView.DraftView;
import boardroom.games.shipit.view.ShipPublicView.EndView;
import boardroom.games.shipit.view.ShipPublicView.EventsView;
import boardroom.games.shipit.view.ShipPublicView.InternView;
import boardroom.games.shipit.view.ShipPublicView.LotView;
import boardroom.games.shipit.view.ShipPublicView.MilestoneView;
import boardroom.games.shipit.view.ShipPublicView.ReachView;
import boardroom.games.shipit.view.ShipPublicView.StrikeView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builds the public view by picking what is public; nothing else can get in. */
public final class PublicViewBuilder {
    private final ShipBox box;
    private final Actions actions;
    private final Corporations corporations;
    private final HiringRules hiring;
    private final Score score;
    private final Ranking ranking;
    private final Income income;
    private final LastRoundBuilder rounds;
    private final StrikeViewBuilder strikes;
    private final PuzzleViewBuilder puzzles;
    private final WithinReach reach;
    private final Contest contest;

    public PublicViewBuilder(ShipBox box, PuzzlePhase puzzle, Sprint sprint) {
        this.box = box;
        this.actions = new Actions(box);
        this.corporations = new Corporations(box);
        this.hiring = new HiringRules(box);
        this.score = new Score(box);
        this.ranking = new Ranking(score);
        this.income = new Income(box.constants());
        this.strikes = new StrikeViewBuilder(box, actions);
        this.rounds = new LastRoundBuilder(box, actions, strikes);
        this.puzzles = new PuzzleViewBuilder(box, actions, puzzle, sprint);
        this.reach = new WithinReach(box, actions);
        this.contest = new Contest(actions);
    }

    public ShipPublicView build(ShipState s, String phaseId, Seats owing) {
        PhaseNow phase = new PhaseNow(phaseId);
        return new ShipPublicView(
                phaseId,
                s.round,
                s.terms.rounds(),
                companies(s, phase, owing),
                s.round == 0 ? List.of() : ViewPieces.list(s.order),
                ViewPieces.list(s.priority),
                s.round == 0 ? List.of() : actions(s, phase),
                pool(s),
                milestones(s, phase),
                events(s, phase),
                Arrays.stream(s.themes).map(Theme::id).toList(),
                puzzles.build(s, phase),
                lastDraft(s),
                rounds.build(s),
                Arrays.stream(s.history).map(ViewPieces::list).toList(),
                phase.is(PhasedGame.END) ? end(s) : null);
    }

    private List<CompanyView> companies(ShipState s, PhaseNow phase, Seats owing) {
        int[] ranks = ranking.ranks(s);
        int twiceMedian = Income.twiceMedian(s.companies);
        List<CompanyView> views = new ArrayList<>();
        for (Company c : s.companies) views.add(company(s, c, phase, ranks[c.seat], twiceMedian, owing.has(c.seat)));
        return views;
    }

    private CompanyView company(ShipState s, Company c, PhaseNow phase, int rank, int twiceMedian, boolean decides) {
        List<Integer> forced = new ArrayList<>();
        if (phase.hasPlans()) for (int i = 0; i < c.forced; i++) forced.add(c.plan[i].engineer());
        List<String> closed = new ArrayList<>();
        for (int a = 0; a < actions.all.length; a++) if ((c.closed >> a & 1) == 1) closed.add(actions.all[a].id());
        return new CompanyView(
                c.seat,
                c.founded ? c.funding.id() : null,
                c.founded ? c.tech.id() : null,
                c.founded ? c.product.id() : null,
                c.founded ? ViewPieces.id(corporations.preset(c)) : null,
                Figures.of(c),
                box.debtLevel(c.debt).id(),
                c.pivots,
                Arrays.stream(c.roster)
                        .map(engineer -> ViewPieces.engineer(engineer, s.round))
                        .toList(),
                c.founded ? score.parts(s, c) : ScoreParts.NOTHING,
                c.founded ? rank : 1,
                c.founded && s.round > 0 ? income.due(s.round, c, twiceMedian) : null,
                c.founded ? hiring.hireLimit(s, c) : 0,
                c.founded ? HiringRules.highestBid(c) : 0,
                phase.is("draft") ? c.funding.privateEngineers() : 0,
                closed,
                forced,
                phase.showsPlans(s) ? ViewPieces.plan(actions, c, s.round) : null,
                decides);
    }

    private List<ActionView> actions(ShipState s, PhaseNow phase) {
        boolean claimed = phase.hasPlans() && !phase.is("opening");
        boolean before = phase.is("draft") || phase.is("opening");
        List<ActionView> views = new ArrayList<>();
        for (int a = 0; a < actions.all.length; a++) {
            boolean shown = claimed && (actions.isLimited(a) || phase.showsPlans(s));
            views.add(new ActionView(
                    actions.all[a].id(),
                    actions.cost(s, a),
                    actions.isLimited(a) ? actions.slots(s, a) : null,
                    shown ? Seats.ofMask(Actions.holders(s, a)).list() : List.of(),
                    actions.all[a].opensIn(s.terms.rounds()),
                    actions.isUnlocked(s, a),
                    before ? contest.contenders(s, a) : List.of()));
        }
        return views;
    }

    private static List<CandidateView> pool(ShipState s) {
        List<CandidateView> pool = new ArrayList<>();
        for (Candidate candidate : s.pool)
            if (!candidate.isPrivate())
                pool.add(new CandidateView(
                        ViewPieces.engineer(candidate.engineer(), s.round), ViewPieces.seat(candidate.owner())));
        return pool;
    }

    private List<MilestoneView> milestones(ShipState s, PhaseNow phase) {
        List<MilestoneView> views = new ArrayList<>();
        boolean plans = phase.is("draft") || phase.isPlanning();
        List<List<ReachView>> near = plans ? reach.of(s, phase.isPlanning() && !phase.is("opening")) : List.of();
        for (int i = 0; i < s.milestoneOwner.length; i++) {
            boolean claimed = s.milestoneOwner[i] != Turn.NOBODY;
            views.add(new MilestoneView(
                    box.milestones().get(i).id(),
                    ViewPieces.seat(s.milestoneOwner[i]),
                    claimed ? s.milestoneRound[i] : null,
                    plans ? near.get(i) : List.of()));
        }
        return views;
    }

    private EventsView events(ShipState s, PhaseNow phase) {
        List<String> past = new ArrayList<>();
        for (int round = 1; round <= s.struck; round++) past.add(s.deck[round - 1].id());
        List<ComingView> coming = new ArrayList<>();
        for (int round = phase.is("event") ? s.round : s.struck + 1; round <= s.terms.rounds(); round++)
            if (s.isEventKnown(round)) coming.add(coming(s, round));
        return new EventsView(past, coming, s.deck.length - s.struck);
    }

    private ComingView coming(ShipState s, int round) {
        List<StrikeView> views = new ArrayList<>();
        for (Company c : s.companies) views.add(strikes.build(s, round, c, s.deck[round - 1], false));
        return new ComingView(round, s.deck[round - 1].id(), views);
    }

    private static @Nullable DraftView lastDraft(ShipState s) {
        DraftReport report = s.lastDraft;
        if (report == null) return null;
        List<LotView> lots = new ArrayList<>();
        for (int i = 0; i < report.pool.length; i++) {
            List<BidView> bids = new ArrayList<>();
            for (int seat = 0; seat < s.seats(); seat++)
                if (report.bids[i][seat] > 0)
                    bids.add(new BidView(seat, report.bids[i][seat], whyLost(report, report.pool[i].id(), seat)));
            bids.sort((a, b) -> Integer.compare(b.amount(), a.amount()));
            lots.add(new LotView(ViewPieces.engineer(report.pool[i], s.round), bids));
        }
        List<InternView> interns = new ArrayList<>();
        for (int seat = 0; seat < s.seats(); seat++)
            if (report.internPrices[seat] != DraftReport.NO_INTERN)
                interns.add(new InternView(seat, report.internPrices[seat]));
        return new DraftView(lots, List.of(report.hirings), interns);
    }

    private static @Nullable Say whyLost(DraftReport report, int engineer, int seat) {
        for (LostBid bid : report.lost)
            if (bid.engineer() == engineer && bid.seat() == seat)
                return bid.why().say();
        return null;
    }

    private EndView end(ShipState s) {
        int decided = ranking.tieBreaker(s);
        return new EndView(
                ViewPieces.list(ranking.ranks(s)),
                decided == 0 ? null : box.tieBreakers().get(decided));
    }
}
