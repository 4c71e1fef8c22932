package boardroom.server.web;

import boardroom.engine.Json;
import boardroom.server.Limits;
import boardroom.server.house.Device;
import boardroom.server.house.Guest;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.house.Outage;
import boardroom.server.table.Tables;
import boardroom.server.wire.Frame;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.Configuration;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.server.ServerUpgradeRequest;
import org.eclipse.jetty.websocket.core.server.ServerUpgradeResponse;
import org.eclipse.jetty.websocket.core.server.WebSocketNegotiator;
import org.eclipse.jetty.websocket.core.server.WebSocketUpgradeHandler;
import org.jspecify.annotations.Nullable;

/** All open sockets; one per device of a person. */
final class Sockets implements WebSocketNegotiator {
    /** Where sockets are opened. */
    static final String PATH = "/ws";

    private static final int LARGEST_MESSAGE = 16 * 1024;
    private static final int LARGEST_FRAME = 64 * 1024;
    private static final Duration QUIET = Duration.ofSeconds(75);
    private static final double PATIENCE_PER_SECOND = 5;
    private static final int PATIENCE = 40;
    private static final int BURST = 5;

    /** Where all sockets of an address are taken, it may try again after so many milliseconds. */
    private static final long UNTIL_SOME_HANG_UP = 10_000;

    private final House house;
    private final Tables tables;
    private final Outage outage;
    private final Limits limits;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final Map<Device, Socket> byDevice = new ConcurrentHashMap<>();
    private final Map<String, Integer> perAddress = new ConcurrentHashMap<>();
    private final RateLimit commandsPerAddress;
    private final Callers callers;
    private final Turnaway turnaway;
    private final Function<Request, @Nullable HttpRefusal> guard;

    /** The guard says why a connection is not let in. */
    Sockets(
            House house,
            Tables tables,
            Outage outage,
            Limits limits,
            Callers callers,
            Turnaway turnaway,
            Function<Request, @Nullable HttpRefusal> guard) {
        this.house = house;
        this.tables = tables;
        this.outage = outage;
        this.limits = limits;
        this.callers = callers;
        this.turnaway = turnaway;
        this.guard = guard;
        this.commandsPerAddress =
                new RateLimit(limits.commandsPerAddress(), BURST * limits.commandsPerAddress(), house.time());
    }

    /** Takes connections and leaves everything else to those behind it. */
    Handler before(Handler others) {
        WebSocketUpgradeHandler upgrade = new WebSocketUpgradeHandler();
        upgrade.addMapping(PATH, this);
        upgrade.setHandler(others);
        return upgrade;
    }

    @Override
    public void customize(Configuration configuration) {
        // Jetty holds outgoing frames to this size too, and sends longer messages in several.
        configuration.setMaxFrameSize(LARGEST_FRAME);
        configuration.setAutoFragment(true);
        configuration.setIdleTimeout(QUIET);
    }

    @Override
    public @Nullable FrameHandler negotiate(
            ServerUpgradeRequest request, ServerUpgradeResponse response, Callback callback) {
        String address = callers.address(request);
        HttpRefusal refusal = guard.apply(request);
        if (refusal == null && perAddress.getOrDefault(address, 0) >= limits.socketsPerAddress())
            refusal = HttpRefusal.tooMany(UNTIL_SOME_HANG_UP);
        if (refusal != null) {
            if (refusal.retryAfter() > 0) response.getHeaders().put(HttpHeader.RETRY_AFTER, refusal.retryAfter());
            turnaway.send(response, callback, refusal.status(), refusal.say());
            return null;
        }
        // A view goes to many at once: compressing it for each of them would cost more than all the rest.
        response.setExtensions(List.of());
        return new Frames(session -> accept(session, address), LARGEST_MESSAGE);
    }

    private Socket accept(CoreSession session, String address) {
        long now = house.time().now();
        TokenBucket commands = new TokenBucket(limits.commandsPerSecond(), limits.commandBurst(), now);
        TokenBucket patience = new TokenBucket(PATIENCE_PER_SECOND, PATIENCE, now);
        Socket socket = new Socket(house, tables, this, new Outbox(session), commands, patience, address);
        open.add(socket);
        perAddress.merge(address, 1, Integer::sum);
        return socket;
    }

    /** The newer socket of a device takes over. */
    void takeOver(Device device, Socket socket) {
        Socket before = byDevice.put(device, socket);
        if (before != null && !before.equals(socket)) before.takenOver();
    }

    /** Whether this address may ask one thing more now. */
    boolean allows(String address) {
        return commandsPerAddress.allows(address);
    }

    void gone(Socket socket) {
        if (open.remove(socket))
            perAddress.computeIfPresent(socket.address(), (_, count) -> count > 1 ? count - 1 : null);
        Device device = socket.device();
        if (device != null) byDevice.remove(device, socket);
    }

    /** The house has forgotten this guest. */
    void forget(String guest) {
        for (Socket socket : open) {
            Guest who = socket.guest();
            if (who != null && who.id().equals(guest)) socket.forgotten();
        }
    }

    /** This device was signed out. */
    void signOut(Device device) {
        Socket socket = byDevice.get(device);
        if (socket != null) socket.signedOut();
    }

    /** Something for this guest, on whatever device they are. */
    void tell(String guest, byte[] frame) {
        for (Socket socket : open) {
            Guest who = socket.guest();
            if (who != null && who.id().equals(guest)) socket.send(frame);
        }
    }

    int count() {
        return open.size();
    }

    /** Keeps quiet connections alive and finds dead ones. */
    void ping() {
        open.forEach(Socket::ping);
    }

    /** Whether the house takes anything at the moment. */
    boolean taking() {
        return outage.takes();
    }

    void tell(boolean taking) {
        byte[] frame = Json.MAPPER.writeValueAsBytes(new Frame.House(taking));
        open.forEach(socket -> socket.tellOfTheHouse(frame));
    }

    void shutDown() {
        open.forEach(Socket::shutDown);
    }

    /** Lets nobody in from a page of another house. */
    static @Nullable HttpRefusal sameOrigin(Request request) {
        String origin = request.getHeaders().get(HttpHeader.ORIGIN);
        String host = request.getHeaders().get(HttpHeader.HOST);
        return Callers.isSameOrigin(origin, host) ? null : new HttpRefusal(403, HouseSay.otherOrigin());
    }
}
