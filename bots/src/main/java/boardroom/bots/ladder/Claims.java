package boardroom.bots.ladder;

import boardroom.engine.Json;
import java.io.IOException;
import java.io.InputStream;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/**
 * How often good players finish a game that all can lose together, by the seats at the table, as section 12 of its rules
 * claims; nothing for games that somebody always wins.
 */
public record Claims(SortedMap<Integer, Double> bySeats) {
    public static final Claims NONE = new Claims(new TreeMap<>());

    private static final String FILE = "/bots/claims.json";

    /** What is claimed of this game, as bots/claims.json tells. */
    public static Claims of(String game) {
        try (InputStream in = Claims.class.getResourceAsStream(FILE)) {
            if (in == null) throw new IllegalStateException("no " + FILE);
            JsonNode claimed = Json.MAPPER.readTree(in).path(game);
            SortedMap<Integer, Double> bySeats = new TreeMap<>();
            claimed.forEachEntry((seats, share) -> bySeats.put(Integer.valueOf(seats), share.doubleValue()));
            return new Claims(bySeats);
        } catch (IOException e) {
            throw new IllegalStateException(FILE, e);
        }
    }
}
