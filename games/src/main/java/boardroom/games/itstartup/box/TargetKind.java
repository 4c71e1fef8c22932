package boardroom.games.itstartup.box;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What an effect or an action card is aimed at (4.4). */
public enum TargetKind {
    @JsonProperty("self")
    SELF(false, false),
    @JsonProperty("own-employees")
    OWN_EMPLOYEES(false, false),
    @JsonProperty("other-own-employee")
    OTHER_OWN_EMPLOYEE(true, false),
    @JsonProperty("other-own-employee-not-on-loan")
    OTHER_OWN_EMPLOYEE_NOT_ON_LOAN(true, false),
    @JsonProperty("opponent")
    OPPONENT(false, true),
    @JsonProperty("opponent-employee")
    OPPONENT_EMPLOYEE(true, true),
    @JsonProperty("opponent-employee-not-on-loan")
    OPPONENT_EMPLOYEE_NOT_ON_LOAN(true, true),
    @JsonProperty("target-player-employees")
    TARGET_PLAYER_EMPLOYEES(false, true),
    @JsonProperty("opponent-knowledge-to-own-developer")
    OPPONENT_KNOWLEDGE_TO_OWN_DEVELOPER(false, true);

    private final boolean employee;
    private final boolean opponents;

    TargetKind(boolean employee, boolean opponents) {
        this.employee = employee;
        this.opponents = opponents;
    }

    /** Whether the player names one employee. */
    public boolean isEmployee() {
        return employee;
    }

    /** Whether it reaches into another seat's office, so that the seat may answer. */
    public boolean isOpponents() {
        return opponents;
    }
}
