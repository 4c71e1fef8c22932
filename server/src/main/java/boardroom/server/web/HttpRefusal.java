package boardroom.server.web;

import boardroom.engine.Say;

/** An HTTP call that is refused, with its status and its sentence. */
final class HttpRefusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;
    private final transient Say say;

    HttpRefusal(int status, Say say) {
        super(say.key(), null, false, false);
        this.status = status;
        this.say = say;
    }

    int status() {
        return status;
    }

    Say say() {
        return say;
    }
}
