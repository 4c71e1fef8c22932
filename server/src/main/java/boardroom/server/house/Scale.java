package boardroom.server.house;

import java.io.OutputStream;
import tools.jackson.databind.json.JsonMapper;

/** Counts the bytes of something as JSON, without keeping them and no further than needed. */
final class Scale extends OutputStream {
    private final long most;
    private long bytes;

    /** It is heavier than was asked for. */
    private static final class Overweight extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private Scale(long most) {
        this.most = most;
    }

    /** How many bytes it has; some number above {@code most} if it has more. */
    static long bytes(JsonMapper json, Object thing, long most) {
        Scale scale = new Scale(most);
        try {
            json.writeValue(scale, thing);
        } catch (RuntimeException e) {
            if (scale.bytes <= most) throw e;
        }
        return scale.bytes;
    }

    @Override
    public void write(int one) {
        count(1);
    }

    @Override
    public void write(byte[] some, int from, int length) {
        count(length);
    }

    private void count(int length) {
        bytes += length;
        if (bytes > most) throw new Overweight();
    }
}
