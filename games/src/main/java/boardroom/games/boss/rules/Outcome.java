package boardroom.games.boss.rules;

import boardroom.engine.Ranking;
import boardroom.engine.Result;
import boardroom.engine.Seats;
import boardroom.games.boss.rules.BossState.Ending;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Section 6: final VP, and who stands before whom. */
public final class Outcome {
    /** What companies, or pairs of partners, are compared by; its name in texts and views is written small. */
    enum Figure {
        VP,
        COMPLETED,
        SKILL,
        CASH,
        MORALE,
        MARKER,
        SUM,
        WEAKER,
        TOGETHER,
        CHAMPION;

        String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final Figure[] BY_VP = {
        Figure.VP, Figure.COMPLETED, Figure.SKILL, Figure.CASH, Figure.MORALE, Figure.MARKER
    };
    private static final Figure[] BY_PROJECTS = {
        Figure.COMPLETED, Figure.VP, Figure.SKILL, Figure.CASH, Figure.MORALE, Figure.MARKER
    };
    private static final Figure[] BY_SKILL = {
        Figure.SKILL, Figure.VP, Figure.COMPLETED, Figure.CASH, Figure.MORALE, Figure.MARKER
    };
    private static final Figure[] TIES = {Figure.COMPLETED, Figure.SKILL, Figure.CASH, Figure.MORALE, Figure.MARKER};
    private static final Figure[] OF_PAIRS = {Figure.SUM, Figure.WEAKER, Figure.TOGETHER, Figure.CHAMPION};

    private final SharedRules rules;

    public Outcome(SharedRules rules) {
        this.rules = rules;
    }

    // What is scored

    /** Final VP, as if the game ended now. */
    public int finalVp(BossState s, Company company) {
        return company.vp + cashVp(company) + legacyVp(company) - unpaidVp(s, company);
    }

    public int cashVp(Company company) {
        return company.cash / rules.numbers().cashPerVp();
    }

    /** The present CEO took over by a retirement, and leads just the right number. */
    public int legacyVp(Company company) {
        Person ceo = company.ceo();
        return company.heir && ceo != null && ceo.span == Span.EXACT
                ? rules.numbers().legacyVp()
                : 0;
    }

    /** Only the Payday after which the game ended counts. */
    public int unpaidVp(BossState s, Company company) {
        return isOverAfterPayday(s) ? company.unpaid * rules.numbers().unpaidAtEndVp() : 0;
    }

    public int failureVp(Ledger ledger) {
        return ledger.failures() * rules.numbers().failurePenaltyVp();
    }

    public int bankruptcyVp(Ledger ledger) {
        return ledger.bankruptcies() * rules.numbers().bankruptcyPenaltyVp();
    }

    private static boolean isOverAfterPayday(BossState s) {
        return s.ending == Ending.LAST_ROUND || s.ending == Ending.GOAL;
    }

    // Who stands before whom

    static Figure[] figures(BossState s) {
        if (s.terms.partners()) return OF_PAIRS;
        return switch (s.terms.victory()) {
            case ROUNDS, VP_LIMIT -> BY_VP;
            case PROJECTS -> BY_PROJECTS;
            case SKILL -> BY_SKILL;
        };
    }

    int figure(BossState s, int seat, Figure figure) {
        Company company = s.companies[seat];
        return switch (figure) {
            case VP -> finalVp(s, company);
            case COMPLETED -> company.completed.length;
            case SKILL -> company.totalSkill();
            case CASH -> company.cash;
            case MORALE -> company.companyMorale();
            case MARKER -> -s.distance(seat);
            case SUM -> finalVp(s, company) + finalVp(s, partner(s, seat));
            case WEAKER -> Math.min(finalVp(s, company), finalVp(s, partner(s, seat)));
            case TOGETHER -> company.completed.length + partner(s, seat).completed.length;
            case CHAMPION -> isChampion(s, seat) || isChampion(s, s.partner(seat)) ? 1 : 0;
        };
    }

    private static Company partner(BossState s, int seat) {
        return s.companies[s.partner(seat)];
    }

    /** Whether this company would win the tie-break of single companies. */
    private boolean isChampion(BossState s, int seat) {
        for (int other = 0; other < s.seats(); other++) if (compare(s, other, seat, TIES) > 0) return false;
        return true;
    }

    private int compare(BossState s, int one, int other, Figure[] figures) {
        for (Figure figure : figures) {
            int order = Integer.compare(figure(s, one, figure), figure(s, other, figure));
            if (order != 0) return order;
        }
        return 0;
    }

    /** From 1; partners share theirs. */
    public int rank(BossState s, int seat) {
        int rank = 1;
        Figure[] figures = figures(s);
        for (int other = 0; other < s.seats(); other++) if (compare(s, other, seat, figures) > 0) rank++;
        return rank;
    }

    public Ranking ranking(BossState s) {
        return Ranking.of(s.seats(), seat -> -rank(s, seat));
    }

    /** The seats in order of rank. */
    public List<Integer> order(BossState s) {
        List<Integer> order = new ArrayList<>();
        for (int rank = 1; rank <= s.seats(); rank++)
            for (int seat = 0; seat < s.seats(); seat++) if (rank(s, seat) == rank) order.add(seat);
        return order;
    }

    /** Whoever stands first; nobody where the rival has as many VP (8.3). */
    public Seats winners(BossState s) {
        if (isLostToRival(s)) return Seats.NONE;
        return Seats.where(s.seats(), seat -> rank(s, seat) == 1);
    }

    /** 8.3: a tie is the rival's. */
    public boolean isLostToRival(BossState s) {
        return s.rival != null && finalVp(s, s.companies[0]) <= s.rival.vp;
    }

    /** The figure in which the first differ from the next: vp, completed, skill, cash, morale, marker; sum, weaker ... */
    public String decidedBy(BossState s) {
        return deciding(s).id();
    }

    Figure deciding(BossState s) {
        Figure[] figures = figures(s);
        List<Integer> order = order(s);
        int next = s.terms.partners() ? 2 : 1;
        if (order.size() > next)
            for (Figure figure : figures)
                if (figure(s, order.getFirst(), figure) != figure(s, order.get(next), figure)) return figure;
        return figures[0];
    }

    public Result result(BossState s) {
        return new OutcomeWords(rules, this).result(s);
    }
}
