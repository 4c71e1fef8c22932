package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The way through the phases, and in which round of how many it is, where a game has rounds; everybody sees it. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Path(@Nullable Integer round, @Nullable Integer rounds, List<Stone> stones) {

    /** A game that tells no way. */
    public static final Path NONE = new Path(null, null, List.of());

    public Path {
        stones = List.copyOf(stones);
    }
}
