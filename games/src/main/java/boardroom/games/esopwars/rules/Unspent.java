package boardroom.games.esopwars.rules;

import boardroom.engine.CardName;
import boardroom.engine.Kind;
import boardroom.engine.Say;
import boardroom.engine.Sentence;
import boardroom.games.esopwars.rules.Units.Equity;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 6.5: what a team had left at the end. */
@Kind("unspent")
public sealed interface Unspent extends Sentence {
    record Pool(@Equity int left) implements Unspent {}

    /** What would have bought somebody better in the second auction. */
    record PoolMissed(
            @Equity int left, @CardName String card, @Equity int price) implements Unspent {}

    record Wildcards(int left) implements Unspent {}

    /** A sentence for each; a disqualified team had no use for anything, and where founders share what is left counts. */
    static List<Say> of(EsopState s, Team team) {
        List<Say> all = new ArrayList<>();
        if (team.isActive() && team.pool > 0 && !s.terms.founderShare())
            all.add(pool(s, team).say());
        if (team.isActive() && team.wildcards > 0) all.add(new Wildcards(team.wildcards).say());
        return all;
    }

    private static Unspent pool(EsopState s, Team team) {
        Hire own = swappedIn(s, team);
        Hire missed = own == null ? null : missed(s, team, own);
        return missed == null
                ? new Pool(team.pool)
                : new PoolMissed(team.pool, missed.employee().id(), missed.grant());
    }

    /** Who was hired by others for less than the team could have bid, and brought most beyond its own; {@code null}: nobody. */
    private static @Nullable Hire missed(EsopState s, Team team, Hire own) {
        Hire missed = null;
        int most = inTheEnd(s, own);
        for (Team other : s.teams) {
            Hire theirs = other.isActive() && other.seat != team.seat ? swappedIn(s, other) : null;
            if (theirs == null || theirs.grant() >= team.pool + own.grant() || isOwnDrop(team, theirs)) continue;
            if (inTheEnd(s, theirs) <= most) continue;
            most = inTheEnd(s, theirs);
            missed = theirs;
        }
        return missed;
    }

    /** Whom a team hired in the second auction; {@code null}: nobody. */
    private static @Nullable Hire swappedIn(EsopState s, Team team) {
        if (!s.terms.secondaryAuction() || team.leavers.length == 0) return null;
        for (Hire hire : team.hires) if (hire.roundsServed() < s.rounds.length) return hire;
        return null;
    }

    private static boolean isOwnDrop(Team team, Hire hire) {
        for (Team.Leaver leaver : team.leavers)
            if (leaver.card().equals(hire.employee().id())) return true;
        return false;
    }

    /** What somebody brought in the rounds since. */
    private static int inTheEnd(EsopState s, Hire hire) {
        int points = 0;
        for (int round = s.rounds.length - hire.roundsServed(); round < s.rounds.length; round++)
            for (Growth growth : s.rounds[round].teams())
                for (Growth.EmployeeLine line : growth.employees())
                    if (line.card().equals(hire.employee().id())) points += line.adjusted();
        return points;
    }
}
