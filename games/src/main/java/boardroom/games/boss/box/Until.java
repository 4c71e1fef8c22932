package boardroom.games.boss.box;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What ends an event before its time (5.6). */
public enum Until {
    @JsonProperty("projectFailed")
    PROJECT_FAILED,
    @JsonProperty("salaryUnpaid")
    SALARY_UNPAID,
    @JsonProperty("twoCompletedInOneRound")
    TWO_COMPLETED_IN_ONE_ROUND
}
