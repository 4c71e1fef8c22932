package boardroom.cli.bench;

import java.util.List;
import tools.jackson.databind.JsonNode;

/** Moves that no choice lists because there are many of them; a client makes them from what a seat sees. */
public interface Unlisted {
    /** Those that a seat could send now, some of them at least, from the view of all and its own. */
    List<JsonNode> moves(JsonNode view, JsonNode own);

    /** How to find them in this game, played from this box. */
    static Unlisted of(String game, JsonNode box) {
        return switch (game) {
            case "ship-it" -> new ShipItMoves(box);
            default -> (_, _) -> List.of();
        };
    }
}
