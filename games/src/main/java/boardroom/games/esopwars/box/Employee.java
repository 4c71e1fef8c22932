package boardroom.games.esopwars.box;

import boardroom.engine.Between;
import boardroom.engine.Card;
import boardroom.engine.IdOf;
import boardroom.engine.Sized;
import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Somebody to hire (2.4). */
public record Employee(
        String id,
        String name,
        String role,
        @IdOf("categories") String category,
        @Between(to = 100) int hardSkill,
        @Sized(to = 10) List<Trait> softSkills,
        Deck deck,
        @Nullable String set,
        String text)
        implements Card {

    /** Which deck the card is printed for. */
    public enum Deck {
        main,
        reserve
    }

    /** A soft skill with its printed value. */
    public record Trait(
            @IdOf("softSkills") String skill,
            @Between(to = 100) int value) {}

    /** Hard skill and soft skills, as printed. */
    @JsonIgnore
    public int strength() {
        int strength = hardSkill;
        for (Trait trait : softSkills) strength += trait.value();
        return strength;
    }

    public boolean isOf(String category) {
        return this.category.equals(category);
    }
}
