package boardroom.server.wire;

import boardroom.engine.Pace;
import boardroom.engine.Seats;
import java.util.List;

/** A clock at the moment of sending, in milliseconds. */
public record ClockInfo(
        String key, Seats seats, long left, long total, long startsIn, boolean running, List<Pace.Call> calls) {}
