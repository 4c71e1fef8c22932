package boardroom.games.esopwars.box;

import boardroom.engine.Between;
import boardroom.engine.IdOf;
import boardroom.engine.Sized;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;

/** What the company makes: raises the hard skill of one category, more if it fits the segment (2.7). */
public record Idea(
        String id,
        String name,
        Type type,
        @Between(to = 20) int copies,
        Effect effect,
        @Sized(to = 50) List<@IdOf("segments") String> fits,
        String text)
        implements DraftCard {

    /** A thing or a service. */
    public enum Type {
        product,
        service
    }

    /** What an idea does. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    public sealed interface Effect {
        String category();

        int amount();

        int amountWithFit();

        int amountAsCompanion();
    }

    /** So much more for the hard skill of each employee of one category. */
    @JsonTypeName("hardSkillBonus")
    public record HardSkillBonus(
            @IdOf("categories") String category,
            @Between(to = 1_000) int amount,
            @Between(to = 1_000) int amountWithFit,
            @Between(to = 1_000) int amountAsCompanion)
            implements Effect {}

    public boolean fits(Segment segment) {
        return fits.contains(segment.id());
    }
}
