package boardroom.server.house;

import boardroom.server.store.GuestRow;
import boardroom.server.store.Store;
import boardroom.server.store.StoreFailure;
import boardroom.server.wire.NewGuest;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** The people of the house. A token is told once and kept only as a hash; a public id opens nothing. */
public final class Guests {
    private static final int LONGEST_TOKEN = 64;

    /** That a guest is still used is written down no more often than this. */
    private static final long NOTED_EVERY = Duration.ofDays(1).toMillis();

    private static final int MOST_FORGOTTEN = 1_000;

    private final Store store;
    private final Time time;

    public Guests(Store store, Time time) {
        this.store = store;
        this.time = time;
    }

    public NewGuest welcome(String name) {
        String token = Secrets.token();
        String id = Secrets.id();
        StoreFailure.orOnDisk(store.addGuest(new GuestRow(id, name, Secrets.hash(token), time.now())));
        return new NewGuest(id, name, token);
    }

    public void rename(Guest guest, String name) {
        StoreFailure.orOnDisk(store.renameGuest(guest.id(), name));
    }

    public @Nullable Guest byToken(@Nullable String token) {
        if (token == null || token.isEmpty() || token.length() > LONGEST_TOKEN) return null;
        GuestRow row = store.guestByToken(Secrets.hash(token));
        if (row == null) return null;
        if (row.used() <= time.now() - NOTED_EVERY) {
            CompletableFuture<Void> _ = store.useGuest(row.id(), time.now());
        }
        return new Guest(row.id(), row.name());
    }

    /** Forgets those who have not been here for so long and have no place at any table that is kept. */
    public void clearOut(Duration unused) {
        StoreFailure.orOnDisk(store.dropGuests(time.now() - unused.toMillis(), MOST_FORGOTTEN));
    }

    /** What a guest is called; the id's own start if nobody knows. */
    public String name(String id) {
        GuestRow row = store.guest(id);
        return row == null ? "?" : row.name();
    }
}
