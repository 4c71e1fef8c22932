package boardroom.games.itstartup.box;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What an effect or an action card is aimed at (4.4). */
public enum TargetKind {
    @JsonProperty("self")
    SELF,
    @JsonProperty("own-employees")
    OWN_EMPLOYEES,
    @JsonProperty("other-own-employee")
    OTHER_OWN_EMPLOYEE,
    @JsonProperty("other-own-employee-not-on-loan")
    OTHER_OWN_EMPLOYEE_NOT_ON_LOAN,
    @JsonProperty("opponent")
    OPPONENT,
    @JsonProperty("opponent-employee")
    OPPONENT_EMPLOYEE,
    @JsonProperty("opponent-employee-not-on-loan")
    OPPONENT_EMPLOYEE_NOT_ON_LOAN,
    @JsonProperty("target-player-employees")
    TARGET_PLAYER_EMPLOYEES,
    @JsonProperty("opponent-knowledge-to-own-developer")
    OPPONENT_KNOWLEDGE_TO_OWN_DEVELOPER;

    /** Whether the player names one employee. */
    public boolean isEmployee() {
        return switch (this) {
            case OTHER_OWN_EMPLOYEE, OTHER_OWN_EMPLOYEE_NOT_ON_LOAN, OPPONENT_EMPLOYEE, OPPONENT_EMPLOYEE_NOT_ON_LOAN ->
                true;
            case SELF, OWN_EMPLOYEES, OPPONENT, TARGET_PLAYER_EMPLOYEES, OPPONENT_KNOWLEDGE_TO_OWN_DEVELOPER -> false;
        };
    }

    /** Whether it reaches into another seat's office, so that the seat may answer. */
    public boolean isOpponents() {
        return switch (this) {
            case OPPONENT,
                    OPPONENT_EMPLOYEE,
                    OPPONENT_EMPLOYEE_NOT_ON_LOAN,
                    TARGET_PLAYER_EMPLOYEES,
                    OPPONENT_KNOWLEDGE_TO_OWN_DEVELOPER -> true;
            case SELF, OWN_EMPLOYEES, OTHER_OWN_EMPLOYEE, OTHER_OWN_EMPLOYEE_NOT_ON_LOAN -> false;
        };
    }
}
