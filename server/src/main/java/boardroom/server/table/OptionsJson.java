package boardroom.server.table;

import boardroom.engine.Box;
import boardroom.engine.Json;
import boardroom.engine.Options;
import boardroom.engine.Say;
import boardroom.server.house.HouseOptions;
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

    /** What the game is dealt with. */
    static Options ofTheGame(String json) {
        return new Options(HouseOptions.ofTheGame(read(json)));
    }

    /** Why a table can't be set up like this; {@code null}: it can. */
    static @Nullable Say refusal(Box box, int seats, Map<String, Object> chosen) {
        Say refusal = HouseOptions.refusal(chosen);
        return refusal == null ? Options.refusal(box, seats, HouseOptions.ofTheGame(chosen)) : refusal;
    }

    /** These, and the defaults of the game for the others. */
    static String write(Box box, Map<String, Object> chosen) {
        Map<String, Object> all =
                new TreeMap<>(Options.of(box, HouseOptions.ofTheGame(chosen)).values());
        all.putAll(HouseOptions.ofTheHouse(chosen));
        return Json.MAPPER.writeValueAsString(all);
    }
}
