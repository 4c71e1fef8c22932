package boardroom.games.boss.box;

import boardroom.engine.Say;
import com.fasterxml.jackson.annotation.JsonProperty;

/** What attracts issues (4.6), each at most once a round. */
public enum Crack {
    @JsonProperty("overload")
    OVERLOAD,
    @JsonProperty("reorganisation")
    REORGANISATION,
    @JsonProperty("bureaucracy")
    BUREAUCRACY,
    @JsonProperty("headless")
    HEADLESS,
    @JsonProperty("missed-payroll")
    MISSED_PAYROLL,
    @JsonProperty("slippage")
    SLIPPAGE,
    @JsonProperty("low-spirits")
    LOW_SPIRITS;

    /** Its name on the wire and in texts. */
    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    /** In a word or two. */
    public Say say() {
        return say(id());
    }

    /** The same by its name on the wire. */
    public static Say say(String id) {
        return Say.of("crack." + id);
    }
}
