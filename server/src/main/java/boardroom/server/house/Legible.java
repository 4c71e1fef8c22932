package boardroom.server.house;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;

/** Which characters people read, and which only change what is around them. */
public final class Legible {
    private static final int ZERO_WIDTH_JOINER = 0x200D;
    private static final int BLANK_BRAILLE = 0x2800;

    private Legible() {}

    public static boolean isSpace(int c) {
        return UCharacter.isUWhiteSpace(c) || c == BLANK_BRAILLE;
    }

    /** Whether it is drawn on the letter before it. */
    public static boolean isAccent(int c) {
        int type = Character.getType(c);
        return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
    }

    /** Whether it leaves ink of its own: no space, no accent for a letter that is not there, nothing a font leaves out. */
    public static boolean isSeen(int c) {
        return !isSpace(c) && !isIgnorable(c) && !isAccent(c) && !isHidden(c);
    }

    /** Whether it is not there for reading; what joins and colours emoji may stand between them. */
    public static boolean isHidden(int c) {
        int type = Character.getType(c);
        boolean ofEmoji = c == ZERO_WIDTH_JOINER || UCharacter.hasBinaryProperty(c, UProperty.VARIATION_SELECTOR);
        return Character.isISOControl(c)
                || (isIgnorable(c) && !ofEmoji)
                || (type == Character.FORMAT && c != ZERO_WIDTH_JOINER)
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR
                || type == Character.SURROGATE
                || type == Character.PRIVATE_USE
                || type == Character.UNASSIGNED;
    }

    private static boolean isIgnorable(int c) {
        return UCharacter.hasBinaryProperty(c, UProperty.DEFAULT_IGNORABLE_CODE_POINT);
    }
}
