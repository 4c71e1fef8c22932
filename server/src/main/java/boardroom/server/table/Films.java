package boardroom.server.table;

import boardroom.engine.Json;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.server.film.Cut;
import boardroom.server.film.Eyes;
import boardroom.server.film.Packing;
import boardroom.server.film.Scene;
import boardroom.server.film.Undone;
import boardroom.server.house.House;
import boardroom.server.house.OpenedGame;
import boardroom.server.house.Viewer;
import boardroom.server.store.EntryRow;
import boardroom.server.store.FilmRow;
import boardroom.server.store.TableRow;
import boardroom.server.wire.FilmInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * The films of all tables. What was filmed once is kept, so that a game can be shown long after its rules have changed; only
 * what came since is filmed when somebody looks, and of a game that is on only what they see of it.
 */
public final class Films {
    /** So many entries make a stretch that is worth keeping while the game is on. */
    static final int STRETCH = 32;

    private final House house;
    private final Reels reels = new Reels();

    Films(House house) {
        this.house = house;
    }

    /** What came of the wish to look back. */
    public sealed interface Shown {
        /** Here it is: a {@link FilmInfo}, packed. */
        @SuppressWarnings("ArrayRecordComponent") // passed on, never compared
        record Film(byte[] packed) implements Shown {}

        /** The table has no such eyes. */
        record NoEyes(int seats) implements Shown {}

        /** It is not shown. */
        record Refused(Say say) implements Shown {}
    }

    /** The film of a table for one pair of eyes, which must be among one's own while the game is on. */
    Shown show(TableRow row, OpenedGame opened, boolean sameRules, String wanted, Seats own) {
        Eyes eyes = Eyes.read(wanted, row.seats().size());
        if (eyes == null) return new Shown.NoEyes(row.seats().size());
        if (row.started() == 0) return new Shown.Refused(TableSay.waiting());
        Say refusal = row.finished() ? null : refusal(eyes, own);
        if (refusal != null) return new Shown.Refused(refusal);
        List<EntryRow> journal = house.store().journal(row.id());
        Reels.Which which = new Reels.Which(row.id(), eyes, journal.size(), row.finished());
        byte[] packed = reels.find(which);
        if (packed != null) return new Shown.Film(packed);
        List<Scene> scenes = scenes(row, opened, sameRules, journal, eyes);
        if (scenes.isEmpty()) return new Shown.Refused(TableSay.unreadable());
        boolean whole = scenes.getLast().last() == journal.size();
        packed = Packing.pack(Cut.of(row.id(), scenes, eyes, row.finished(), whole, undone(journal)));
        reels.keep(which, packed);
        return new Shown.Film(packed);
    }

    /** Before the end, nobody looks with any eyes but their own. */
    private static @Nullable Say refusal(Eyes eyes, Seats own) {
        return switch (eyes) {
            case Eyes.Open _ -> TableSay.notOver();
            case Eyes.Of(Viewer viewer) ->
                viewer.isWatcher() || own.has(viewer.seat()) ? null : SeatSay.notYours(viewer.seat());
        };
    }

    /** What is kept of a game, for one viewer; {@code null}: nothing. */
    @Nullable FilmInfo kept(TableRow row, Viewer viewer) {
        List<Scene> scenes = kept(row.id());
        if (scenes.isEmpty()) return null;
        Undone undone = undone(house.store().journal(row.id()));
        byte[] cut = Cut.of(row.id(), scenes, new Eyes.Of(viewer), row.finished(), false, undone);
        return Json.MAPPER.readValue(cut, FilmInfo.class);
    }

    private static Undone undone(List<EntryRow> journal) {
        return Undone.by(journal.stream().map(EntryRow::act).toList());
    }

    private List<Scene> kept(String table) {
        List<Scene> scenes = new ArrayList<>();
        for (FilmRow kept : house.store().film(table)) scenes.add(Scene.unpack(kept.scene()));
        return scenes;
    }

    /** Films and keeps whatever came since; gives the last entry that is filmed. */
    int develop(TableRow row, OpenedGame opened, List<EntryRow> journal) {
        int last = 0;
        for (FilmRow kept : house.store().film(row.id())) last = kept.last();
        Scene since = Filming.after(last, house, row, opened, journal);
        keep(row.id(), since);
        return since.last();
    }

    /** What is kept, and what came since: of a game that is on, only what these eyes see of it. */
    private List<Scene> scenes(TableRow row, OpenedGame opened, boolean sameRules, List<EntryRow> journal, Eyes eyes) {
        List<Scene> scenes = kept(row.id());
        int last = scenes.isEmpty() ? 0 : scenes.getLast().last();
        boolean isAll = !scenes.isEmpty() && last == journal.size();
        if (!sameRules || isAll) return scenes;
        Scene since = eyes instanceof Eyes.Of(Viewer viewer) && !row.finished()
                ? Filming.after(last, house, row, opened, journal, viewer)
                : Filming.after(last, house, row, opened, journal);
        if (since.moments().isEmpty() && !scenes.isEmpty()) return scenes;
        scenes.add(since);
        if (row.finished()) keep(row.id(), since);
        return scenes;
    }

    /** Nobody waits for it: what is not kept is filmed again. */
    private void keep(String table, Scene scene) {
        if (scene.moments().isEmpty()) return;
        CompletableFuture<Void> _ =
                house.store().putFilm(table, new FilmRow(scene.first(), scene.last(), scene.pack()));
    }
}
