package boardroom.games.shipit.sense;

import boardroom.engine.Counted;
import boardroom.engine.Features;
import boardroom.engine.phases.Turn;
import boardroom.games.shipit.box.DebtLevel;
import boardroom.games.shipit.box.Milestone;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.rules.Actions;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.Engineer;
import boardroom.games.shipit.rules.Income;
import boardroom.games.shipit.rules.MilestoneRace;
import boardroom.games.shipit.rules.Score;
import boardroom.games.shipit.rules.ShipState;
import java.util.List;

/** What counts in a position of Ship It!: the companies once their plans are carried out, and what may come of them. */
public final class ShipItFeatures implements Features<ShipState> {
    private static final double POINT = 1000;
    private static final double PERCENT = 100;
    private static final double THOUSAND = 1000;
    /** Points, dollars and the like are told in tens, so that no number is much larger than ten. */
    private static final double TEN = 10;

    private static final double FEW = 3;
    private static final int STAGES = 4;

    private static final List<String> NAMES = Counted.names(Feature.values());

    private final ShipBox box;
    private final Weights.Features weights;
    private final Prospect prospect;
    private final CompanyWorth worth;
    private final Score score;
    private final Income income;
    private final MilestoneRace race;
    private final List<Milestone> milestones;
    private final int bell;
    private final int bellCost;

    public ShipItFeatures(ShipBox box, Actions actions, CompanyWorth worth, Weights.Features weights) {
        this.box = box;
        this.weights = weights;
        this.prospect = new Prospect(box, actions);
        this.worth = worth;
        this.score = new Score(box);
        this.income = new Income(box.constants());
        this.milestones = box.milestones();
        this.race = new MilestoneRace(milestones);
        this.bell = actions.bell();
        this.bellCost = bell < 0 ? 0 : actions.all[bell].cost();
    }

    @Override
    public List<String> names() {
        return NAMES;
    }

    @Override
    public int stages() {
        return STAGES;
    }

    /** By the rounds to come after the one that is planned next. */
    @Override
    public int stage(ShipState s) {
        return STAGES - 1 - Math.clamp(left(s), 0, STAGES - 1);
    }

    /** After a round is resolved the next one is as good as begun. */
    private static int left(ShipState s) {
        return s.terms.rounds() - s.round - (Prospect.isResolved(s) ? 1 : 0);
    }

    @Override
    public void of(ShipState s, double[][] out) {
        Company[] after = prospect.of(s);
        for (int seat = 0; seat < after.length; seat++) row(s, after[seat], out[seat]);
        milestones(s, after, out);
        for (int place = 0; place < s.order.length; place++)
            Feature.ORDER.set(out[s.order[place]], (double) (s.order.length - 1 - place) / s.order.length);
    }

    private void row(ShipState s, Company c, double[] out) {
        int left = Math.max(0, left(s));
        boolean planning = !Prospect.isDrafting(s) && !Prospect.isResolved(s);
        double hands = 0;
        double output = 0;
        int seniors = 0;
        boolean veteran = false;
        for (Engineer engineer : c.roster) {
            double its = engineer.level().baseOutput() / PERCENT;
            output += its;
            if (!planning || c.entryOf(engineer.id()) < 0) hands += its;
            if (engineer.isSenior() && !engineer.refusesAi()) seniors++;
            veteran |= engineer.isVeteran();
        }
        if (left(s) < 0) hands = 0;
        double work = hands + left * output;
        double userFactor = c.product.mauPercent() / PERCENT;
        double market = box.marketFactor(c.product, c.mau) / PERCENT * c.funding.revenueFactor();
        int earned = 0;
        for (int next = 0; next < left; next++) earned += income.byUsers(s.terms.rounds() - left + next, c.mau);
        DebtLevel level = box.debtLevel(c.debt);
        int drafts = left + (Prospect.isDrafting(s) ? 1 : 0);

        Feature.SCORE.set(out, score.of(s, c) / POINT / TEN);
        Feature.MILESTONES.set(out, 0);
        Feature.MILESTONES_NEAR.set(out, 0);
        Feature.ORDER.set(out, 0);
        Feature.USERS.set(out, c.mau / THOUSAND);
        Feature.RATING.set(out, c.rating / PERCENT);
        Feature.MONEY.set(out, Math.min(c.money, weights.moneyWorthHaving()) / TEN);
        Feature.IDLE_MONEY.set(out, Math.max(0, c.money - weights.moneyWorthHaving()) / TEN);
        Feature.INCOME.set(out, earned / TEN);
        Feature.HANDS.set(out, hands);
        Feature.OUTPUT.set(out, output * left);
        Feature.AI.set(out, (double) Math.min(c.ai, seniors) * left);
        Feature.GROWTH.set(out, userFactor * work);
        Feature.USER_FACTOR.set(out, userFactor * left);
        Feature.MARKET.set(out, market * (left + (hands > 0 ? 1 : 0)));
        Feature.SALES.set(out, market * work / TEN);
        Feature.DEBT.set(out, c.debt / FEW);
        Feature.DEBT_LEVEL.set(out, level.ratingPenalty() * left / TEN + (box.isForcedToPayDown(c.debt) ? left : 0));
        Feature.EVENTS.set(out, worth.eventsToCome(s, c) / FEW);
        Feature.VETERAN.set(out, veteran ? left + 1 : 0);
        Feature.RECRUITS.set(out, left > 0 ? c.recruits : 0);
        Feature.PIVOT.set(out, Math.min(c.pivots, left));
        Feature.BELL.set(out, bell(s, c, earned, left, hands));
        Feature.POLISH.set(out, c.tech.ratingPerRound() * left / TEN);
        Feature.QUICK_FEATURES.set(out, c.tech.mauPerDeveloper() * left / THOUSAND);
        Feature.LOUD.set(out, (c.funding.marketing() - PERCENT) / PERCENT * left);
        Feature.NETWORK.set(out, (double) c.funding.extraHires() * drafts);
        Feature.LEAN.set(out, (PERCENT - c.funding.hirePercent()) / PERCENT * drafts);
    }

    /** How near this company is to paying for the bell of the last round; once rung, it is in the score. */
    private double bell(ShipState s, Company c, int earned, int left, double hands) {
        if (bell < 0 || bellCost == 0) return 0;
        if (left > 0) return Math.min(1.0, (double) (c.money + earned) / bellCost);
        if (hands == 0 || c.money < bellCost) return 0;
        boolean taken = !Prospect.isDrafting(s) && Actions.holders(s, bell) != 0;
        return taken ? 0 : 1;
    }

    /** Those that would be claimed if nothing else happened, and how near the others are. */
    private void milestones(ShipState s, Company[] after, double[][] out) {
        for (int i = 0; i < s.milestoneOwner.length; i++) {
            int owner = s.milestoneOwner[i];
            double points = milestones.get(i).points() / TEN;
            if (owner == Turn.NOBODY && s.round > 0) {
                owner = race.claimant(s, after, i);
                if (owner == Turn.NOBODY) near(s, after, i, points, out);
                else Feature.SCORE.add(out[owner], points);
            }
            if (owner != Turn.NOBODY) Feature.MILESTONES.add(out[owner], points);
        }
    }

    private void near(ShipState s, Company[] after, int milestone, double points, double[][] out) {
        if (left(s) < 0) return;
        for (int seat = 0; seat < after.length; seat++) {
            double progress = worth.progress(milestones.get(milestone), after[seat]);
            Feature.MILESTONES_NEAR.add(out[seat], points * progress * progress);
        }
    }
}
