package boardroom.engine;

/** A card of a box; states refer to the box's own object and store its id. */
public interface Card {
    String id();

    /** What people call it. */
    String name();
}
