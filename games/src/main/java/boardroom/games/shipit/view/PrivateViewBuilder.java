package boardroom.games.shipit.view;

import boardroom.engine.Sentence;
import boardroom.games.shipit.box.Corporation;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.rules.Actions;
import boardroom.games.shipit.rules.Bounce;
import boardroom.games.shipit.rules.Candidate;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.Corporations;
import boardroom.games.shipit.rules.Engineer;
import boardroom.games.shipit.rules.Figures;
import boardroom.games.shipit.rules.HiringRules;
import boardroom.games.shipit.rules.Hopped;
import boardroom.games.shipit.rules.PlanPreview;
import boardroom.games.shipit.rules.Score;
import boardroom.games.shipit.rules.ScoreParts;
import boardroom.games.shipit.rules.SheetSum;
import boardroom.games.shipit.rules.ShipState;
import boardroom.games.shipit.rules.Sprint;
import boardroom.games.shipit.rules.Unserved;
import boardroom.games.shipit.view.ShipPrivateView.AdviceView;
import boardroom.games.shipit.view.ShipPrivateView.BagView;
import boardroom.games.shipit.view.ShipPrivateView.BounceView;
import boardroom.games.shipit.view.ShipPrivateView.CodeView;
import boardroom.games.shipit.view.ShipPrivateView.FoundingView;
import boardroom.games.shipit.view.ShipPrivateView.PlanView;
import boardroom.games.shipit.view.ShipPrivateView.ProspectView;
import boardroom.games.shipit.view.ShipPrivateView.SheetBidView;
import boardroom.games.shipit.view.ShipPrivateView.SheetView;
import boardroom.games.shipit.view.ShipPublicView.EngineerView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builds the private view of one player. */
public final class PrivateViewBuilder {
    private final ShipBox box;
    private final Actions actions;
    private final Corporations corporations;
    private final HiringRules hiring;
    private final Score score;
    private final PlanPreview previews;
    private final ProspectBuilder prospects;
    private final Sprint sprint;
    private final Recalled<List<ProspectView>> recalled = new Recalled<>();

    public PrivateViewBuilder(ShipBox box, Sprint sprint) {
        this.box = box;
        this.actions = new Actions(box);
        this.corporations = new Corporations(box);
        this.hiring = new HiringRules(box);
        this.score = new Score(box);
        this.previews = new PlanPreview(box, actions);
        this.prospects = new ProspectBuilder(box, actions);
        this.sprint = sprint;
    }

    public ShipPrivateView build(ShipState s, int seat, String phaseId, @Nullable AdviceView advice) {
        Company c = s.companies[seat];
        PhaseNow phase = new PhaseNow(phaseId);
        return new ShipPrivateView(
                seat,
                s.round == 0 ? founding(s, c) : null,
                phase.is("draft") ? sheet(s, c) : null,
                prospects(s, c, phase),
                phase.isPlanning() ? plan(s, c) : null,
                phase.is("puzzle") ? new CodeView(c.program, c.blocks, c.lastRun) : null,
                phase.is("sprint") && c.bag.length > 0 ? bag(c) : null,
                advice);
    }

    private FoundingView founding(ShipState s, Company c) {
        List<String> dealt = Arrays.stream(c.dealt).map(Corporation::id).toList();
        if (!c.chosen) return new FoundingView(dealt, null, null, null, null, c.confirmed, null, 0, List.of(), false);
        Company start = c.copy();
        corporations.found(start);
        ScoreParts points = score.parts(s, start);
        List<String> cards = List.of(c.funding.id(), c.tech.id(), c.product.id());
        return new FoundingView(
                dealt,
                c.funding.id(),
                c.tech.id(),
                c.product.id(),
                ViewPieces.id(corporations.preset(c)),
                c.confirmed,
                Figures.of(start),
                points.users() + points.revenue() + points.rating(),
                box.synergiesOf(cards),
                box.hardPairsOf(cards) > 0);
    }

    private SheetView sheet(ShipState s, Company c) {
        List<SheetBidView> bids = new ArrayList<>();
        for (SheetSum.Line line : SheetSum.walk(hiring, s, c)) {
            Unserved why = line.why();
            bids.add(new SheetBidView(
                    s.pool[line.place()].engineer().id(),
                    c.bids[line.place()],
                    line.price(),
                    why == null,
                    line.left(),
                    why == null ? null : why.say()));
        }
        List<EngineerView> insiders = new ArrayList<>();
        for (Candidate candidate : s.pool)
            if (candidate.isPrivate() && candidate.owner() == c.seat)
                insiders.add(ViewPieces.engineer(candidate.engineer(), s.round));
        int sum = SheetSum.ifUnopposed(hiring, s, c);
        return new SheetView(
                bids,
                c.maxHires == Company.ANY_NUMBER ? null : c.maxHires,
                c.keep,
                c.submitted > 0,
                HiringRules.highestBid(c),
                hiring.hireLimit(s, c),
                hiring.internPrice(c),
                sum,
                c.money - sum,
                insiders);
    }

    /** Who could be hired, or may still go elsewhere. */
    private List<ProspectView> prospects(ShipState s, Company c, PhaseNow phase) {
        if (!phase.is("draft") && (!phase.isPlanning() || c.locked)) return List.of();
        List<?> around =
                List.of(phase, s.round, s.themes, s.pool, s.milestoneOwner, List.of(c.plan), prospects.others(s));
        return recalled.of(s, c, around, () -> prospectsAnew(s, c, phase));
    }

    private List<ProspectView> prospectsAnew(ShipState s, Company c, PhaseNow phase) {
        List<ProspectView> views = new ArrayList<>();
        if (phase.is("draft"))
            for (Candidate candidate : s.pool) {
                if (candidate.isOpenTo(c.seat)) views.add(prospects.ofCandidate(s, c, candidate.engineer()));
            }
        else
            for (Engineer engineer : c.roster)
                if (!c.isForced(engineer.id())) views.add(prospects.inTeam(s, c, engineer, !phase.is("opening")));
        return views;
    }

    private PlanView plan(ShipState s, Company c) {
        List<Integer> bench = new ArrayList<>();
        for (Engineer engineer : c.roster) if (c.entryOf(engineer.id()) < 0) bench.add(engineer.id());
        List<BounceView> bounces = new ArrayList<>();
        for (Bounce bounce : c.bounces)
            bounces.add(new BounceView(
                    bounce.engineer(),
                    actions.all[bounce.action()].id(),
                    bounce.earlier(),
                    Hopped.of(actions, bounce).say()));
        Company after = previews.projected(s, c.withMarkedPivot(), null);
        int free = actions.free(s, c);
        Sentence warning = actions.warning(s, c);
        return new PlanView(
                ViewPieces.plan(actions, c, s.round),
                bench,
                c.money - free,
                free,
                c.aiUses(),
                c.ai,
                c.ready,
                c.locked,
                ViewPieces.id(c.pivotMark),
                bounces,
                Figures.of(after),
                score.of(s, after) - score.of(s, c),
                warning == null ? null : warning.say());
    }

    private BagView bag(Company c) {
        List<String> drawn = new ArrayList<>();
        for (int i = 0; i < c.drawn; i++) drawn.add(sprint.tokens.get(c.bag[i]).token());
        return new BagView(drawn, sprint.total(c), sprint.bugs(c), sprint.most(c), sprint.isLost(c));
    }
}
