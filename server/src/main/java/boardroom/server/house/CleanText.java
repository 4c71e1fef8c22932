package boardroom.server.house;

/**
 * Whether the strings of a JSON text can be written down and told as they came: no NUL and no half of a surrogate pair,
 * which no UTF-8 can carry. Looks at the bytes alone, so it costs next to nothing.
 */
public final class CleanText {
    private static final int ESCAPE_LENGTH = 6;
    private static final int LONE_SURROGATE_LEAD = 0xED;
    private static final int FIRST_SURROGATE_TRAIL = 0xA0;

    private CleanText() {}

    public static boolean isClean(byte[] json) {
        for (int i = 0; i < json.length; i++) {
            if (json[i] == '\\') {
                int code = i + 1 < json.length && json[i + 1] == 'u' ? escaped(json, i) : -1;
                if (code == 0 || isLow(code)) return false;
                if (isHigh(code)) {
                    if (!isLow(escaped(json, i + ESCAPE_LENGTH))) return false;
                    i += ESCAPE_LENGTH;
                }
                i++;
            } else if ((json[i] & 0xFF) == LONE_SURROGATE_LEAD
                    && i + 1 < json.length
                    && (json[i + 1] & 0xFF) >= FIRST_SURROGATE_TRAIL) return false;
        }
        return true;
    }

    /** What an escape like {@code \}{@code u20ac} stands for; -1: there is none here. */
    private static int escaped(byte[] json, int at) {
        if (at + ESCAPE_LENGTH > json.length || json[at] != '\\' || json[at + 1] != 'u') return -1;
        int code = 0;
        for (int i = at + 2; i < at + ESCAPE_LENGTH; i++) {
            int digit = Character.digit(json[i], 16);
            if (digit < 0) return -1;
            code = code * 16 + digit;
        }
        return code;
    }

    private static boolean isHigh(int code) {
        return code >= Character.MIN_HIGH_SURROGATE && code <= Character.MAX_HIGH_SURROGATE;
    }

    private static boolean isLow(int code) {
        return code >= Character.MIN_LOW_SURROGATE && code <= Character.MAX_LOW_SURROGATE;
    }
}
