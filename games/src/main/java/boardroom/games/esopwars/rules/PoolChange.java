package boardroom.games.esopwars.rules;

import boardroom.engine.Change;
import boardroom.engine.Kind;
import boardroom.engine.Sentence;

/** What a move would do to a team's pool. */
final class PoolChange {
    private PoolChange() {}

    @Kind("label")
    record Pool() implements Sentence {}

    static Change to(Team team, int after) {
        return Change.of(new Pool(), Units.equity(team.pool), Units.equity(after));
    }
}
