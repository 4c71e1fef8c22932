package boardroom.server.web;

import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;

/** Sends text frames in order and without waiting; who does not read is cut off, and catches up when they come again. */
final class Outbox {
    /** So much may lie unsent. */
    private static final long MOST_WAITING = 1 << 20;

    private final Session session;
    private final CoreSession core;
    private final AtomicLong waiting = new AtomicLong();

    Outbox(Session session) {
        this.session = session;
        this.core = ((WebSocketSession) session).getCoreSession();
    }

    /** Jetty takes whole frames from any thread, in the order they are given. */
    synchronized void send(byte[] json) {
        if (waiting.addAndGet(json.length) > MOST_WAITING) {
            session.disconnect();
            return;
        }
        core.sendFrame(
                new Frame(OpCode.TEXT, ByteBuffer.wrap(json)),
                Callback.from(() -> waiting.addAndGet(-json.length)),
                false);
    }

    void close(int code) {
        session.close(code, null, org.eclipse.jetty.websocket.api.Callback.NOOP);
    }

    void ping() {
        session.sendPing(ByteBuffer.allocate(0), org.eclipse.jetty.websocket.api.Callback.NOOP);
    }
}
