package boardroom.engine;

/** All there is to know about one play, secrets included; mutable and cheap to copy. */
public interface State<S extends State<S>> {
    /** An independent copy: nothing played on one is seen in the other. */
    S copy();
}
