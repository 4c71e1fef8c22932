package boardroom.games.itstartup.box;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Who receives the price of a counter. */
public enum Payee {
    @JsonProperty("bank")
    BANK,
    @JsonProperty("actor")
    ACTOR;

    /** As it stands in the box and in the texts. */
    public String id() {
        return this == BANK ? "bank" : "actor";
    }
}
