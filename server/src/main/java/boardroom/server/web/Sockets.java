package boardroom.server.web;

import boardroom.server.Limits;
import boardroom.server.house.House;
import boardroom.server.table.Tables;
import io.javalin.websocket.WsConfig;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.websocket.api.Session;

/** All open sockets; one per person. */
final class Sockets {
    private static final double PATIENCE_PER_SECOND = 5;
    private static final int PATIENCE = 40;

    private final House house;
    private final Tables tables;
    private final Limits limits;
    private final Map<Session, Socket> open = new ConcurrentHashMap<>();
    private final Map<String, Socket> byGuest = new ConcurrentHashMap<>();

    Sockets(House house, Tables tables, Limits limits) {
        this.house = house;
        this.tables = tables;
        this.limits = limits;
    }

    void configure(WsConfig ws) {
        ws.onConnect(ctx -> open.put(ctx.session, accept(ctx.session)));
        ws.onMessage(ctx -> {
            Socket socket = open.get(ctx.session);
            if (socket != null) socket.hear(ctx.message());
        });
        ws.onBinaryMessage(ctx -> {
            Socket socket = open.get(ctx.session);
            if (socket != null) socket.hearNoise();
        });
        ws.onClose(ctx -> drop(ctx.session));
        ws.onError(ctx -> drop(ctx.session));
    }

    private Socket accept(Session session) {
        long now = house.time().now();
        TokenBucket commands = new TokenBucket(limits.commandsPerSecond(), limits.commandBurst(), now);
        TokenBucket patience = new TokenBucket(PATIENCE_PER_SECOND, PATIENCE, now);
        return new Socket(house, tables, this, new Outbox(session), commands, patience);
    }

    private void drop(Session session) {
        Socket socket = open.remove(session);
        if (socket != null) socket.lost();
    }

    /** The newer socket of a person takes over. */
    void takeOver(String guest, Socket socket) {
        Socket before = byGuest.put(guest, socket);
        if (before != null && before != socket) before.takenOver();
    }

    void gone(Socket socket) {
        if (socket.guest() != null) byGuest.remove(socket.guest().id(), socket);
    }

    int count() {
        return open.size();
    }

    /** Keeps quiet connections alive and finds dead ones. */
    void ping() {
        open.values().forEach(Socket::ping);
    }

    void shutDown() {
        open.values().forEach(Socket::shutDown);
    }
}
