package boardroom.engine;

/** How well a bot does what is no choice among listed moves: to write a program, say. */
public enum Skill {
    NOVICE,
    REGULAR,
    EXPERT;

    /** As boxes and texts name it. */
    public String id() {
        return switch (this) {
            case NOVICE -> "novice";
            case REGULAR -> "regular";
            case EXPERT -> "expert";
        };
    }
}
