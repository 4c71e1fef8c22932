package boardroom.games.boss.box;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What an issue is about; a shield keeps off all of one kind. */
public enum IssueKind {
    @JsonProperty("people")
    PEOPLE,
    @JsonProperty("technical")
    TECHNICAL,
    @JsonProperty("money")
    MONEY,
    @JsonProperty("customer")
    CUSTOMER;

    /** Its name in the box, on the wire and in texts. */
    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
