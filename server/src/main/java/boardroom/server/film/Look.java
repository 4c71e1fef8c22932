package boardroom.server.film;

import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * How a game looks at one moment, to everybody at once.
 *
 * @param common what everybody sees: view, owes, may, path and, at the end, the result
 * @param own what each seat sees beyond it
 * @param prompts what each seat reads, and the watchers last
 * @param chances how likely each seat was to win, to be told after the end
 */
public record Look(JsonNode common, List<JsonNode> own, List<JsonNode> prompts, List<Double> chances) {
    public Look {
        own = List.copyOf(own);
        prompts = List.copyOf(prompts);
        chances = List.copyOf(chances);
    }
}
