package boardroom.games.shipshape.box;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The four kinds of tokens (2.1), in the order in which they are always told. */
public enum Resource {
    @JsonProperty("organic")
    ORGANIC,
    @JsonProperty("mineral")
    MINERAL,
    @JsonProperty("technological")
    TECHNOLOGICAL,
    @JsonProperty("specialty")
    SPECIALTY;

    private static final Resource[] ALL = values();

    private static final Resource[] BASE = {ORGANIC, MINERAL, TECHNOLOGICAL};

    private final String id = name().toLowerCase(java.util.Locale.ROOT);

    /** Its name in the box, on the wire and as a unit of the texts. */
    public String id() {
        return id;
    }

    public boolean isBase() {
        return this != SPECIALTY;
    }

    /** All four, in order; never written to. */
    public static Resource[] all() {
        return ALL;
    }

    /** The three base resources, in order; never written to. */
    public static Resource[] base() {
        return BASE;
    }
}
