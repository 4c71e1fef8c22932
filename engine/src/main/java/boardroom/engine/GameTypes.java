package boardroom.engine;

/** The record families of a game: what is read from the wire and written to it. */
public record GameTypes<S extends State<S>, M extends Move>(
        Class<S> state,
        Class<M> move,
        Class<? extends Event> event,
        Class<? extends PublicView> publicView,
        Class<? extends PrivateView> privateView) {}
