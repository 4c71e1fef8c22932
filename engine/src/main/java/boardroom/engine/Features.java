package boardroom.engine;

import java.util.List;

/**
 * What counts in a position, as numbers with names: evaluations are learnt from them and reasons told in them. Each name has
 * a text, {@code feature.} and the name.
 */
public interface Features<S extends State<S>> {
    /** The names, in the order of the numbers. */
    List<String> names();

    /** How many stretches of the game weigh them differently. */
    int stages();

    /** In which stretch a position lies, from 0. */
    int stage(S s);

    /** The numbers of all seats, a row each, written over whatever stood there; as everything in the state says, secrets included. */
    void of(S s, double[][] out);

    /**
     * Whether all can lose together; then there is one more row behind the seats, with the numbers that speak for that.
     */
    default boolean mayAllLose() {
        return false;
    }
}
