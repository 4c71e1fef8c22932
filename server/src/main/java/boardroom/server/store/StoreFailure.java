package boardroom.server.store;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** The store could not do what was asked; what was to be written may or may not be on disk. */
public sealed class StoreFailure extends RuntimeException permits NothingTaken {
    private static final long serialVersionUID = 1;

    public StoreFailure(String what, Throwable cause) {
        super(what, cause);
    }

    public StoreFailure(String what) {
        super(what);
    }

    /** Waits until this is on disk; throws the failure itself if it could not be written. */
    public static void orOnDisk(CompletableFuture<Void> write) {
        try {
            write.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof StoreFailure failure ? failure : new StoreFailure("a write failed", e);
        }
    }
}
