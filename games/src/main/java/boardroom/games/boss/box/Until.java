package boardroom.games.boss.box;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What ends an event before its time (5.6). */
public enum Until {
    @JsonProperty("projectFailed")
    PROJECT_FAILED(1),
    @JsonProperty("salaryUnpaid")
    SALARY_UNPAID(2),
    @JsonProperty("twoCompletedInOneRound")
    TWO_COMPLETED_IN_ONE_ROUND(4);

    private final int bit;

    Until(int bit) {
        this.bit = bit;
    }

    /** Its bit in a set of what came true. */
    public int bit() {
        return bit;
    }
}
