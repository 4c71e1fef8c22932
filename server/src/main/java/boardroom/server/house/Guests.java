package boardroom.server.house;

import boardroom.engine.Say;
import boardroom.server.store.GuestRow;
import boardroom.server.store.Store;
import boardroom.server.wire.NewGuest;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** The people of the house. A token is told once and kept only as a hash; a public id opens nothing. */
public final class Guests {
    /** The longest name. */
    public static final int LONGEST_NAME = 24;

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

    /** Why somebody can't be called that; {@code null}: they can. */
    public static @Nullable Say refusal(@Nullable String name) {
        if (name == null) return HouseSay.guestName(LONGEST_NAME);
        int length = name.codePointCount(0, name.length());
        boolean fine = length >= 1
                && length <= LONGEST_NAME
                && name.equals(name.strip())
                && name.codePoints().noneMatch(Guests::isInvisible);
        return fine ? null : HouseSay.guestName(LONGEST_NAME);
    }

    private static boolean isInvisible(int c) {
        int type = Character.getType(c);
        return Character.isISOControl(c)
                || (type == Character.FORMAT && c != 0x200D)
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR
                || type == Character.SURROGATE
                || type == Character.PRIVATE_USE
                || type == Character.UNASSIGNED;
    }

    public NewGuest welcome(String name) {
        String token = Secrets.token();
        String id = Secrets.id();
        store.addGuest(new GuestRow(id, name, Secrets.hash(token), time.now())).join();
        return new NewGuest(id, name, token);
    }

    public void rename(Guest guest, String name) {
        store.renameGuest(guest.id(), name).join();
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
        store.dropGuests(time.now() - unused.toMillis(), MOST_FORGOTTEN).join();
    }

    /** What a guest is called; the id's own start if nobody knows. */
    public String name(String id) {
        GuestRow row = store.guest(id);
        return row == null ? "?" : row.name();
    }
}
