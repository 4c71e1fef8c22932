package boardroom.cli.bench;

import boardroom.engine.Json;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** What one player sees of a table and is asked there, as the last update told it. */
public record Situation(JsonNode view, JsonNode own, JsonNode prompt) {
    private static final JsonNode NOTHING = Json.MAPPER.createObjectNode();
    public static final Situation UNKNOWN = new Situation(NOTHING, NOTHING, NOTHING);

    public String decision() {
        return prompt.path("decision").asString("");
    }

    /** Everything this player could do now: choices that are not refused, and what is not listed. */
    public List<JsonNode> openMoves(Unlisted unlisted) {
        List<JsonNode> moves = new ArrayList<>();
        if (prompt.path("choices").isEmpty()) return moves;
        for (JsonNode choice : prompt.path("choices"))
            if (choice.path("refusal").isMissingNode()) moves.add(choice.path("move"));
        moves.addAll(unlisted.moves(view, own));
        return moves;
    }
}
