package boardroom.server.table;

import boardroom.engine.Box;
import boardroom.engine.Json;
import boardroom.engine.Options;
import boardroom.engine.Say;
import boardroom.server.house.HouseOptions;
import boardroom.server.house.TableClock;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.type.TypeReference;

/** The options of a table as they are stored: those of its game, and what it chose of those of the house. */
final class OptionsJson {
    private static final TypeReference<Map<String, Object>> MAP = new TypeReference<>() {};

    private OptionsJson() {}

    static Map<String, Object> read(String json) {
        return Json.MAPPER.readValue(json, MAP);
    }

    /** The same, and by which clock the table is played, also where it was set up before it could choose one. */
    static Map<String, Object> read(Box box, String json) {
        Map<String, Object> options = read(json);
        return HouseOptions.withClock(options, TableClock.of(box, options));
    }

    /** What the game is dealt with. */
    static Options ofTheGame(String json) {
        return new Options(HouseOptions.ofTheGame(read(json)));
    }

    /** Why a table can't be set up like this; {@code null}: it can. */
    static @Nullable Say refusal(Box box, int seats, Map<String, Object> chosen) {
        Say refusal = HouseOptions.refusal(chosen);
        if (refusal != null) return refusal;
        return Options.refusal(box, seats, HouseOptions.ofTheGame(TableClock.settled(box, chosen)));
    }

    /** These, and the defaults of the game for the others. */
    static String write(Box box, Map<String, Object> chosen) {
        return write(box, Map.of(), chosen);
    }

    /** The same at a table that had these before. */
    static String write(Box box, Map<String, Object> before, Map<String, Object> chosen) {
        Map<String, Object> settled = TableClock.settled(box, before, chosen);
        Map<String, Object> all =
                new TreeMap<>(Options.of(box, HouseOptions.ofTheGame(settled)).values());
        all.putAll(HouseOptions.ofTheHouse(settled));
        return Json.MAPPER.writeValueAsString(all);
    }
}
