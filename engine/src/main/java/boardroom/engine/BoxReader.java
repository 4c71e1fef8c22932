package boardroom.engine;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Reads boxes strictly: what is missing, misspelt or out of range is named with its place. */
public final class BoxReader {
    /** What could not be read stands in the message, however long it is: more of it helps nobody and is slow to look through. */
    private static final int LONGEST_LINE = 500;

    private BoxReader() {}

    /** The JSON of the box that ships with a game. */
    public static JsonNode shipped(String game) {
        String path = "/boxes/" + game + "/box.json";
        try (InputStream in = BoxReader.class.getResourceAsStream(path)) {
            if (in == null) throw new BrokenBox("", "no box ships for " + game);
            return Json.MAPPER.readTree(in);
        } catch (IOException e) {
            throw new BrokenBox("", String.valueOf(e.getMessage()));
        }
    }

    /** A record as it stands in a file beside a box; throws {@link BrokenBox} with the place of what is wrong. */
    public static <T> T strictly(JsonNode json, Class<T> type) {
        try {
            return Json.MAPPER.treeToValue(json, type);
        } catch (JacksonException e) {
            throw new BrokenBox(place(e), firstLine(e));
        }
    }

    public static <B extends Box> B read(JsonNode json, Class<B> type) {
        B box = strictly(json, type);
        BoxBounds.check(box);
        checkHead(box);
        return box;
    }

    private static void checkHead(Box box) {
        Box.SeatRange seats = box.seats();
        if (seats.min() > seats.max()) throw new BrokenBox("seats", "the smaller number first");
        if (seats.preset() < seats.min() || seats.preset() > seats.max())
            throw new BrokenBox("seats.default", "from " + seats.min() + " to " + seats.max());
        if (box.minutes().min() > box.minutes().max()) throw new BrokenBox("minutes", "the smaller number first");
        Set<String> ids = new HashSet<>();
        for (int i = 0; i < box.options().size(); i++) {
            Option option = box.options().get(i);
            if (!ids.add(option.id())) throw new BrokenBox("options[" + i + "].id", "twice: " + option.id());
            if (!option.allows(option.preset()))
                throw new BrokenBox("options[" + i + "].default", "not one of its values: " + option.preset());
        }
        for (int i = 0; i < box.presets().size(); i++)
            checkSet(box, "presets[" + i + "].set", box.presets().get(i).set());
        Box.ClockSets clocks = box.head().clockSets();
        if (clocks != null) clocks.byName().forEach((name, set) -> checkSet(box, "clockSets." + name, set));
        box.cards().forEach((type, cards) -> {
            Set<String> seen = new HashSet<>();
            for (Card card : cards)
                if (!seen.add(card.id()))
                    throw new BrokenBox(type.getSimpleName() + " " + card.id(), "stands twice in the box");
        });
    }

    private static void checkSet(Box box, String place, Map<String, Object> set) {
        for (var chosen : set.entrySet())
            if (box.options().stream().noneMatch(o -> o.id().equals(chosen.getKey()) && o.allows(chosen.getValue())))
                throw new BrokenBox(place + "." + chosen.getKey(), "no such option or value");
    }

    private static String place(JacksonException e) {
        StringBuilder place = new StringBuilder();
        for (JacksonException.Reference step : e.getPath()) {
            if (step.getPropertyName() != null)
                place.append(place.isEmpty() ? "" : ".").append(step.getPropertyName());
            else place.append('[').append(step.getIndex()).append(']');
        }
        return place.toString();
    }

    private static String firstLine(JacksonException e) {
        String message = String.valueOf(e.getOriginalMessage());
        String line = message.lines().findFirst().orElse(message);
        return line.substring(0, Math.min(line.length(), LONGEST_LINE))
                .replaceAll("`?[a-z]+(\\.[a-z]+)+\\.([A-Z]\\w*)`?", "$2")
                .replaceAll(" \\(but [^)]*\\)", ""); // advice for programmers, not for whoever wrote the box
    }
}
