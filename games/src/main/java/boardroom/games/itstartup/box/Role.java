package boardroom.games.itstartup.box;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What an employee is; only developers score and hold knowledge. */
public enum Role {
    @JsonProperty("developer")
    DEVELOPER,
    @JsonProperty("hr")
    HR,
    @JsonProperty("agile-coach")
    AGILE_COACH;

    /** As it stands in the box. */
    public String id() {
        return switch (this) {
            case DEVELOPER -> "developer";
            case HR -> "hr";
            case AGILE_COACH -> "agile-coach";
        };
    }
}
