package boardroom.server.store;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** Webhooks and what is on its way to them, as it is kept. */
public interface Hooks {
    /** In place of the one this guest had for all tables, or for the same table. */
    CompletableFuture<Void> put(HookRow hook);

    /** The webhook this guest made for a table, or for all of theirs; {@code null}: there is none. */
    @Nullable HookRow of(String guest, @Nullable String table);

    @Nullable HookRow byId(String id);

    /** All webhooks of a guest. */
    List<HookRow> ofGuest(String guest);

    /** Those that hear of what concerns this guest at this table: theirs, and that of whoever hosts it now. */
    List<HookRow> hearing(String guest, String table);

    /** Takes a webhook away, with what is on its way to it. */
    CompletableFuture<Void> drop(String guest, @Nullable String table);

    /** The same for all of a guest, and for whatever tells others of them. */
    CompletableFuture<Void> forget(String guest);

    /** Writes down what is to go out, unless the same already was or is. */
    CompletableFuture<Void> add(List<DeliveryRow> deliveries);

    /** What is due by then, the oldest first, and of one webhook only so much. */
    List<DeliveryRow> due(long by, int ofOne, int most);

    /** It is tried again then. */
    CompletableFuture<Void> later(String delivery, long due, int tries);

    /** It has arrived, or is given up; that it was there is kept, so that it goes out once. */
    CompletableFuture<Void> done(String delivery, long at);

    /** What was done before then is no longer kept, nor are webhooks of nobody and of no table. */
    CompletableFuture<Void> clearOut(long before);
}
