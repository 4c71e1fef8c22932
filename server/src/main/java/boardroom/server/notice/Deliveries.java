package boardroom.server.notice;

import boardroom.engine.Json;
import boardroom.server.house.House;
import boardroom.server.house.Notice;
import boardroom.server.house.Secrets;
import boardroom.server.store.DeliveryRow;
import boardroom.server.store.HookRow;
import boardroom.server.store.Hooks;
import boardroom.server.store.StoreFailure;
import boardroom.server.wire.GuestInfo;
import boardroom.server.wire.HookNotice;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Carries notices to webhooks: written down first, tried again for some hours, each once. It works beside the tables and
 * never holds one up.
 */
public final class Deliveries {
    private static final Logger LOG = LoggerFactory.getLogger(Deliveries.class);

    private static final List<Duration> PAUSES = List.of(
            Duration.ofSeconds(10),
            Duration.ofMinutes(1),
            Duration.ofMinutes(5),
            Duration.ofMinutes(30),
            Duration.ofHours(2),
            Duration.ofHours(6));
    private static final long KEPT = Duration.ofDays(30).toMillis();
    private static final int AT_ONCE = 16;
    private static final int MOST_DUE = 100;

    private final House house;
    private final Postman postman;
    private final Set<String> underway = new HashSet<>();
    private final Semaphore free = new Semaphore(AT_ONCE);
    private final Lines lines = new Lines();
    private final Throttle throttle;
    private volatile boolean closed;

    public Deliveries(House house, Postman postman) {
        this.house = house;
        this.postman = postman;
        this.throttle = new Throttle(house.time());
    }

    private Hooks hooks() {
        return house.store().hooks();
    }

    /** Away from the table: it asks the disk. */
    public void carry(Notice notice) {
        beside(() -> {
            List<DeliveryRow> all = new ArrayList<>();
            long now = house.time().now();
            for (HookRow hook : hooks().hearing(notice.guest(), notice.table())) {
                String id = Secrets.id();
                String key = String.join(" ", notice.kind().word(), notice.table(), notice.guest(), notice.key());
                all.add(new DeliveryRow(id, hook.id(), key, body(hook, notice, id, now), now, 0));
            }
            if (all.isEmpty()) return;
            StoreFailure.orOnDisk(hooks().add(all));
            sendDue();
        });
    }

    private String body(HookRow hook, Notice notice, String id, long now) {
        String name = house.guests().name(notice.guest());
        return Json.MAPPER.writeValueAsString(new HookNotice(
                notice.kind(),
                id,
                notice.table(),
                notice.game(),
                hook.origin() + "/t/" + notice.table(),
                house.catalogue().text(notice.say()),
                name == null ? null : new GuestInfo(notice.guest(), name),
                notice.key(),
                now));
    }

    /** Sends what is due. */
    public void look() {
        beside(this::sendDue);
    }

    private void beside(Runnable work) {
        Thread.startVirtualThread(() -> {
            try {
                if (!closed) work.run();
            } catch (StoreFailure e) {
                // It is still there when the store takes again, or the table tells it anew after a restart.
                if (!closed) LOG.info("webhooks wait: {}", e.getMessage());
            }
        });
    }

    /** What is under way is still due, so that of one webhook no more is than a host has lines. */
    private void sendDue() {
        synchronized (underway) {
            for (DeliveryRow delivery : hooks().due(house.time().now(), Lines.MOST, MOST_DUE)) {
                HookRow hook = hooks().byId(delivery.hook());
                if (hook == null || underway.contains(delivery.id()) || !lines.take(host(hook))) continue;
                underway.add(delivery.id());
                beside(() -> sendAndGoOn(delivery, hook));
            }
        }
    }

    private static String host(HookRow hook) {
        HookUrl url = HookUrl.read(hook.url());
        return url == null ? "" : url.name().toLowerCase(Locale.ROOT);
    }

    private void sendAndGoOn(DeliveryRow delivery, HookRow hook) {
        free.acquireUninterruptibly();
        try {
            send(delivery, hook);
        } finally {
            free.release();
            lines.free(host(hook));
            // While nobody looks what is due: else it might be found once more.
            synchronized (underway) {
                underway.remove(delivery.id());
            }
        }
        sendDue();
    }

    private void send(DeliveryRow delivery, HookRow hook) {
        if (closed || hooks().byId(hook.id()) == null) return;
        long now = house.time().now();
        if (throttle.allows(hook.id())) note(delivery, send(hook, delivery.id(), delivery.body()));
        else StoreFailure.orOnDisk(hooks().later(delivery.id(), now + Throttle.MILLIS, delivery.tries()));
    }

    private void note(DeliveryRow delivery, Postman.Outcome outcome) {
        long now = house.time().now();
        boolean ends = outcome.isReceived() || delivery.tries() >= PAUSES.size();
        StoreFailure.orOnDisk(
                ends
                        ? hooks().done(delivery.id(), now)
                        : hooks().later(
                                        delivery.id(),
                                        now + PAUSES.get(delivery.tries()).toMillis(),
                                        delivery.tries() + 1));
    }

    private Postman.Outcome send(HookRow hook, String id, String body) {
        HookUrl url = HookUrl.read(hook.url());
        if (url == null) return new Postman.Outcome(null, Postman.Problem.REFUSED);
        String timestamp = String.valueOf(house.time().now());
        Map<String, String> headers = Map.of(
                "Boardroom-Delivery", id,
                "Boardroom-Timestamp", timestamp,
                "Boardroom-Signature", "sha256=" + Signature.of(hook.secret(), timestamp, body));
        return postman.send(url, headers, body);
    }

    /** Tries a webhook out and waits for what comes of it; {@code null}: too much is on its way there already. */
    public Postman.@Nullable Outcome test(HookRow hook, Notice notice) {
        if (!lines.take(host(hook))) return null;
        try {
            String id = Secrets.id();
            return send(hook, id, body(hook, notice, id, house.time().now()));
        } finally {
            lines.free(host(hook));
        }
    }

    /** Whether nothing may be sent there. */
    public boolean isForbidden(HookUrl url) {
        return postman.isForbidden(url);
    }

    /** Forgets what went out long ago. */
    public void clearOut() {
        StoreFailure.orOnDisk(hooks().clearOut(house.time().now() - KEPT));
    }

    /** Nothing more goes out. */
    public void close() {
        closed = true;
    }

    /** The webhook this guest made, of a table or of all of theirs. */
    public @Nullable HookRow hook(String guest, @Nullable String table) {
        return hooks().of(guest, table);
    }
}
