package boardroom.games.boss.sense;

import boardroom.engine.phases.Sense;
import boardroom.games.boss.rules.BossMove;
import boardroom.games.boss.rules.BossMove.Appoint;
import boardroom.games.boss.rules.BossMove.Dismiss;
import boardroom.games.boss.rules.BossMove.Done;
import boardroom.games.boss.rules.BossMove.Place;
import boardroom.games.boss.rules.BossMove.Reason;
import boardroom.games.boss.rules.BossMove.Workshop;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Chart;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Draft;
import boardroom.games.boss.rules.Modifiers;
import boardroom.games.boss.rules.Ongoing;
import boardroom.games.boss.rules.Person;
import boardroom.games.boss.rules.SharedRules;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 4.2: looks for the best chart from the draft as it is, and prefers the edit that leads there; else each by what it does. */
record OrganisationSense(Weights weights, SharedRules rules, ChartMemo memo) implements Sense<BossState, BossMove> {
    /** How far an edit is judged by itself, and how far above that stands the one that leads to the best chart. */
    private static final double BOUND = 5;

    private static final double WANTED = 8;
    private static final int STEPS = 6;

    @Override
    public void scores(BossState s, int seat, List<? extends BossMove> moves, double[] out) {
        Company company = s.companies[seat];
        Draft draft = company.draft;
        if (draft == null) return;
        ChartScore charts = charts(s, company);
        scores(company, draft, charts, moves, wanted(s, company, draft, charts, moves), out);
    }

    private ChartScore charts(BossState s, Company company) {
        return new ChartScore(
                weights,
                rules.numbers(),
                s,
                company,
                company.people,
                weights.chart().steadyRounds());
    }

    /** Each edit by what it does at once, without a look at where others would lead from there. */
    @Override
    public void glance(BossState s, int seat, List<? extends BossMove> moves, double[] out) {
        Company company = s.companies[seat];
        Draft draft = company.draft;
        if (draft == null) return;
        ChartScore charts = charts(s, company);
        scores(company, draft, charts, moves, null, out);
        double least = weights.chart().leastGain();
        double now = charts.of(draft.boss(), draft.ceo());
        for (int i = 0; i < moves.size(); i++)
            if (moves.get(i) instanceof Place place) {
                // Somebody has to sit somewhere; whoever sits already moves only for some gain.
                if (draft.isWaiting(company.place(place.person()))) out[i] += BOUND;
                else out[i] -= least;
            } else if (moves.get(i) instanceof Appoint appoint && appoint.reason() != Reason.FIRE)
                out[i] = Math.clamp(takenOver(company, draft, charts, appoint) - now - least, -BOUND, BOUND);
    }

    private double takenOver(Company company, Draft draft, ChartScore charts, Appoint move) {
        int heir = company.place(move.person());
        int[] boss = draft.appointed(heir, move.reason()).boss();
        double value = charts.of(boss, heir);
        if (move.reason() == Reason.VACANCY) return value;
        return value
                + charts.legacyChance(boss, heir)
                        * rules.numbers().legacyVp()
                        * charts.prices().vp()
                - rules.numbers().retirementCost() * charts.prices().cash()
                - weights.prices().crack();
    }

    private static void scores(
            Company company,
            Draft draft,
            ChartScore charts,
            List<? extends BossMove> moves,
            @Nullable BossMove wanted,
            double[] out) {
        double now = charts.of(draft.boss(), draft.ceo());
        for (int i = 0; i < moves.size(); i++) {
            BossMove move = moves.get(i);
            out[i] = move.equals(wanted)
                    ? WANTED
                    : switch (move) {
                        case Place place ->
                            Math.clamp(charts.of(placed(company, draft, place), draft.ceo()) - now, -BOUND, BOUND);
                        case Done _ -> 0;
                        default -> -BOUND;
                    };
        }
    }

    /** The next edit on the way to the best chart, or that it is done. */
    private BossMove wanted(
            BossState s, Company company, Draft draft, ChartScore charts, List<? extends BossMove> moves) {
        double least = weights.chart().leastGain();
        ChartSearch plan =
                new ChartSearch(charts, draft.boss(), draft.ceo(), draft.touched(), least).climb(STEPS, memo);
        BossMove change = null;
        double best = plan.score + least;
        for (BossMove move : moves) {
            double value = switch (move) {
                case Appoint appoint when draft.reason() == null -> appointed(s, company, draft, charts, appoint);
                case Dismiss dismiss when charts.prices().left() > 1 -> dismissed(s, company, draft, charts, dismiss);
                default -> Double.NEGATIVE_INFINITY;
            };
            if (value <= best) continue;
            best = value;
            change = move;
        }
        if (change != null) return change;
        for (BossMove move : moves)
            if (move instanceof Place place) {
                int p = company.place(place.person());
                int boss = place.boss() == null ? Chart.BOARD : company.place(place.boss());
                if (plan.best[p] == boss && isRight(draft, plan.best, boss)) return move;
            }
        BossMove workshop = draft.workshop() == Draft.NOBODY ? workshop(company, charts, plan, draft, moves) : null;
        return workshop != null ? workshop : Done.DONE;
    }

    /** Whether everybody from this boss up to the top hangs where they shall, so that no circle can come of it. */
    private static boolean isRight(Draft draft, int[] target, int boss) {
        for (int above = boss; above >= 0; above = target[above])
            if (draft.boss()[above] != target[above]) return false;
        return true;
    }

    private static int[] placed(Company company, Draft draft, Place place) {
        int[] boss = draft.boss().clone();
        boss[company.place(place.person())] = place.boss() == null ? Chart.BOARD : company.place(place.boss());
        return boss;
    }

    private double appointed(BossState s, Company company, Draft draft, ChartScore charts, Appoint move) {
        int heir = company.place(move.person());
        int old = draft.ceo();
        int[] boss = draft.boss().clone();
        for (int p = 0; p < boss.length; p++) if (p != heir && boss[p] == old) boss[p] = heir;
        if (old != Draft.NOBODY) boss[old] = Chart.GONE;
        boss[heir] = Chart.BOARD;
        ChartSearch plan = new ChartSearch(charts, boss, heir, draft.touched(), 0).climb(STEPS, memo);
        Prices prices = charts.prices();
        double value = plan.score
                - (move.reason() == Reason.VACANCY ? 0 : weights.prices().crack());
        return switch (move.reason()) {
            case VACANCY -> value;
            case RETIRE ->
                value
                        + charts.legacyChance(plan.best, heir) * rules.numbers().legacyVp() * prices.vp()
                        - new Outlook(weights, rules, s, company)
                                .cost(rules.numbers().retirementCost());
            case FIRE -> {
                for (Ongoing work : company.ongoing)
                    value -= work.failsByFiring(rules.numbers())
                            ? work.card.victoryPoints() * prices.vp() + work.card.reward()
                            : rules.numbers().firingDelay() * weights.prices().time();
                yield value;
            }
        };
    }

    /** Worth a thought only where a salary is more than what it buys; a severance never helps on the coming Payday. */
    private double dismissed(BossState s, Company company, Draft draft, ChartScore charts, Dismiss move) {
        int place = company.place(move.person());
        Person person = company.people[place];
        int salary = Modifiers.salary(s, person.card);
        double gives = person.card.productivity().most() * weights.prices().time()
                + person.card.skill().most() * weights.people().skill();
        if (gives > salary || company.people.length < weights.people().growth().size()) return Double.NEGATIVE_INFINITY;
        int[] boss = draft.boss().clone();
        for (int p = 0; p < boss.length; p++) if (boss[p] == place) boss[p] = boss[place];
        boss[place] = Chart.GONE;
        ChartSearch plan = new ChartSearch(charts, boss, draft.ceo(), draft.touched(), 0).climb(STEPS, memo);
        int rounds = Math.min(weights.chart().steadyRounds(), charts.prices().left());
        return plan.score
                + rounds * salary * charts.prices().cash()
                - new Outlook(weights, rules, s, company).strain(-salary)
                - weights.prices().crack();
    }

    private @Nullable BossMove workshop(
            Company company, ChartScore charts, ChartSearch plan, Draft draft, List<? extends BossMove> moves) {
        BossMove chosen = null;
        double best = plan.score + charts.prices().idea() * rules.box().price("workshop");
        for (BossMove move : moves)
            if (move instanceof Workshop(String person) && person != null) {
                double value = charts.of(plan.best, draft.ceo(), company.place(person));
                if (value <= best) continue;
                best = value;
                chosen = move;
            }
        return chosen;
    }
}
