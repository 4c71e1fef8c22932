package boardroom.server.web;

import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Sends text frames in order and without waiting; who does not read is cut off, and catches up when they come again. */
final class Outbox implements Callback {
    private static final Logger LOG = LoggerFactory.getLogger(Outbox.class);

    /** So many frames, and so many bytes, may lie unsent. */
    private static final int MOST_FRAMES = 512;

    private static final long MOST_BYTES = 1 << 20;

    private final CoreSession session;
    private final AtomicLong frames = new AtomicLong();
    private long bytes;

    Outbox(CoreSession session) {
        this.session = session;
    }

    /** Jetty takes whole frames from any thread; the lock keeps them in the order they were given. */
    synchronized void send(byte[] json) {
        bytes = frames.getAndIncrement() == 0 ? json.length : bytes + json.length;
        if (frames.get() > MOST_FRAMES || bytes > MOST_BYTES) session.abort();
        else transmit(json);
    }

    /** Whatever goes wrong with one connection must not reach the table that speaks. */
    private void transmit(byte[] json) {
        try {
            session.sendFrame(new Frame(OpCode.TEXT, ByteBuffer.wrap(json)), this, false);
        } catch (RuntimeException e) {
            LOG.warn("a frame of {} bytes could not be sent: {}", json.length, e.getMessage());
            session.abort();
        }
    }

    @Override
    public void succeeded() {
        frames.decrementAndGet();
    }

    @Override
    public void failed(Throwable cause) {
        frames.decrementAndGet();
    }

    void close(int code) {
        session.close(code, null, Callback.NOOP);
    }

    void ping() {
        session.sendFrame(new Frame(OpCode.PING), Callback.NOOP, false);
    }
}
