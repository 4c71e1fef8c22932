package boardroom.games.boss.box;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One of the choices of an event or an issue: paid in full, then done, then the die. */
public record WayOut(
        String label,
        @Nullable Cost cost,
        @JsonProperty("do") List<Effect> effects,
        @Nullable Roll roll,
        @Nullable String text) {

    public Cost price() {
        return cost == null ? Cost.NOTHING : cost;
    }
}
