package boardroom.server.table;

import boardroom.engine.Say;
import boardroom.server.film.Cut;
import boardroom.server.film.Eyes;
import boardroom.server.film.Scene;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.house.OpenedGame;
import boardroom.server.house.Viewer;
import boardroom.server.store.FilmRow;
import boardroom.server.store.TableRow;
import boardroom.server.wire.FilmInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * The films of all tables. What was filmed once is kept, so that a game can be shown long after its rules have changed; only
 * what came since is filmed when somebody looks.
 */
public final class Films {
    /** So many entries make a stretch that is worth keeping while the game is on. */
    private static final int STRETCH = 32;

    private final House house;

    Films(House house) {
        this.house = house;
    }

    /** What came of the wish to look back. */
    public sealed interface Shown {
        /** Here it is. */
        record Film(FilmInfo film) implements Shown {}

        /** It is not shown. */
        record Refused(Say say) implements Shown {}
    }

    /** The film of a table for one pair of eyes, which this guest must have while the game is on. */
    Shown show(TableRow row, OpenedGame opened, boolean sameRules, String wanted, @Nullable String guest) {
        Eyes eyes = Eyes.read(wanted, row.seats().size());
        if (eyes == null) return new Shown.Refused(HouseSay.requestMalformed());
        if (row.isShutTo(guest)) return new Shown.Refused(HouseSay.watchingOff());
        if (row.started() == 0) return new Shown.Refused(HouseSay.tableWaiting());
        Say refusal = row.finished() ? null : refusal(row, eyes, guest);
        if (refusal != null) return new Shown.Refused(refusal);
        List<Scene> scenes = scenes(row, opened, sameRules);
        if (scenes.isEmpty()) return new Shown.Refused(HouseSay.tableUnreadable());
        boolean whole = sameRules || row.finished();
        return new Shown.Film(Cut.of(row.id(), scenes, eyes, row.finished(), whole));
    }

    /** Before the end, nobody looks with any eyes but their own. */
    private static @Nullable Say refusal(TableRow row, Eyes eyes, @Nullable String guest) {
        return switch (eyes) {
            case Eyes.Open _ -> HouseSay.tableNotOver();
            case Eyes.Of(Viewer viewer) ->
                viewer.isWatcher() || (guest != null && row.isSeatOf(guest, viewer.seat()))
                        ? null
                        : HouseSay.seatNotYours(viewer.seat());
        };
    }

    /** What is kept of a game, for one viewer; {@code null}: nothing. */
    @Nullable FilmInfo kept(TableRow row, Viewer viewer) {
        List<Scene> scenes = kept(row.id());
        return scenes.isEmpty() ? null : Cut.of(row.id(), scenes, new Eyes.Of(viewer), row.finished(), false);
    }

    private List<Scene> kept(String table) {
        List<Scene> scenes = new ArrayList<>();
        for (FilmRow kept : house.store().film(table)) scenes.add(Scene.unpack(kept.scene()));
        return scenes;
    }

    /** Films and keeps whatever came since. */
    void develop(TableRow row, OpenedGame opened) {
        int last = 0;
        for (FilmRow kept : house.store().film(row.id())) last = kept.last();
        keep(row.id(), Filming.after(last, house, row, opened));
    }

    private List<Scene> scenes(TableRow row, OpenedGame opened, boolean sameRules) {
        List<Scene> scenes = kept(row.id());
        if (!sameRules) return scenes;
        int last = scenes.isEmpty() ? 0 : scenes.getLast().last();
        Scene since = Filming.after(last, house, row, opened);
        if (since.moments().isEmpty() && !scenes.isEmpty()) return scenes;
        scenes.add(since);
        if (row.finished() || since.moments().size() >= STRETCH) keep(row.id(), since);
        return scenes;
    }

    /** Nobody waits for it: what is not kept is filmed again. */
    private void keep(String table, Scene scene) {
        if (scene.moments().isEmpty()) return;
        CompletableFuture<Void> _ =
                house.store().putFilm(table, new FilmRow(scene.first(), scene.last(), scene.pack()));
    }
}
