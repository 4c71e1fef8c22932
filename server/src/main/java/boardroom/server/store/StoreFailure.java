package boardroom.server.store;

/** The store could not do what was asked; what was to be written may or may not be on disk. */
public final class StoreFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    public StoreFailure(String what, Throwable cause) {
        super(what, cause);
    }

    public StoreFailure(String what) {
        super(what);
    }
}
