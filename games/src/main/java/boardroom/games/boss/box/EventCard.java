package boardroom.games.boss.box;

import boardroom.engine.Between;
import boardroom.engine.Card;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What happens to everybody: at once, by a choice, or for a while (2.1, 4.3). */
public record EventCard(
        String id,
        String name,
        EventColour colour,
        String text,
        @Nullable Condition requires,
        List<EventRule> rules,
        List<WayOut> choices,
        List<Modifier> modifiers,
        @Nullable Duration duration,
        @Nullable ThisRound thisRound)
        implements Card {

    /** For so many rounds, or until something comes true. */
    public record Duration(@Between(from = 1, to = 50) int rounds, List<Until> until) {}

    /** How this round's Project phase differs. */
    public record ThisRound(ProjectOrder projectOrder) {}

    /** In which order projects are picked without bids. */
    public enum ProjectOrder {
        @JsonProperty("fewest-vp")
        FEWEST_VP
    }
}
