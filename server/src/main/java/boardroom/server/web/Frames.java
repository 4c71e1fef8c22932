package boardroom.server.web;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.function.Function;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.OpCode;
import org.eclipse.jetty.websocket.core.exception.MessageTooLargeException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Puts the frames of one connection together to messages for its socket; holds on to nothing else. */
final class Frames implements FrameHandler {
    private static final Logger LOG = LoggerFactory.getLogger(Frames.class);

    private final Function<CoreSession, Socket> making;
    private final int largestMessage;
    private @Nullable CoreSession session;
    private @Nullable Socket socket;
    private @Nullable ByteArrayOutputStream partial;
    private boolean binary;

    Frames(Function<CoreSession, Socket> making, int largestMessage) {
        this.making = making;
        this.largestMessage = largestMessage;
    }

    @Override
    public void onOpen(CoreSession opened, Callback callback) {
        session = opened;
        socket = making.apply(opened);
        callback.succeeded();
        opened.demand();
    }

    @Override
    public void onFrame(Frame frame, Callback callback) {
        try {
            take(frame);
        } catch (RuntimeException e) {
            callback.failed(e);
            return;
        }
        callback.succeeded();
        if (session != null) session.demand();
    }

    private void take(Frame frame) {
        boolean whole =
                OpCode.isDataFrame(frame.getOpCode()) && frame.isFin() && frame.getOpCode() != OpCode.CONTINUATION;
        if (!whole && socket != null && !socket.bears()) return;
        switch (frame.getOpCode()) {
            case OpCode.TEXT -> begin(frame, false);
            case OpCode.BINARY -> begin(frame, true);
            case OpCode.CONTINUATION -> goOn(frame);
            case OpCode.PING -> pong(frame);
            default -> {}
        }
    }

    private void begin(Frame frame, boolean isBinary) {
        binary = isBinary;
        partial = null;
        if (frame.getPayloadLength() > largestMessage) throw new MessageTooLargeException("too large");
        if (frame.isFin()) deliver(BufferUtil.toArray(frame.getPayload()));
        else goOn(frame);
    }

    private void goOn(Frame frame) {
        ByteArrayOutputStream all = partial == null ? new ByteArrayOutputStream() : partial;
        partial = all;
        if (all.size() + frame.getPayloadLength() > largestMessage) throw new MessageTooLargeException("too large");
        all.writeBytes(BufferUtil.toArray(frame.getPayload()));
        if (!frame.isFin()) return;
        partial = null;
        deliver(all.toByteArray());
    }

    private void deliver(byte[] message) {
        if (socket == null) return;
        try {
            if (binary) socket.hearNoise();
            else socket.hear(message);
        } catch (RuntimeException | Error e) {
            LOG.error("a message could not be handled", e);
            socket.fault();
        }
    }

    private void pong(Frame frame) {
        if (session == null) return;
        ByteBuffer payload = ByteBuffer.wrap(BufferUtil.toArray(frame.getPayload()));
        session.sendFrame(new Frame(OpCode.PONG, payload), Callback.NOOP, false);
    }

    @Override
    public void onError(Throwable cause, Callback callback) {
        LOG.debug("a connection failed: {}", cause.getMessage());
        callback.succeeded();
    }

    @Override
    public void onClosed(CloseStatus status, Callback callback) {
        if (socket != null) socket.lost();
        callback.succeeded();
    }
}
