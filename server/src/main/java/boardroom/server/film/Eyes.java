package boardroom.server.film;

import boardroom.server.house.Viewer;
import org.jspecify.annotations.Nullable;

/** With whose eyes a film is looked at. */
public sealed interface Eyes {
    /** One seat's, or the watchers'. */
    record Of(Viewer viewer) implements Eyes {}

    /** All hands open: only once the game is over. */
    record Open() implements Eyes {}

    /** As it stands in an address: a seat's number, "watch" or "open"; {@code null}: none of them. */
    static @Nullable Eyes read(String text, int seats) {
        if (text.equals("watch")) return new Of(Viewer.WATCHERS);
        if (text.equals("open")) return new Open();
        for (int seat = 0; seat < seats; seat++) if (text.equals(String.valueOf(seat))) return new Of(new Viewer(seat));
        return null;
    }
}
