package boardroom.games.itstartup.box;

import boardroom.engine.Between;
import boardroom.engine.Sized;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A card that is played once: help for oneself, or sabotage of an opponent, perhaps with a printed counter. */
@JsonTypeName("action")
public record ActionCard(
        String id,
        String name,
        Stance stance,
        @Between(to = 50) int copies,
        @Between(to = 100) int cost,
        TargetKind target,
        @Sized(to = 10) List<Effect> effects,
        @Nullable Counter counter,
        String text,
        String flavor)
        implements StartupCard {

    /** For whom it is played. */
    public enum Stance {
        @JsonProperty("help")
        HELP,
        @JsonProperty("sabotage")
        SABOTAGE
    }

    /** What the target may pay to be spared, and to whom. */
    public record Counter(@Between(to = 100) int pay, Payee payTo) {}
}
