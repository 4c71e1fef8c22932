package boardroom.games.boss.rules;

import boardroom.engine.Piles;
import boardroom.games.boss.box.Constants;
import boardroom.games.boss.box.Crack;
import boardroom.games.boss.box.Mood;
import boardroom.games.boss.box.Terms.Layering;
import boardroom.games.boss.rules.BossMove.Reason;
import org.jspecify.annotations.Nullable;

/**
 * Everything a draft would do to its company if the charts were resolved with it now (4.2, 5.1 to 5.4). Pure: rules,
 * previews, views and bots read the same figures, as long as the company is not changed; people stand at their places in
 * its list, those who leave too.
 */
public final class DraftOutcome {
    static final String WORKSHOP = "workshop";

    /** Of the rounds left to an event: it will also touch the next chart. */
    private static final int ALSO_NEXT_ROUND = 2;

    private final SharedRules rules;
    private final BossState s;
    private final Company company;
    private final Draft draft;
    private final boolean byBoard;
    private final Chart chart;
    private final int heads;
    private final int severance;
    private final int capacity;
    private final int moved;
    private final Mood mood;
    private final int cracks;
    private @Nullable Chart steady;

    private DraftOutcome(SharedRules rules, BossState s, Company company, Draft draft, boolean byBoard) {
        Constants numbers = rules.numbers();
        this.rules = rules;
        this.s = s;
        this.company = company;
        this.draft = draft;
        this.byBoard = byBoard;
        this.chart =
                Chart.resolve(company.people, draft.boss(), draft.ceo(), draft.workshop(), s.terms.layering(), numbers);
        int staying = 0;
        int moves = 0;
        int morale = company.assets.morale();
        boolean isShaken = draft.reason() != null;
        for (int p = 0; p < company.people.length; p++) {
            if (draft.isGone(p)) {
                isShaken = true;
                continue;
            }
            staying++;
            morale += moraleAfter(p);
            if (isMoved(p)) moves++;
            if (chart.isDemoted(p) || isLayered(p)) isShaken = true;
        }
        this.heads = staying;
        this.severance = severance(s, company, draft);
        this.moved = moves;
        this.mood = Company.mood(morale, staying, numbers);
        this.capacity = Math.max(0, capacity(chart, 0) + company.nextCapacity);
        this.cracks = crack(Crack.OVERLOAD, chart.overloadedBosses() > 0)
                | crack(Crack.REORGANISATION, isShaken || moves >= numbers.reorgMovesForCrack())
                | crack(Crack.BUREAUCRACY, chart.layers() > numbers.layersLimit())
                | crack(Crack.HEADLESS, draft.ceo() == Draft.NOBODY)
                | crack(Crack.MISSED_PAYROLL, company.missedPayroll);
    }

    /** Of the draft as it is drawn: who still waits gives nothing yet. */
    public static DraftOutcome of(SharedRules rules, BossState s, Company company, Draft draft) {
        return new DraftOutcome(rules, s, company, draft, false);
    }

    /** Of the draft as it will stand: who waits is placed, and where it is time the Board appoints a CEO. */
    public static DraftOutcome whenDone(SharedRules rules, BossState s, Company company, Draft draft) {
        Draft full = Placing.placed(company, draft);
        int chosen = Succession.choiceOfTheBoard(rules.numbers(), company, full);
        return chosen == Draft.NOBODY
                ? new DraftOutcome(rules, s, company, full, false)
                : new DraftOutcome(rules, s, company, full.appointed(chosen, Reason.VACANCY), true);
    }

    private static int crack(Crack crack, boolean isThere) {
        return isThere ? crack.bit() : 0;
    }

    // The chart

    /** The draft that is resolved. */
    public Draft draft() {
        return draft;
    }

    /** What it gives this round. */
    public Chart chart() {
        return chart;
    }

    /** What the same chart gives once everybody has settled in. */
    public Chart steady() {
        if (steady == null) steady = Chart.steady(company.people, draft.boss(), draft.ceo(), rules.numbers());
        return steady;
    }

    /** The Board has chosen the CEO, not the company (4.2.1). */
    public boolean isByBoard() {
        return byBoard;
    }

    /** How many people stay, the waiting ones too. */
    public int heads() {
        return heads;
    }

    public int skill() {
        return chart.totalSkill();
    }

    // People

    /** Leaves for a severance. */
    public boolean isDismissed(int p) {
        return draft.isGone(p) && p != company.ceo;
    }

    /** Was here already and hangs elsewhere by the player's will; who goes along under a moved boss does not. */
    public boolean isMoved(int p) {
        return !company.people[p].hired && draft.isInChart(p) && p != draft.ceo() && draft.boss()[p] != previousBoss(p);
    }

    /** 5.1: who is re-hung because the boss leaves takes the new place as the previous one. */
    private int previousBoss(int p) {
        int above = company.people[p].boss;
        while (above >= 0 && isDismissed(above)) above = company.people[above].boss;
        return above == company.ceo ? draft.ceo() : above;
    }

    /** How many people the player has moved. */
    public int moved() {
        return moved;
    }

    /** Stands lower than last round, at a table where that counts. */
    public boolean isLayered(int p) {
        return s.terms.layering() != Layering.NONE && chart.isLayered(p);
    }

    /** 5.3: who is both demoted and layered loses only once. */
    public int moraleAfter(int p) {
        Constants numbers = rules.numbers();
        boolean isStrict = s.terms.layering() == Layering.STRICT;
        int loss = chart.isDemoted(p) ? numbers.demotedMoraleLoss() : 0;
        if (isLayered(p)) loss = Math.max(loss, isStrict ? numbers.demotedMoraleLoss() : numbers.layeredMoraleLoss());
        return Math.max(0, company.people[p].morale - loss);
    }

    /** 5.4, after the changes of morale. */
    public Mood mood() {
        return mood;
    }

    // Cash, T, ideas, VP

    /** One salary for each who is dismissed. */
    public int severance() {
        return severance;
    }

    static int severance(BossState s, Company company, Draft draft) {
        int sum = 0;
        for (int p = 0; p < company.people.length; p++)
            if (draft.isGone(p) && p != company.ceo) sum += Modifiers.salary(s, company.people[p].card);
        return sum;
    }

    /** Severance and the retirement party. */
    public int spent() {
        return severance + party(rules, draft);
    }

    private static int party(SharedRules rules, Draft draft) {
        return draft.reason() == Reason.RETIRE ? rules.numbers().retirementCost() : 0;
    }

    /** What is left of the cash after severance and party, before the CEO earns anything; without resolving a chart. */
    static int cashLeft(SharedRules rules, BossState s, Company company, Draft draft) {
        return company.cash - severance(s, company, draft) - party(rules, draft);
    }

    /** 5.2: what the CEO sells. */
    public int earnings() {
        return earnings(chart);
    }

    public int steadyEarnings() {
        return earnings(steady());
    }

    private int earnings(Chart resolved) {
        return draft.ceo() == Draft.NOBODY ? 0 : resolved.productivity(draft.ceo());
    }

    /** Cash in the end. */
    public int cash() {
        return company.cash - spent() + earnings();
    }

    /** 5.2: the new capacity track. */
    public int capacity() {
        return capacity;
    }

    /** The track of a next round without changes, with the events that will still be in force. */
    public int steadyCapacity() {
        return Math.max(0, capacity(steady(), ALSO_NEXT_ROUND));
    }

    /** Without what is pending and before the floor; events need at least so many rounds left. */
    private int capacity(Chart resolved, int rounds) {
        int sum = company.assets.capacity();
        boolean isCeoCounted = heads == 1 || s.terms.ceoCountsInCapacity();
        for (int p = 0; p < company.people.length; p++)
            if (isCeoCounted || p != draft.ceo()) sum += resolved.productivity(p);
        if (s.terms.colours()) sum += TeamColours.capacity(company.people, resolved);
        if (s.inForce.length > 0)
            sum += Modifiers.capacity(s, rounds, condition -> rules.conditions().holds(condition, after(resolved)));
        return sum;
    }

    /** The company as conditions read it now: with this chart, after the payments and failures, before the morale. */
    private Company after(Chart resolved) {
        Company after = company.clone();
        after.cash -= spent();
        LastChart.remember(after, resolved);
        for (int p = company.people.length - 1; p >= 0; p--) if (draft.isGone(p)) after.remove(p);
        for (Ongoing work : company.ongoing)
            if (isFailing(work)) after.ongoing = Piles.without(after.ongoing, after.placeOfProject(work.card.id()));
        return after;
    }

    /** T in hand in the end. */
    public int time() {
        return Math.max(0, company.time + capacity - company.capacity);
    }

    /** Whether somebody who stays has a workshop. */
    public boolean hasWorkshop() {
        return draft.workshop() != Draft.NOBODY && !draft.isGone(draft.workshop());
    }

    public int ideasSpent() {
        return hasWorkshop() ? rules.box().price(WORKSHOP) : 0;
    }

    /** 5.4: for good mood and for R&D. */
    public int ideasGained() {
        if (!s.terms.ideas()) return 0;
        Constants numbers = rules.numbers();
        return (mood == Mood.HAPPY ? numbers.happyIdeas() : 0) + company.assets.research() / numbers.researchPerIdea();
    }

    /** Ideas in the end; those above the limit are lost. */
    public int ideas() {
        return Math.min(rules.numbers().ideaLimit(), company.ideas - ideasSpent() + ideasGained());
    }

    /** Whether firing the CEO makes this project fail. */
    public boolean isFailing(Ongoing work) {
        return draft.reason() == Reason.FIRE && work.failsByFiring(rules.numbers());
    }

    /** VP in the end. */
    public int vp() {
        int vp = company.vp;
        for (Ongoing work : company.ongoing)
            if (isFailing(work)) vp -= rules.numbers().failurePenaltyVp();
        return vp;
    }

    // Cracks

    /** The cracks of this phase, a bit each. */
    public int cracks() {
        return cracks;
    }

    public boolean has(Crack crack) {
        return crack.isIn(cracks);
    }
}
