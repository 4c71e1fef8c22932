package boardroom.server.web;

import boardroom.engine.Say;
import boardroom.server.house.HouseSay;

/** An HTTP call that is refused, with its status and its sentence. */
final class HttpRefusal extends RuntimeException {
    private static final long serialVersionUID = 1;
    private static final int TOO_MANY = 429;
    private static final long SECOND = 1_000;

    private final int status;
    private final transient Say say;
    private final long retryAfter;

    HttpRefusal(int status, Say say) {
        this(status, say, 0);
    }

    private HttpRefusal(int status, Say say, long retryAfter) {
        super(say.key(), null, false, false);
        this.status = status;
        this.say = say;
        this.retryAfter = retryAfter;
    }

    /** Too much at once: it may be asked again after so many milliseconds. */
    static HttpRefusal tooMany(long millis) {
        return new HttpRefusal(TOO_MANY, HouseSay.requestTooMany(), Math.max(1, Math.ceilDiv(millis, SECOND)));
    }

    int status() {
        return status;
    }

    Say say() {
        return say;
    }

    /** After how many seconds to ask again; 0: that is of no use. */
    long retryAfter() {
        return retryAfter;
    }
}
