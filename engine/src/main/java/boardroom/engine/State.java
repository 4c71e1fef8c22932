package boardroom.engine;

/** All there is to know about one play, secrets included; mutable and cheap to copy. */
public interface State<S extends State<S>> {
    /** How many seats there are. */
    int seats();

    /** An independent copy: nothing played on one is seen in the other. */
    S copy();
}
