package boardroom.server.film;

import boardroom.engine.Json;
import boardroom.server.house.Viewer;
import boardroom.server.wire.FilmInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A film cut for one pair of eyes, by inclusion: of a game that is on they get the moments they were told of, with what they
 * heard and saw of them, and nothing else. It is put together from what was written when it was filmed.
 */
public final class Cut {
    private static final int INITIAL = 1 << 16;

    private final Eyes eyes;
    private final boolean over;
    private final Undone undone;
    private final Ink out = new Ink(INITIAL);
    private int moments;
    /** The entry of each event that was heard. */
    private final List<Integer> heard = new ArrayList<>();

    private List<Integer> struck = List.of();
    private int last;

    private Cut(Eyes eyes, boolean over, Undone undone) {
        this.eyes = eyes;
        this.over = over;
        this.undone = undone;
    }

    /** A {@link FilmInfo} of these scenes, which follow each other, as it is sent; {@code whole}: nothing comes after them. */
    public static byte[] of(String table, List<Scene> scenes, Eyes eyes, boolean over, boolean whole, Undone undone) {
        if (eyes instanceof Eyes.Open && !over) throw new IllegalArgumentException("hands are open only after the end");
        return new Cut(eyes, over, undone).write(table, scenes, whole);
    }

    private byte[] write(String table, List<Scene> scenes, boolean whole) {
        out.add("{\"table\":").add(json(table)).add(",\"over\":").add(String.valueOf(over));
        out.add(",\"whole\":").add(String.valueOf(whole));
        write(scenes.getFirst().look());
        out.add(",\"moments\":[");
        for (Scene scene : scenes) for (Moment moment : scene.moments()) add(moment);
        out.add("],\"highlights\":").add(json(over ? Highlights.of(scenes, undone) : List.of()));
        return out.add('}').done();
    }

    private static byte[] json(Object value) {
        return Json.MAPPER.writeValueAsBytes(value);
    }

    private void write(Look look) {
        Written common = look.common();
        out.add(",\"look\":").add(common.json(), common.begin(), common.end() - 1);
        switch (eyes) {
            case Eyes.Open _ -> {
                out.add(",\"prompt\":").add(promptOf(look, Viewer.WATCHERS));
                out.add(",\"hands\":[").addAll(look.own().values()).add(']');
            }
            case Eyes.Of(Viewer viewer) -> {
                out.add(",\"prompt\":").add(promptOf(look, viewer));
                if (!viewer.isWatcher())
                    out.add(",\"own\":").add(Objects.requireNonNull(look.own().get(viewer.seat())));
            }
        }
        out.add('}');
    }

    private static Written promptOf(Look look, Viewer viewer) {
        return Objects.requireNonNull(look.prompts().get(viewer.seat()));
    }

    private void add(Moment moment) {
        List<Written> events = new ArrayList<>();
        for (Moment.Heard one : moment.events()) if (hears(one)) events.add(one.event());
        List<Written> changes = new ArrayList<>(moment.common());
        switch (eyes) {
            case Eyes.Open _ -> {
                addIn("\"prompt\"", moment.prompts().get(Viewer.WATCHERS.seat()), changes);
                moment.own().forEach((seat, own) -> addIn("\"hands\"," + seat, own, changes));
            }
            case Eyes.Of(Viewer viewer) -> {
                addIn("\"prompt\"", moment.prompts().get(viewer.seat()), changes);
                if (!viewer.isWatcher()) addIn("\"own\"", moment.own().get(viewer.seat()), changes);
            }
        }
        boolean isTold = !changes.isEmpty() || !events.isEmpty();
        for (int i = 0; i < events.size(); i++) heard.add(moment.number());
        if (!isTold && !(eyes instanceof Eyes.Open)) return;
        List<Integer> gone = undone.goesBack(last, moment.number()) ? undone(moment.number()) : struck;
        write(moment, events, changes, gone);
        struck = gone;
        last = moment.number();
    }

    /** As {@link FilmInfo.Moment} tells it. */
    private void write(Moment moment, List<Written> events, List<Written> changes, List<Integer> gone) {
        if (moments++ > 0) out.add(',');
        out.add("{\"n\":").add(moments + 1);
        if (over) out.add(",\"number\":").add(moment.number());
        out.add(",\"at\":").add(moment.at());
        if (over && moment.by() != null) out.add(",\"by\":").add(moment.by());
        out.add(",\"events\":[")
                .addAll(events)
                .add("],\"changes\":[")
                .addAll(changes)
                .add(']');
        // That somebody took back what these eyes never saw is nothing to them.
        if (!gone.equals(struck)) out.add(",\"undone\":").add(json(gone));
        if (over) out.add(",\"chances\":").add(moment.chances());
        out.add('}');
    }

    /** The events heard so far that no longer count by then. */
    private List<Integer> undone(int then) {
        List<Integer> gone = new ArrayList<>();
        for (int i = 0; i < heard.size(); i++) if (undone.isUndone(heard.get(i), then)) gone.add(i + 1);
        return gone;
    }

    private boolean hears(Moment.Heard one) {
        return switch (eyes) {
            case Eyes.Open _ -> true;
            case Eyes.Of(Viewer viewer) -> one.isHeardBy(viewer.seat());
        };
    }

    private static void addIn(String place, @Nullable List<Written> inner, List<Written> changes) {
        if (inner != null) Changes.addIn(place, inner, changes);
    }
}
