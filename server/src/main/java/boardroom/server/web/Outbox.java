package boardroom.server.web;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Sends text frames in order and without waiting; who does not read is cut off, and catches up when they come again. */
final class Outbox {
    private static final Logger LOG = LoggerFactory.getLogger(Outbox.class);

    /** So many frames, and so many bytes, may lie unsent. */
    private static final int MOST_FRAMES = 512;

    private static final long MOST_BYTES = 1 << 20;

    private final CoreSession session;
    private final AtomicInteger frames = new AtomicInteger();
    private final AtomicLong bytes = new AtomicLong();

    /** What waits for more, and how many it waits for. */
    private final List<byte[]> held = new ArrayList<>(4);

    private int holding;

    Outbox(CoreSession session) {
        this.session = session;
    }

    /** Jetty takes whole frames from any thread; the lock keeps them in the order they were given. */
    synchronized void send(byte[] json) {
        boolean tooMany = frames.incrementAndGet() > MOST_FRAMES;
        // One frame alone may be larger than all that may wait.
        boolean tooMuch = bytes.getAndAdd(json.length) > 0 && bytes.get() > MOST_BYTES;
        if (tooMany || tooMuch) session.abort();
        else if (holding > 0) held.add(json);
        else transmit(json, false);
    }

    /** What comes now is sent with what follows, in one go: to hand bytes to the system is the dearest part of sending. */
    synchronized void hold() {
        holding++;
    }

    synchronized void release() {
        if (--holding > 0) return;
        for (int i = 0; i < held.size(); i++) transmit(held.get(i), i < held.size() - 1);
        held.clear();
    }

    /** Whatever goes wrong with one connection must not reach the table that speaks. */
    private void transmit(byte[] json, boolean moreFollows) {
        try {
            session.sendFrame(new Frame(OpCode.TEXT, ByteBuffer.wrap(json)), new Sent(json.length), moreFollows);
        } catch (RuntimeException e) {
            LOG.warn("a frame of {} bytes could not be sent: {}", json.length, e.getMessage());
            session.abort();
        }
    }

    /** Notes that a frame no longer waits. */
    private final class Sent implements Callback {
        private final int length;

        Sent(int length) {
            this.length = length;
        }

        @Override
        public void succeeded() {
            frames.decrementAndGet();
            bytes.addAndGet(-length);
        }

        @Override
        public void failed(Throwable cause) {
            succeeded();
        }
    }

    synchronized void close(int code) {
        for (byte[] json : held) transmit(json, true);
        held.clear();
        session.close(code, null, Callback.NOOP);
    }

    void ping() {
        session.sendFrame(new Frame(OpCode.PING), Callback.NOOP, false);
    }
}
