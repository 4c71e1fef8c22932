package boardroom.server.house;

import boardroom.server.store.GuestRow;
import boardroom.server.store.Store;
import boardroom.server.store.StoreFailure;
import boardroom.server.store.TokenRow;
import boardroom.server.wire.DeviceKind;
import boardroom.server.wire.NewGuest;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * The people of the house. Every device of theirs has a token of its own, which is told once and kept only as a hash; a
 * public id opens nothing.
 */
public final class Guests {
    private static final int LONGEST_TOKEN = 64;

    /** That a token is still used is written down no more often than this. */
    private static final long NOTED_EVERY = Duration.ofDays(1).toMillis();

    private static final int MOST_FORGOTTEN = 1_000;

    /** The devices of one guest; the one not used for longest makes room. */
    private static final int MOST_DEVICES = 8;

    private final Store store;
    private final Time time;

    public Guests(Store store, Time time) {
        this.store = store;
        this.time = time;
    }

    public NewGuest welcome(String name, DeviceKind kind) {
        String token = Secrets.token();
        String id = Secrets.id();
        long now = time.now();
        TokenRow first = new TokenRow(Secrets.hash(token), id, kind.stored(), now);
        StoreFailure.orOnDisk(store.addGuest(new GuestRow(id, name, now), first));
        return new NewGuest(id, name, token);
    }

    /** A token for another device of this guest; {@code null}: there is no such guest any more. */
    public @Nullable NewGuest welcomeAgain(String guest, DeviceKind kind) {
        GuestRow row = store.guest(guest);
        if (row == null) return null;
        String token = Secrets.token();
        TokenRow another = new TokenRow(Secrets.hash(token), guest, kind.stored(), time.now());
        StoreFailure.orOnDisk(store.people().addToken(another, MOST_DEVICES));
        return new NewGuest(guest, row.name(), token);
    }

    /** The devices of a guest, the one used last first. */
    public List<Used> devices(String guest) {
        return store.people().tokens(guest).stream()
                .map(row -> new Used(device(row), row.created(), row.used()))
                .toList();
    }

    /** A device: when it came, and when it was last used. */
    public record Used(Device device, long created, long used) {}

    /** The tokens of these devices open nothing any more. */
    public void signOut(Guest guest, List<Device> devices) {
        StoreFailure.orOnDisk(store.people()
                .dropTokens(guest.id(), devices.stream().map(Device::id).toList()));
    }

    private static Device device(TokenRow row) {
        return new Device(row.hash(), DeviceKind.stored(row.kind()));
    }

    public void rename(Guest guest, String name) {
        StoreFailure.orOnDisk(store.renameGuest(guest.id(), name));
    }

    public @Nullable Guest byToken(@Nullable String token) {
        Known known = known(token);
        return known == null ? null : known.guest();
    }

    /** Who has this token, and on which device; {@code null}: nobody. */
    public @Nullable Known known(@Nullable String token) {
        if (token == null || token.isEmpty() || token.length() > LONGEST_TOKEN) return null;
        TokenRow row = store.people().token(Secrets.hash(token));
        GuestRow guest = row == null ? null : store.guest(row.guest());
        if (row == null || guest == null) return null;
        if (row.used() <= time.now() - NOTED_EVERY) {
            CompletableFuture<Void> _ = store.people().useToken(row.hash(), time.now());
        }
        return new Known(new Guest(guest.id(), guest.name()), device(row));
    }

    /** Forgets those who have not been here for so long and have no place at any table that is kept. */
    public void clearOut(Duration unused) {
        StoreFailure.orOnDisk(store.dropGuests(time.now() - unused.toMillis(), MOST_FORGOTTEN));
    }

    /** What a guest is called; {@code null}: nobody knows any more. */
    public @Nullable String name(String id) {
        GuestRow row = store.guest(id);
        return row == null ? null : row.name();
    }
}
