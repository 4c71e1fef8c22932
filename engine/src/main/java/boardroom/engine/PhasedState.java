package boardroom.engine;

/** A state that knows which phase of its game it is in. */
public interface PhasedState<S extends PhasedState<S>> extends State<S> {
    /** The place of the current phase in the game's list. */
    int phase();
}
