package boardroom.server.talk;

import boardroom.engine.Say;
import boardroom.server.house.Legible;
import org.jspecify.annotations.Nullable;

/** What may be said: one line that can be read and that changes nothing around it. */
public final class TalkText {
    private static final int LONGEST = 280;

    /** More accents on one letter would be drawn over the lines above and below. */
    private static final int MOST_ACCENTS = 3;

    private TalkText() {}

    /** Without what cannot be seen, every stretch of spaces and line breaks as one space. */
    public static String cleaned(String text) {
        StringBuilder clean = new StringBuilder();
        int accents = 0;
        boolean gap = false;
        for (int c : text.codePoints().toArray()) {
            // What cannot be seen between two accents does not make another letter of it.
            if (Legible.isAccent(c)) accents++;
            else if (Legible.isSpace(c) || Legible.isSeen(c)) accents = 0;
            if (Legible.isSpace(c)) gap = true;
            else if (!Legible.isHidden(c) && accents <= MOST_ACCENTS) {
                if (gap && !clean.isEmpty()) clean.append(' ');
                gap = false;
                clean.appendCodePoint(c);
            }
        }
        return clean.toString();
    }

    /** Why this, cleaned, can't be said; {@code null}: it can. */
    public static @Nullable Say refusal(String clean) {
        if (clean.codePoints().noneMatch(Legible::isSeen)) return TalkSay.empty();
        return clean.codePointCount(0, clean.length()) > LONGEST ? TalkSay.tooLong(LONGEST) : null;
    }
}
