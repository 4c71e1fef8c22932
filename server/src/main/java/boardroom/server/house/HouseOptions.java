package boardroom.server.house;

import boardroom.engine.Arg;
import boardroom.engine.Json;
import boardroom.engine.Option;
import boardroom.engine.Say;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.type.TypeReference;

/** What every table may choose whatever is played, as house/options.json tells it: no game hears of it. */
public final class HouseOptions {
    private static final String FILE = "/house/options.json";
    private static final String COACH = "coach";
    private static final String TAKING_BACK = "takingBack";
    private static final List<Option> ALL = read();

    private HouseOptions() {}

    /** Those of a game, and after them those of the house. */
    public static List<Option> with(List<Option> ofTheGame) {
        List<Option> all = new ArrayList<>(ofTheGame);
        all.addAll(ALL);
        return List.copyOf(all);
    }

    /** Why these can't be chosen, as far as they are the house's; {@code null}: they can. */
    public static @Nullable Say refusal(Map<String, Object> chosen) {
        for (Option option : ALL) {
            Object value = chosen.get(option.id());
            if (value != null && !option.allows(value))
                return Say.of("options.value", "option", Arg.of(option.id()))
                        .with("value", Arg.of(String.valueOf(value)));
        }
        return null;
    }

    /** What the game hears of. */
    public static Map<String, Object> ofTheGame(Map<String, Object> chosen) {
        Map<String, Object> rest = new TreeMap<>(chosen);
        for (Option option : ALL) rest.remove(option.id());
        return rest;
    }

    /** What is chosen of the house's own and not as it always is. */
    public static Map<String, Object> ofTheHouse(Map<String, Object> chosen) {
        Map<String, Object> own = new TreeMap<>();
        for (Option option : ALL) {
            Object value = chosen.get(option.id());
            if (value != null && !value.equals(option.preset())) own.put(option.id(), value);
        }
        return own;
    }

    /** These, played by this clock. */
    public static Map<String, Object> withClock(Map<String, Object> chosen, TableClock clock) {
        if (clock == TableClock.NORMAL) return chosen;
        Map<String, Object> all = new TreeMap<>(chosen);
        all.put(TableClock.OPTION, clock.word());
        return all;
    }

    /** Whether players of a table with so many people may be advised. */
    public static boolean coaches(Map<String, Object> chosen, long people) {
        Object value = chosen.get(COACH);
        return value == null ? people <= 1 : value.equals("on");
    }

    /** How far moves may be taken back. */
    public enum TakingBack {
        /** Not at all. */
        NEVER,
        /** While nothing was revealed and nobody else acted. */
        FREE,
        /** Later too, if the others agree. */
        ASK
    }

    /** How far moves may be taken back at a table; unless it chose otherwise, the others may be asked. */
    public static TakingBack takingBack(Map<String, Object> chosen) {
        return switch (String.valueOf(chosen.get(TAKING_BACK))) {
            case "never" -> TakingBack.NEVER;
            case "free" -> TakingBack.FREE;
            default -> TakingBack.ASK;
        };
    }

    private static List<Option> read() {
        try (InputStream in = HouseOptions.class.getResourceAsStream(FILE)) {
            if (in == null) throw new IllegalStateException("no " + FILE);
            return Json.MAPPER.readValue(in, new TypeReference<List<Option>>() {});
        } catch (IOException e) {
            throw new IllegalStateException(FILE, e);
        }
    }
}
