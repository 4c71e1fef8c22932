package boardroom.games.esopwars.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Section 6: who wins, and every tie-breaker. */
public final class Ranking {
    /** Places of the market rounds that break a tie. */
    private static final int SEED = 0;

    private static final int EARLY = 1;

    private Ranking() {}

    /** All teams, the first is the winner. */
    public static Team[] of(EsopState s) {
        Team[] teams = s.teams.clone();
        Arrays.sort(teams, bestFirst(s));
        return teams;
    }

    private static Comparator<Team> bestFirst(EsopState s) {
        return (a, b) -> {
            if (a.disqualified != b.disqualified) return a.disqualified ? 1 : -1;
            return a.disqualified ? outLater(a, b) : founder(s, a, b);
        };
    }

    /** 6.1 Best Founder. */
    private static int founder(EsopState s, Team a, Team b) {
        int order = Long.compare(score(s, b), score(s, a));
        if (order == 0) order = Integer.compare(b.pool, a.pool);
        if (order == 0) order = Integer.compare(b.strength(), a.strength());
        if (order == 0)
            order = Long.compare(b.valuationAfter(EARLY, b.valuation), a.valuationAfter(EARLY, a.valuation));
        if (order == 0) order = Long.compare(b.valuationAfter(SEED, b.valuation), a.valuationAfter(SEED, a.valuation));
        return order == 0 ? Integer.compare(a.foundingNumber, b.foundingNumber) : order;
    }

    /** What puts one team before another of the same score: pool, strength, early, seed or founding. */
    static String decidedBy(Team a, Team b) {
        if (a.pool != b.pool) return "pool";
        if (a.strength() != b.strength()) return "strength";
        if (a.valuationAfter(EARLY, a.valuation) != b.valuationAfter(EARLY, b.valuation)) return "early";
        return a.valuationAfter(SEED, a.valuation) != b.valuationAfter(SEED, b.valuation) ? "seed" : "founding";
    }

    /** 6.3 Disqualified teams come after all others. */
    private static int outLater(Team a, Team b) {
        int order = Integer.compare(b.hiredWhenOut, a.hiredWhenOut);
        if (order == 0) order = Integer.compare(b.pool, a.pool);
        return order == 0 ? Integer.compare(a.foundingNumber, b.foundingNumber) : order;
    }

    /** Final valuation; with `founderScore=share` what is left to the founders. */
    public static long score(EsopState s, Team team) {
        return s.terms.founderShare() ? founderValue(team) : team.valuation;
    }

    /** 5.7. */
    public static long employeeValue(Team team) {
        return Valuation.ofEquity(team.valuation, team.granted());
    }

    public static long founderValue(Team team) {
        return team.valuation - employeeValue(team);
    }

    /** 6.2; {@code null}: no active team is left. */
    public static @Nullable Team bestEmployer(EsopState s) {
        Team best = null;
        for (Team team : s.teams) if (team.isActive() && (best == null || isBetterEmployer(team, best))) best = team;
        return best;
    }

    private static boolean isBetterEmployer(Team a, Team b) {
        if (employeeValue(a) != employeeValue(b)) return employeeValue(a) > employeeValue(b);
        if (a.granted() != b.granted()) return a.granted() > b.granted();
        return a.foundingNumber < b.foundingNumber;
    }

    /** The titles a team ends with (6.1, 6.2); none for who is out. */
    public static List<String> titles(EsopState s, Team team) {
        List<String> titles = new ArrayList<>();
        if (team.disqualified) return titles;
        if (of(s)[0] == team) titles.add("best-founder");
        if (s.terms.twoTitles() && bestEmployer(s) == team) titles.add("best-employer");
        return titles;
    }
}
