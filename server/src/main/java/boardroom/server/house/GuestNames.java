package boardroom.server.house;

import boardroom.engine.Say;
import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import org.jspecify.annotations.Nullable;

/** What somebody may be called: a few characters that can be seen and that change nothing around them. */
public final class GuestNames {
    private static final int LONGEST = 24;
    private static final int ZERO_WIDTH_JOINER = 0x200D;
    private static final int BLANK_BRAILLE = 0x2800;

    private GuestNames() {}

    /** Without spaces of any kind around it. */
    public static String stripped(String name) {
        int[] all = name.codePoints().toArray();
        int from = 0;
        int to = all.length;
        while (from < to && isSpace(all[from])) from++;
        while (to > from && isSpace(all[to - 1])) to--;
        return new String(all, from, to - from);
    }

    /** Why somebody can't be called that, spaces around it aside; {@code null}: they can. */
    public static @Nullable Say refusal(@Nullable String name) {
        if (name == null || name.isEmpty()) return HouseSay.guestName(LONGEST);
        if (name.codePoints().noneMatch(GuestNames::isSeen)) return HouseSay.guestNameUnseen();
        if (stripped(name).codePoints().count() > LONGEST) return HouseSay.guestName(LONGEST);
        return name.codePoints().anyMatch(GuestNames::isHidden) ? HouseSay.guestNameHidden() : null;
    }

    private static boolean isSpace(int c) {
        return UCharacter.isUWhiteSpace(c) || c == BLANK_BRAILLE;
    }

    private static boolean isIgnorable(int c) {
        return UCharacter.hasBinaryProperty(c, UProperty.DEFAULT_IGNORABLE_CODE_POINT);
    }

    /** Whether it leaves ink of its own: no space, no accent for a letter that is not there, nothing a font leaves out. */
    private static boolean isSeen(int c) {
        int type = Character.getType(c);
        boolean accent = type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
        return !isSpace(c) && !isIgnorable(c) && !accent && !isHidden(c);
    }

    /** Whether it is not there for reading; what joins and colours emoji may stand between them. */
    private static boolean isHidden(int c) {
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
}
