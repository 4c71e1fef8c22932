package boardroom.games.shipit.puzzle;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Why a run did not do; named on the wire as in the rules (5.9). */
public enum Fault {
    /** A wall or the edge was ahead. */
    @JsonProperty("crash")
    CRASH,
    /** There was no coin to collect. */
    @JsonProperty("no-coin")
    NO_COIN,
    /** The step limit was passed. */
    @JsonProperty("too-long")
    TOO_LONG,
    /** It ended, but coins are left. */
    @JsonProperty("coins-left")
    COINS_LEFT
}
