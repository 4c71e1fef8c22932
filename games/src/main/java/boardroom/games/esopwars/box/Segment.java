package boardroom.games.esopwars.box;

import boardroom.engine.Between;
import boardroom.engine.IdOf;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;

/** Whom the company sells to: raises one soft skill (2.7). */
public record Segment(
        String id, String name, @Between(to = 20) int copies, Effect effect, String text) implements DraftCard {

    /** What a segment does. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    public sealed interface Effect {
        String skill();

        int amount();
    }

    /** So much more for every printed instance of one soft skill. */
    @JsonTypeName("softSkillBonus")
    public record SoftSkillBonus(
            @IdOf("softSkills") String skill,
            @Between(to = 1_000) int amount) implements Effect {}
}
