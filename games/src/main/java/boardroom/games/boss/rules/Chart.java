package boardroom.games.boss.rules;

import boardroom.games.boss.box.Constants;
import boardroom.games.boss.box.Output;
import boardroom.games.boss.box.Terms.Layering;

/**
 * 5.1 Resolving a chart: who reports to whom, and what that makes of everybody. One pure function that rules, previews and
 * bots share; people stand at their places in the company's list.
 */
public final class Chart {
    /** In the place of a boss: the CEO, or a top person while there is no CEO. */
    public static final int BOARD = -1;

    /** In the place of a boss: hired and not placed yet. */
    public static final int WAITING = -2;

    /** In the place of a boss: leaves when the chart is resolved. */
    public static final int GONE = -3;

    /** Why all bonuses of a person are locked, as bits. */
    public static final int NEW = 1;

    public static final int WORKS_TO_RULE = 2;
    public static final int BOSS_PROMOTED = 4;
    public static final int DEMOTED = 8;
    public static final int SUNK = 16;

    /** What unlocks bonuses of a person, as bits. */
    public static final int BY_BOSS = 1;

    public static final int BY_WORKSHOP = 2;
    public static final int BY_BEING_CEO = 4;
    public static final int BY_OWN_SPAN = 8;

    private final Person[] people;
    private int[] boss;
    private int ceo;

    /** Whether nobody is new, promoted, demoted or working to rule any more: the same chart a round later. */
    private final boolean steady;

    private final int[] reports;
    private final int[] layer;
    private final int[] locks;
    private final int[] unlocks;
    private final int[] leadership;
    private final int[] productivityCut;
    private final int[] skillCut;
    private final boolean[] productivityLocked;
    private int layers;
    private int exact;
    private int overloaded;

    private Chart(Person[] people, int[] boss, int ceo, boolean steady) {
        int size = people.length;
        this.people = people;
        this.boss = boss;
        this.ceo = ceo;
        this.steady = steady;
        this.reports = new int[size];
        this.layer = new int[size];
        this.locks = new int[size];
        this.unlocks = new int[size];
        this.leadership = new int[size];
        this.productivityCut = new int[size];
        this.skillCut = new int[size];
        this.productivityLocked = new boolean[size];
    }

    /** What this chart gives in the round it is drawn in. */
    public static Chart resolve(
            Person[] people, int[] boss, int ceo, int workshop, Layering layering, Constants numbers) {
        Chart chart = new Chart(people, boss, ceo, false);
        chart.resolve(workshop, layering, numbers);
        return chart;
    }

    /** What the same chart gives once everybody has settled in. */
    public static Chart steady(Person[] people, int[] boss, int ceo, Constants numbers) {
        Chart chart = new Chart(people, boss, ceo, true);
        chart.resolve(Draft.NOBODY, Layering.NONE, numbers);
        return chart;
    }

    /** One for many charts of the same people, to be resolved {@link #again} and again; nobody reports to anybody yet. */
    public static Chart blank(Person[] people, boolean steady) {
        return new Chart(people, new int[people.length], Draft.NOBODY, steady);
    }

    /** Another chart of the same people, in the place of the one before; the array is read and not copied. */
    public void again(int[] otherBoss, int otherCeo, int workshop, Layering layering, Constants numbers) {
        boss = otherBoss;
        ceo = otherCeo;
        layers = 0;
        exact = 0;
        overloaded = 0;
        for (int p = 0; p < reports.length; p++) {
            reports[p] = 0;
            locks[p] = 0;
            unlocks[p] = 0;
            leadership[p] = 0;
            productivityCut[p] = 0;
            skillCut[p] = 0;
            productivityLocked[p] = false;
        }
        resolve(workshop, layering, numbers);
    }

    private void resolve(int workshop, Layering layering, Constants numbers) {
        for (int p = 0; p < boss.length; p++) if (boss[p] >= 0) reports[boss[p]]++;
        for (int p = 0; p < boss.length; p++) {
            layer[p] = depth(p);
            layers = Math.max(layers, layer[p]);
        }
        for (int p = 0; p < boss.length; p++) if (layer[p] > 0) lock(p, layering, numbers);
        if (workshop >= 0) unlocks[workshop] |= BY_WORKSHOP;
        if (ceo >= 0) unlocks[ceo] |= BY_BEING_CEO;
        for (int level = 1; level <= layers; level++)
            for (int p = 0; p < boss.length; p++) if (layer[p] == level) lead(p);
    }

    private int depth(int p) {
        if (boss[p] < BOARD) return 0;
        int depth = ceo >= 0 ? 1 : 2;
        for (int above = boss[p]; above >= 0; above = boss[above]) depth++;
        return depth;
    }

    private void lock(int p, Layering layering, Constants numbers) {
        if (steady) return;
        Person person = people[p];
        if (person.hired) locks[p] |= NEW;
        if (person.worksToRule) locks[p] |= WORKS_TO_RULE;
        if (boss[p] >= 0 && isPromoted(boss[p])) locks[p] |= BOSS_PROMOTED;
        if (isDemoted(p)) locks[p] |= DEMOTED;
        if (layering == Layering.STRICT && isLayered(p)) locks[p] |= SUNK;
        if ((locks[p] & (DEMOTED | SUNK)) != 0) {
            productivityCut[p] = numbers.demotedOutputLoss();
            skillCut[p] = numbers.demotedOutputLoss();
        }
    }

    /** From the top down: a boss is judged with the leadership that the level above has just unlocked. */
    private void lead(int p) {
        Output printed = people[p].card.leadership();
        boolean isUnlocked = hasLeadershipBonus(p);
        leadership[p] = isUnlocked ? printed.most() : printed.base();
        switch (span(p)) {
            case EXACT -> {
                exact++;
                unlocks[p] |= BY_OWN_SPAN;
                for (int q = 0; q < boss.length; q++) if (boss[q] == p) unlocks[q] |= BY_BOSS;
            }
            case OVERLOADED -> {
                overloaded++;
                productivityCut[p] += reports[p] - leadership[p];
                for (int q = 0; q < boss.length; q++) if (boss[q] == p) productivityLocked[q] = true;
            }
            case UNDER_USED, NONE -> {}
        }
    }

    /** Leads somebody now, and led nobody last round; a CEO or a new hire can be promoted too. */
    public boolean isPromoted(int p) {
        return !steady && reports[p] > 0 && !people[p].hadReports;
    }

    /** Led somebody last round, and leads nobody now. */
    public boolean isDemoted(int p) {
        return !steady && isOldHand(p) && people[p].hadReports && reports[p] == 0;
    }

    /** Stands lower than last round. */
    public boolean isLayered(int p) {
        return !steady && isOldHand(p) && people[p].layer > 0 && layer[p] > people[p].layer;
    }

    private boolean isOldHand(int p) {
        return layer[p] > 0 && p != ceo && !people[p].hired;
    }

    public int size() {
        return boss.length;
    }

    public int boss(int p) {
        return boss[p];
    }

    public int ceo() {
        return ceo;
    }

    /** From 1, the CEO; 0: not in the chart. */
    public int layer(int p) {
        return layer[p];
    }

    public int reports(int p) {
        return reports[p];
    }

    public Span span(int p) {
        return Span.of(reports[p], leadership[p]);
    }

    public int leadership(int p) {
        return leadership[p];
    }

    /** Why all bonuses are locked, as bits; 0: they are not. */
    public int locks(int p) {
        return locks[p];
    }

    /** What unlocks bonuses, as bits. */
    public int unlocks(int p) {
        return unlocks[p];
    }

    /** Whether an overloaded boss locks the productivity. */
    public boolean isProductivityLocked(int p) {
        return productivityLocked[p];
    }

    public int productivityCut(int p) {
        return productivityCut[p];
    }

    public int skillCut(int p) {
        return skillCut[p];
    }

    public boolean hasProductivityBonus(int p) {
        return locks[p] == 0
                && !productivityLocked[p]
                && productivityCut[p] == 0
                && (unlocks[p] & (BY_BOSS | BY_WORKSHOP)) != 0;
    }

    public boolean hasSkillBonus(int p) {
        return locks[p] == 0 && skillCut[p] == 0 && unlocks[p] != 0;
    }

    public boolean hasLeadershipBonus(int p) {
        return locks[p] == 0 && (unlocks[p] & (BY_BOSS | BY_WORKSHOP | BY_BEING_CEO)) != 0;
    }

    public int productivity(int p) {
        return output(p, people[p].card.productivity(), productivityCut[p], hasProductivityBonus(p));
    }

    public int skill(int p) {
        return output(p, people[p].card.skill(), skillCut[p], hasSkillBonus(p));
    }

    private int output(int p, Output printed, int cut, boolean withBonus) {
        if (layer[p] == 0) return 0;
        return Math.max(0, withBonus ? printed.most() : printed.base() - cut);
    }

    public int totalSkill() {
        int sum = 0;
        for (int p = 0; p < boss.length; p++) sum += skill(p);
        return sum;
    }

    /** The deepest layer. */
    public int layers() {
        return layers;
    }

    public int exactBosses() {
        return exact;
    }

    public int overloadedBosses() {
        return overloaded;
    }
}
