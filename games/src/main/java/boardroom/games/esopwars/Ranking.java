package boardroom.games.esopwars;

import boardroom.engine.Say;
import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** Section 6: who wins, and every tie-breaker. */
final class Ranking {
    private static final int SEED = 0;
    private static final int EARLY = 1;

    /** All teams, the first is the winner. */
    Team[] of(Market m) {
        Team[] teams = m.teams.clone();
        Arrays.sort(teams, bestFirst(m));
        return teams;
    }

    private Comparator<Team> bestFirst(Market m) {
        return (a, b) -> {
            if (a.disqualified != b.disqualified) return a.disqualified ? 1 : -1;
            return a.disqualified ? outLater(a, b) : founder(m, a, b);
        };
    }

    /** 6.1 Best Founder. */
    private int founder(Market m, Team a, Team b) {
        int order = Long.compare(score(m, b), score(m, a));
        if (order == 0) order = Integer.compare(b.pool, a.pool);
        if (order == 0) order = Integer.compare(b.strength(), a.strength());
        if (order == 0)
            order = Long.compare(b.valuationAfter(EARLY, b.valuation), a.valuationAfter(EARLY, a.valuation));
        if (order == 0) order = Long.compare(b.valuationAfter(SEED, b.valuation), a.valuationAfter(SEED, a.valuation));
        return order == 0 ? Integer.compare(a.foundingNumber, b.foundingNumber) : order;
    }

    /** 6.3 Disqualified teams come after all others. */
    private static int outLater(Team a, Team b) {
        int order = Integer.compare(b.hiredWhenOut, a.hiredWhenOut);
        if (order == 0) order = Integer.compare(b.pool, a.pool);
        return order == 0 ? Integer.compare(a.foundingNumber, b.foundingNumber) : order;
    }

    /** Final valuation; with `founderScore=share` what is left to the founders. */
    long score(Market m, Team team) {
        return m.terms.founderShare() ? founderValue(team) : team.valuation;
    }

    /** 5.7. */
    static long employeeValue(Team team) {
        return Valuation.ofEquity(team.valuation, team.granted());
    }

    static long founderValue(Team team) {
        return team.valuation - employeeValue(team);
    }

    /** 6.2; {@code null}: no active team is left. */
    @Nullable Team bestEmployer(Market m) {
        Team best = null;
        for (Team team : m.teams) if (team.isActive() && (best == null || isBetterEmployer(team, best))) best = team;
        return best;
    }

    private static boolean isBetterEmployer(Team a, Team b) {
        if (employeeValue(a) != employeeValue(b)) return employeeValue(a) > employeeValue(b);
        if (a.granted() != b.granted()) return a.granted() > b.granted();
        return a.foundingNumber < b.foundingNumber;
    }

    Say headline(Market m) {
        Team first = of(m)[0];
        return switch (m.ending) {
            case NO_WINNER -> Sentences.nobodyWins();
            case WALKOVER -> Sentences.winsByWalkover(first.seat);
            case EXIT, NOT_YET -> Sentences.wins(first.seat, score(m, first));
        };
    }
}
