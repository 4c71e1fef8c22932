package boardroom.games.boss.sense;

import boardroom.games.boss.box.Constants;
import boardroom.games.boss.box.Effect;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.rules.Assets;
import boardroom.games.boss.rules.BossMove.Production;
import boardroom.games.boss.rules.BossMove.Reason;
import boardroom.games.boss.rules.BossMove.Work;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Chart;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Draft;
import boardroom.games.boss.rules.Modifiers;
import boardroom.games.boss.rules.Ongoing;
import boardroom.games.boss.rules.Person;
import boardroom.games.boss.rules.Placing;
import boardroom.games.boss.rules.PlanRules;
import boardroom.games.boss.rules.SharedRules;
import boardroom.games.boss.rules.Span;
import org.jspecify.annotations.Nullable;

/** One company as it stands once what it has decided is carried out: the chart in its draft, the plan it has handed in. */
final class Standing {
    /** Who has so much morale left is close to leaving. */
    private static final int UNHAPPY = 1;

    private final Weights weights;
    private final SharedRules rules;
    private final Constants numbers;
    private final BossState s;
    private final Company company;
    private final Prices prices;

    /** How many Productions are still to come. */
    private int ahead;

    private double points;
    private int cash;
    private int time;
    private int ideas;
    private int research;
    private int cracks;
    private int completed;
    private double legacy;
    private int payroll;
    private int people;
    private int morale;
    private int unhappy;
    private @Nullable Chart steady;

    // Of the projects under way
    private int load;
    private int overheads;
    private int rewards;
    private double runningPoints;
    private double runningReturns;
    private double runningWork;
    private int delay;
    private int hopeless;

    Standing(Weights weights, SharedRules rules, BossState s, Company company, Prices prices, boolean produced) {
        this.weights = weights;
        this.rules = rules;
        this.numbers = rules.numbers();
        this.s = s;
        this.company = company;
        this.prices = prices;
        this.ahead = prices.left() + (produced ? 0 : 1);
        points = company.vp;
        cash = company.cash;
        time = company.time;
        ideas = company.ideas;
        research = company.assets.research();
        completed = company.completed.length;
        cracks = Integer.bitCount(company.cracks) + company.issues.length - company.answered;
        if (company.hiredThisRound > 0) time -= company.timeBid;
        organise();
        if (s.sealed(company.seat) instanceof Production plan) produce(plan);
        else for (Ongoing work : company.ongoing) carryOn(work, work.progress, work.delay);
    }

    // The chart

    private void organise() {
        Draft draft = company.draft;
        Draft full = Placing.placed(company, draft == null ? Draft.of(company) : draft);
        steady = Chart.steady(company.people, full.boss(), full.ceo(), numbers);
        for (int p = 0; p < full.boss().length; p++) {
            if (full.isGone(p)) continue;
            Person person = company.people[p];
            payroll += Modifiers.salary(s, person.card);
            people++;
            morale += person.morale;
            if (p != full.ceo() && person.morale <= UNHAPPY) unhappy++;
        }
        boolean isHeir = company.heir;
        boolean isExact = company.ceo() != null && company.ceo().span == Span.EXACT;
        if (draft != null) {
            Chart now = resolve(full);
            if (draft.reason() != null) isHeir = draft.reason() == Reason.RETIRE;
            isExact = full.ceo() >= 0 && now.span(full.ceo()) == Span.EXACT;
        }
        if (isHeir) legacy = isExact ? numbers.legacyVp() : prices.left() > 0 ? numbers.legacyVp() / 2.0 : 0;
        else if (mayRetire(full)) legacy = weights.chart().legacyChance();
    }

    /** What the draft gives and costs this round. */
    private Chart resolve(Draft draft) {
        Chart now =
                Chart.resolve(company.people, draft.boss(), draft.ceo(), draft.workshop(), s.terms.layering(), numbers);
        int capacity = company.assets.capacity() + company.nextCapacity + capacity(now);
        time = Math.max(0, time + Math.max(0, capacity) - company.capacity);
        if (draft.ceo() >= 0) cash += now.productivity(draft.ceo());
        if (draft.reason() == Reason.RETIRE) cash -= numbers.retirementCost();
        if (draft.reason() == Reason.FIRE) delay += numbers.firingDelay() * company.ongoing.length;
        if (draft.workshop() >= 0) ideas -= rules.box().price("workshop");
        int moved = 0;
        boolean isSad = draft.reason() != null;
        for (int p = 0; p < now.size(); p++) {
            if (draft.isGone(p)) {
                isSad = true;
                if (p != company.ceo) cash -= Modifiers.salary(s, company.people[p].card);
            } else if (now.isDemoted(p) || now.isLayered(p)) {
                isSad = true;
                morale--;
            } else if (!company.people[p].hired && company.people[p].boss != draft.boss()[p]) moved++;
        }
        if (isSad || moved >= numbers.reorgMovesForCrack()) cracks++;
        if (now.overloadedBosses() > 0) cracks++;
        if (now.layers() > numbers.layersLimit()) cracks++;
        return now;
    }

    private int capacity(Chart chart) {
        int sum = 0;
        for (int p = 0; p < chart.size(); p++)
            if (p != chart.ceo() || people == 1 || s.terms.ceoCountsInCapacity()) sum += chart.productivity(p);
        return sum;
    }

    /** Somebody would lead just the right number after a CEO who can still leave in time. */
    private boolean mayRetire(Draft draft) {
        int ceo = draft.ceo();
        if (ceo < 0 || steady == null || prices.left() > weights.chart().heirRounds()) return false;
        if (company.people[ceo].tenure + prices.left() <= s.terms.retireAfterTurns()) return false;
        for (int p = 0; p < steady.size(); p++) {
            if (p == ceo || steady.reports(p) == 0) continue;
            int reports = steady.reports(p) + steady.reports(ceo) - (steady.boss(p) == ceo ? 1 : 0);
            if (reports == company.people[p].card.leadership().most()) return true;
        }
        return false;
    }

    // The projects

    /** As the plan says it, which nothing can stop any more. */
    private void produce(Production plan) {
        ahead--;
        cash -= plan.outsource() * (numbers.outsourcingPrice() + Modifiers.outsourcing(s));
        int used = -plan.outsource();
        boolean isLate = false;
        for (Ongoing work : company.ongoing) {
            Work task = PlanRules.work(plan, work);
            int progress = work.progress;
            int late = work.delay;
            boolean isCut = work.card.id().equals(plan.shortcut());
            if (task != null && task.run()) {
                used += work.card.time() + late;
                cash -= rules.projects().overhead(s, company, work.card);
                late = 0;
                progress++;
            } else if (task != null && task.catchUp() != null) {
                used += task.catchUp();
                late -= task.catchUp();
            } else if (!work.isNew) late += numbers.stallDelay();
            if (isCut) progress++;
            isLate |= late > 0;
            if (progress > work.progress && progress >= rules.projects().needed(company, work.card))
                complete(work.card);
            else if (late >= numbers.delayLimit()) points -= numbers.failurePenaltyVp();
            else carryOn(work, progress, late);
            if (isCut) ideas -= rules.box().price("shortcut");
        }
        time -= Math.max(0, used);
        if (isLate) cracks++;
        if (plan.patent()) {
            points += numbers.patentVp();
            ideas -= rules.box().price("patent");
        }
    }

    private void complete(Project project) {
        completed++;
        points += project.victoryPoints();
        cash += Modifiers.reward(s, project);
        research += project.research();
        Project.Special special = project.special();
        if (special == null
                || !rules.projects().isSpecial(company, project, special.then().kind())) return;
        if (special.then().kind() == Effect.Kind.VP) points += special.then().size();
        if (special.then().kind() == Effect.Kind.CASH) cash += special.then().size();
        if (special.then().kind() == Effect.Kind.IDEAS) ideas += special.then().size();
    }

    private void carryOn(Ongoing work, int progress, int late) {
        Project project = work.card;
        int needed = Math.max(1, rules.projects().needed(company, project) - progress);
        delay += late;
        int reach = ahead + (ideas >= rules.box().price("shortcut") ? 1 : 0);
        if (needed > reach) {
            hopeless++;
            return;
        }
        int overhead = rules.projects().overhead(s, company, project);
        int reward = Modifiers.reward(s, project);
        runningPoints += project.victoryPoints();
        runningReturns += reward - needed * overhead;
        runningWork += (double) needed * project.time() + late;
        if (ahead <= prices.left()) return;
        load += project.time() + late;
        overheads += overhead;
        if (needed == 1) rewards += reward;
    }

    // The numbers

    void tell(double[] row) {
        Assets assets = company.assets;
        int left = prices.left();
        int useful = 2 * numbers.cashPerVp();
        int capacity = steady == null ? 0 : capacity(steady) + assets.capacity();
        int earned = steady == null || steady.ceo() < 0 ? 0 : steady.productivity(steady.ceo());
        double work = weights.chart().workSteady();
        Feature.POINTS.set(row, points);
        Feature.LEGACY.set(row, legacy);
        Feature.CASH.set(row, Math.min(cash, useful));
        Feature.SURPLUS.set(row, Math.max(0, cash - useful));
        Feature.SHORTFALL.set(row, Math.max(0, payroll + overheads - cash - assets.income() - rewards));
        Feature.FREE_TIME.set(
                row, left == 0 && ahead == 0 ? 0 : Math.clamp(time - load, 0, 2 * numbers.timeCarryLimit()));
        Feature.MISSING_TIME.set(row, Math.max(0, load - time));
        Feature.CAPACITY.set(row, left * Math.min(capacity, work));
        Feature.IDLE_CAPACITY.set(row, left * Math.max(0, capacity - work));
        Feature.SKILL.set(row, steady == null ? 0 : steady.totalSkill());
        Feature.EARNINGS.set(row, (double) left * (earned + assets.income()));
        Feature.PAYROLL.set(row, (double) left * payroll);
        Feature.RUNNING_POINTS.set(row, runningPoints);
        Feature.RUNNING_RETURNS.set(row, runningReturns);
        Feature.RUNNING_WORK.set(row, runningWork);
        Feature.DELAY.set(row, delay);
        Feature.HOPELESS.set(row, hopeless);
        int spent = rules.box().price("shortcut") + rules.box().price("patent");
        Feature.IDEAS.set(row, s.terms.ideas() ? Math.clamp(ideas, 0, spent * ahead) : 0);
        Feature.RESEARCH.set(row, (double) left * research);
        Feature.LASTING.set(row, left * lasting(assets));
        Feature.MOOD.set(row, people == 0 ? 0 : (double) (morale + assets.morale()) / people);
        Feature.UNHAPPY.set(row, unhappy);
        Feature.PEOPLE.set(row, people);
        Feature.EXACT_BOSSES.set(row, steady == null ? 0 : steady.exactBosses());
        Feature.CRACKS.set(row, cracks);
        Feature.COMPLETED.set(row, completed);
    }

    private double lasting(Assets assets) {
        Weights.Projects w = weights.projects();
        return assets.recruit() * w.recruit()
                + assets.overheadCut() * w.overheadCut()
                + assets.insurance() * w.insurance()
                + assets.shields().size() * w.shield()
                + assets.typeCash().size() * w.typeBonus();
    }
}
