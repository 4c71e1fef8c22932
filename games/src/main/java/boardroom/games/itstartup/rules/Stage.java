package boardroom.games.itstartup.rules;

/** Where a play stands, with the place of its phase in the game's list. */
public enum Stage {
    MULLIGAN(0),
    PLANNING_BONUS(1),
    MAIN(2),
    RESPONSE(3),
    LOOK_AND_TAKE(4),
    END(5);

    public final int place;

    Stage(int place) {
        this.place = place;
    }
}
