package boardroom.engine.guide;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** From where a condition looks: the whole standpoint, or inside {@code where} one element of a list in it. */
public record Lookout(Standpoint whole, @Nullable JsonNode element) {
    Lookout at(JsonNode one) {
        return new Lookout(whole, one);
    }
}
