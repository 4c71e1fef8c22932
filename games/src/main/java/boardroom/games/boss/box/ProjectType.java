package boardroom.games.boss.box;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What kind of work a project is; all but business are STEM (2.1). */
public enum ProjectType {
    @JsonProperty("science")
    SCIENCE,
    @JsonProperty("technology")
    TECHNOLOGY,
    @JsonProperty("engineering")
    ENGINEERING,
    @JsonProperty("maths")
    MATHS,
    @JsonProperty("business")
    BUSINESS;

    /** Its name in the box, on the wire and in texts. */
    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    public boolean isStem() {
        return this != BUSINESS;
    }
}
