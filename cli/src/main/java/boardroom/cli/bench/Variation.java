package boardroom.cli.bench;

import java.util.List;
import java.util.Map;

/**
 * One way in which a game is measured: its options, and whether seats also do what is no choice among listed moves (as
 * bots of some skill do).
 */
record Variation(String name, Map<String, Object> options, boolean skilled) {
    private static final Variation PLAIN = new Variation("", Map.of(), false);

    /** Ship It! is measured with and without its puzzles: a table with them makes one in every round. */
    private static final Map<String, List<Variation>> OF_GAMES = Map.of(
            "ship-it",
            List.of(
                    new Variation("puzzle auto", Map.of("puzzle", "auto"), false),
                    new Variation("puzzles made and solved", Map.of(), true)));

    static List<Variation> of(String game) {
        return OF_GAMES.getOrDefault(game, List.of(PLAIN));
    }
}
