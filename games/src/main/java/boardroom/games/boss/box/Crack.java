package boardroom.games.boss.box;

import boardroom.engine.Say;
import com.fasterxml.jackson.annotation.JsonProperty;

/** What attracts issues (4.6), each at most once a round. */
public enum Crack {
    @JsonProperty("overload")
    OVERLOAD(1),
    @JsonProperty("reorganisation")
    REORGANISATION(2),
    @JsonProperty("bureaucracy")
    BUREAUCRACY(4),
    @JsonProperty("headless")
    HEADLESS(8),
    @JsonProperty("missed-payroll")
    MISSED_PAYROLL(16),
    @JsonProperty("slippage")
    SLIPPAGE(32),
    @JsonProperty("low-spirits")
    LOW_SPIRITS(64);

    private final int bit;

    Crack(int bit) {
        this.bit = bit;
    }

    /** Its own bit in a set of cracks. */
    public int bit() {
        return bit;
    }

    public boolean isIn(int cracks) {
        return (cracks & bit) != 0;
    }

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
