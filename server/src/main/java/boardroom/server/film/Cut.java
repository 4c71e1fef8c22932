package boardroom.server.film;

import boardroom.engine.Json;
import boardroom.server.house.Viewer;
import boardroom.server.wire.FilmInfo;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A film cut for one pair of eyes, by inclusion: of a game that is on they get the moments they were told of, with what they
 * heard and saw of them, and nothing else.
 */
public final class Cut {
    private final Eyes eyes;
    private final boolean over;
    private final Undone undone;
    private final List<FilmInfo.Moment> moments = new ArrayList<>();
    /** The entry of each event that was heard. */
    private final List<Integer> heard = new ArrayList<>();

    private List<Integer> struck = List.of();
    private int last;

    private Cut(Eyes eyes, boolean over, Undone undone) {
        this.eyes = eyes;
        this.over = over;
        this.undone = undone;
    }

    /** Of these scenes, which follow each other; {@code whole}: nothing comes after them. */
    public static FilmInfo of(String table, List<Scene> scenes, Eyes eyes, boolean over, boolean whole, Undone undone) {
        if (eyes instanceof Eyes.Open && !over) throw new IllegalArgumentException("hands are open only after the end");
        Cut cut = new Cut(eyes, over, undone);
        for (Scene scene : scenes) for (Moment moment : scene.moments()) cut.add(moment);
        return new FilmInfo(
                table,
                over,
                whole,
                cut.look(scenes.getFirst().look()),
                cut.moments,
                over ? Highlights.of(scenes, undone) : List.of());
    }

    private JsonNode look(Look look) {
        ObjectNode seen = Json.MAPPER.createObjectNode();
        look.common().properties().forEach(field -> seen.set(field.getKey(), field.getValue()));
        switch (eyes) {
            case Eyes.Open _ -> {
                seen.set("prompt", look.prompts().getLast());
                ArrayNode hands = seen.putArray("hands");
                look.own().forEach(hands::add);
            }
            case Eyes.Of(Viewer viewer) -> {
                seen.set(
                        "prompt",
                        viewer.isWatcher()
                                ? look.prompts().getLast()
                                : look.prompts().get(viewer.seat()));
                if (!viewer.isWatcher()) seen.set("own", look.own().get(viewer.seat()));
            }
        }
        return seen;
    }

    private void add(Moment moment) {
        List<JsonNode> events = new ArrayList<>();
        for (Moment.Heard one : moment.events()) if (hears(one)) events.add(one.event());
        List<JsonNode> changes = new ArrayList<>();
        moment.common().forEach(changes::add);
        switch (eyes) {
            case Eyes.Open _ -> {
                addIn(changes, moment.prompts().get(Viewer.WATCHERS.seat()), "prompt");
                moment.own().forEach((seat, own) -> addIn(changes, own, "hands", seat));
            }
            case Eyes.Of(Viewer viewer) -> {
                addIn(changes, moment.prompts().get(viewer.seat()), "prompt");
                if (!viewer.isWatcher()) addIn(changes, moment.own().get(viewer.seat()), "own");
            }
        }
        boolean isTold = !changes.isEmpty() || !events.isEmpty();
        for (int i = 0; i < events.size(); i++) heard.add(moment.number());
        if (!isTold && !(eyes instanceof Eyes.Open)) return;
        List<Integer> gone = undone.goesBack(last, moment.number()) ? undone(moment.number()) : struck;
        moments.add(new FilmInfo.Moment(
                moments.size() + 2,
                over ? moment.number() : null,
                moment.at(),
                over ? moment.by() : null,
                events,
                changes,
                // That somebody took back what these eyes never saw is nothing to them.
                gone.equals(struck) ? null : gone,
                over ? moment.chances() : null));
        struck = gone;
        last = moment.number();
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

    private static void addIn(List<JsonNode> changes, @Nullable JsonNode inner, Object... place) {
        if (inner == null) return;
        for (JsonNode change : inner) {
            ArrayNode path = Json.MAPPER.createArrayNode();
            for (Object step : place) {
                if (step instanceof Integer seat) path.add(seat);
                else path.add(step.toString());
            }
            change.get(0).forEach(path::add);
            ArrayNode moved = Json.MAPPER.createArrayNode().add(path);
            if (change.size() > 1) moved.add(change.get(1));
            changes.add(moved);
        }
    }
}
