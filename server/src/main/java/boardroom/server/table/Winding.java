package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Clock;
import boardroom.engine.Entry;
import boardroom.engine.Pace;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Winds a clock by everything that happened; what was undone gives its time back: thinking before it has passed, waiting after it has not. */
final class Winding {
    /** An entry, and the pace after it. */
    record Followed(Entry entry, @Nullable Pace pace) {}

    private Winding() {}

    static Clock of(@Nullable Pace first, List<Followed> all) {
        Clock clock = new Clock();
        clock.follow(first, 0);
        for (int i = 0; i < all.size(); i++) {
            Followed now = all.get(i);
            if (now.entry.act() instanceof Act.GoesBack back)
                clock = givenBack(first, all.subList(0, i), back, now.entry.at());
            clock.follow(now.pace, now.entry.at());
        }
        return clock;
    }

    private static Clock givenBack(@Nullable Pace first, List<Followed> before, Act.GoesBack back, long now) {
        int undone = 0;
        while (!back.undoes(before.get(undone).entry)) undone++;
        return of(first, before.subList(0, undone))
                .later(now - before.get(undone).entry.at());
    }
}
