package boardroom.games.itstartup.box;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What an employee is; only developers score and hold knowledge. */
public enum Role {
    @JsonProperty("developer")
    DEVELOPER,
    @JsonProperty("hr")
    HR,
    @JsonProperty("agile-coach")
    AGILE_COACH
}
