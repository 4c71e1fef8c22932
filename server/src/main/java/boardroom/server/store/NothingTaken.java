package boardroom.server.store;

/** The store takes nothing at the moment: what was to be written is certainly not on disk, and never will be. */
public final class NothingTaken extends StoreFailure {
    private static final long serialVersionUID = 1;

    public NothingTaken(String why) {
        super("nothing is taken at the moment: " + why);
    }
}
