package boardroom.games.esopwars.box;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;

/** Whom the company sells to: raises one soft skill (2.7). */
public record Segment(String id, String name, int copies, Effect effect, String text) implements DraftCard {

    /** What a segment does. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    public sealed interface Effect {
        String skill();

        int amount();
    }

    /** So much more for every printed instance of one soft skill. */
    @JsonTypeName("softSkillBonus")
    public record SoftSkillBonus(String skill, int amount) implements Effect {}
}
