package boardroom.server.house;

import boardroom.engine.Say;
import org.jspecify.annotations.Nullable;

/** What somebody may be called: a few characters that can be seen and that change nothing around them. */
public final class GuestNames {
    private static final int LONGEST = 24;

    private GuestNames() {}

    /** Without spaces of any kind around it. */
    public static String stripped(String name) {
        int[] all = name.codePoints().toArray();
        int from = 0;
        int to = all.length;
        while (from < to && Legible.isSpace(all[from])) from++;
        while (to > from && Legible.isSpace(all[to - 1])) to--;
        return new String(all, from, to - from);
    }

    /** Why somebody can't be called that, spaces around it aside; {@code null}: they can. */
    public static @Nullable Say refusal(@Nullable String name) {
        if (name == null || name.isEmpty()) return HouseSay.guestName(LONGEST);
        if (name.codePoints().noneMatch(Legible::isSeen)) return HouseSay.guestNameUnseen();
        if (stripped(name).codePoints().count() > LONGEST) return HouseSay.guestName(LONGEST);
        return name.codePoints().anyMatch(Legible::isHidden) ? HouseSay.guestNameHidden() : null;
    }
}
