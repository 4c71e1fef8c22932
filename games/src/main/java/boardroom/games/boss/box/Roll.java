package boardroom.games.boss.box;

import boardroom.engine.Between;
import boardroom.engine.Sized;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/** A die: what happens if it shows one of these faces, and what else. */
public record Roll(
        @Between(from = 1, to = 100) int sides,
        @Sized(to = 20) List<@Between(from = 1, to = 100) Integer> on,
        @JsonProperty("do") List<Effect> effects,
        List<Effect> otherwise) {}
