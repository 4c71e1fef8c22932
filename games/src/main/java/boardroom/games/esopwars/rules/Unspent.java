package boardroom.games.esopwars.rules;

import boardroom.engine.Kind;
import boardroom.engine.Say;
import boardroom.engine.Sentence;
import boardroom.games.esopwars.rules.Units.Equity;
import java.util.ArrayList;
import java.util.List;

/** 6.5: what a team had left at the end. */
@Kind("unspent")
public sealed interface Unspent extends Sentence {
    record Pool(@Equity int left) implements Unspent {}

    record Wildcards(int left) implements Unspent {}

    /** A sentence for each; a disqualified team had no use for anything. */
    static List<Say> of(Team team) {
        List<Say> all = new ArrayList<>();
        if (team.isActive() && team.pool > 0) all.add(new Pool(team.pool).say());
        if (team.isActive() && team.wildcards > 0) all.add(new Wildcards(team.wildcards).say());
        return all;
    }
}
