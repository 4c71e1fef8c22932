package boardroom.games.shipit.view;

import boardroom.engine.phases.Turn;
import boardroom.games.shipit.box.ActionEffect;
import boardroom.games.shipit.box.EventCard;
import boardroom.games.shipit.box.Milestone;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.rules.Actions;
import boardroom.games.shipit.rules.Claim;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.Figures;
import boardroom.games.shipit.rules.Income;
import boardroom.games.shipit.rules.Ledger;
import boardroom.games.shipit.rules.Luck;
import boardroom.games.shipit.rules.MilestoneRace;
import boardroom.games.shipit.rules.PlanEntry;
import boardroom.games.shipit.rules.Resolution;
import boardroom.games.shipit.rules.RoundReport;
import boardroom.games.shipit.rules.Score;
import boardroom.games.shipit.rules.ShipState;
import boardroom.games.shipit.view.ShipPublicView.ClaimView;
import boardroom.games.shipit.view.ShipPublicView.CompanyRoundView;
import boardroom.games.shipit.view.ShipPublicView.RoundView;
import boardroom.games.shipit.view.ShipPublicView.StrikeView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tells the last round again: the same rules on the same companies with the same luck, this time with a ledger. */
final class LastRoundBuilder {
    private final Actions actions;
    private final Resolution resolution;
    private final Income income;
    private final Score score;
    private final StrikeViewBuilder strikes;
    private final MilestoneRace race;
    private final List<Milestone> milestones;

    LastRoundBuilder(ShipBox box, Actions actions, StrikeViewBuilder strikes) {
        this.actions = actions;
        this.resolution = new Resolution(box, actions);
        this.income = new Income(box.constants());
        this.score = new Score(box);
        this.strikes = strikes;
        this.milestones = box.milestones();
        this.race = new MilestoneRace(milestones);
    }

    @Nullable RoundView build(ShipState s) {
        RoundReport report = s.lastRound;
        if (report == null) return null;
        ShipState past = s.inRound(report.round);
        int seats = s.seats();
        Company[] after = new Company[seats];
        Ledger[] ledgers = new Ledger[seats];
        for (int seat = 0; seat < seats; seat++) {
            after[seat] = report.before[seat].copy();
            ledgers[seat] = new Ledger();
            Luck luck = Luck.noted(report.broken[seat], report.heads[seat]);
            resolution.resolve(past, after[seat], seat == report.puzzleWinner, luck, ledgers[seat]);
        }
        int twiceMedian = Income.twiceMedian(after);
        for (int seat = 0; seat < seats; seat++) income.pay(past.round, after[seat], twiceMedian, ledgers[seat]);
        ShipState earlier = past.beforeItsClaims();
        List<CompanyRoundView> companies = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            Company before = report.before[seat];
            companies.add(new CompanyRoundView(
                    seat,
                    before.product.id(),
                    Figures.of(before),
                    ViewPieces.plan(actions, before, past.round),
                    broken(before, report.broken[seat]),
                    flips(before) ? report.heads[seat] != 0 : null,
                    ledgers[seat].lines(),
                    Figures.of(after[seat]),
                    report.incomes[seat],
                    score.parts(earlier, before),
                    score.parts(past, after[seat]),
                    strike(past, report, seat)));
        }
        return new RoundView(
                report.round,
                ViewPieces.seat(report.puzzleWinner),
                claims(past, after),
                companies,
                ViewPieces.id(report.event));
    }

    private List<ClaimView> claims(ShipState past, Company[] after) {
        List<ClaimView> claims = new ArrayList<>();
        for (int i = 0; i < milestones.size(); i++) {
            if (past.milestoneOwner[i] == Turn.NOBODY || past.milestoneRound[i] != past.round) continue;
            Claim claim = race.claim(past, after, i, past.milestoneOwner[i]);
            claims.add(new ClaimView(
                    milestones.get(i).id(),
                    claim.seat(),
                    claim.why().say(),
                    claim.beaten().list()));
        }
        return claims;
    }

    private @Nullable StrikeView strike(ShipState past, RoundReport report, int seat) {
        EventCard event = report.event;
        if (event == null || report.beforeEvent.length <= seat) return null;
        boolean paid = (report.paid >> seat & 1) == 1;
        return strikes.build(past, past.round, report.beforeEvent[seat], event, paid);
    }

    private List<Integer> broken(Company c, int mask) {
        List<Integer> broken = new ArrayList<>();
        int feature = 0;
        for (PlanEntry entry : c.plan)
            if (actions.all[entry.action()].breaks() && (mask >> feature++ & 1) == 1) broken.add(entry.engineer());
        return broken;
    }

    private boolean flips(Company c) {
        for (PlanEntry entry : c.plan)
            for (ActionEffect effect : actions.all[entry.action()].effects())
                if (effect instanceof ActionEffect.CoinFlip) return true;
        return false;
    }
}
