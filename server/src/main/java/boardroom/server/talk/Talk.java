package boardroom.server.talk;

import boardroom.server.store.Store;
import boardroom.server.store.StoreFailure;
import boardroom.server.store.TalkHead;
import boardroom.server.store.TalkRow;
import boardroom.server.wire.TalkLine;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What was said at one table, in the store, each line under a number of its own. */
public final class Talk {
    /** So many lines of a side are kept. */
    private static final int KEPT = 500;

    /** So many are shown to somebody who comes. */
    private static final int PAGE = 60;

    /** So many to somebody who comes back. */
    private static final int MOST_MISSED = 200;

    private static final String NOTHING = "";

    private final Store store;
    private final String table;
    private boolean open;
    private int last;

    public Talk(Store store, String table) {
        this.store = store;
        this.table = table;
        TalkHead head = store.talkHead(table);
        this.open = head.open();
        this.last = head.last();
    }

    /** Whether people may talk here. */
    public boolean isOpen() {
        return open;
    }

    public void set(boolean now) {
        if (now == open) return;
        StoreFailure.orOnDisk(store.setTalk(table, now));
        open = now;
    }

    /** Something that somebody wants to say. */
    public record Draft(
            String guest,
            String name,
            TalkLine.Side side,
            @Nullable String text,
            TalkLine.@Nullable Mood mood) {}

    /** Writes down what was said; once it is on disk, it can be told. */
    public TalkLine add(Draft draft, long at, String command) {
        String mood = draft.mood == null ? null : stored(draft.mood);
        int n = last + 1;
        StoreFailure.orOnDisk(store.addTalk(
                table,
                new TalkRow(n, at, draft.guest, draft.name, stored(draft.side), draft.text, mood, command),
                KEPT));
        last = n;
        return new TalkLine(n, at, draft.guest, draft.name, draft.side, draft.text, draft.mood);
    }

    /** What was said after this number, or the last page, without what was said to the hidden side. */
    public List<TalkLine> lines(TalkLine.@Nullable Side hidden, @Nullable Integer after) {
        if (last == 0) return List.of();
        int from = after == null ? 0 : after;
        String not = hidden == null ? NOTHING : stored(hidden);
        return store.talk(table, not, from, after == null ? PAGE : MOST_MISSED).stream()
                .map(Talk::line)
                .toList();
    }

    /** The commands from which the last so many lines came, in order. */
    public List<String> commands(int most) {
        if (last == 0) return List.of();
        return store.talk(table, NOTHING, 0, most).stream()
                .map(TalkRow::command)
                .toList();
    }

    private static TalkLine line(TalkRow row) {
        String mood = row.mood();
        return new TalkLine(
                row.n(),
                row.at(),
                row.guest(),
                row.name(),
                TalkLine.Side.valueOf(row.side().toUpperCase(Locale.ROOT)),
                row.text(),
                mood == null ? null : TalkLine.Mood.valueOf(mood.toUpperCase(Locale.ROOT)));
    }

    private static String stored(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
