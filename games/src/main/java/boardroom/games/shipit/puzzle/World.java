package boardroom.games.shipit.puzzle;

/** What a robot walks in: it answers tests and carries out primitives, or can't. */
interface World {
    /** False: a wall is ahead. */
    boolean move();

    void turnLeft();

    void turnRight();

    /** False: there is nothing to collect. */
    boolean collect();

    boolean holds(Condition condition);
}
