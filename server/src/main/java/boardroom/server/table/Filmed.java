package boardroom.server.table;

import boardroom.engine.Json;
import boardroom.server.film.Changes;
import boardroom.server.wire.FilmInfo;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What a film tells instead of the rules. */
final class Filmed {
    private Filmed() {}

    /** The update with which a film ends; what was missed can't be told. */
    static byte[] lastUpdate(FilmInfo film) {
        JsonNode look = film.look().deepCopy();
        for (FilmInfo.Moment moment : film.moments())
            for (JsonNode change : moment.changes()) look = changed(look, change);
        ObjectNode update = Json.MAPPER.createObjectNode();
        update.put("type", "update")
                .put("table", film.table())
                .put("n", film.moments().size() + 1);
        update.putArray("events");
        look.properties().forEach(field -> update.set(field.getKey(), field.getValue()));
        update.putNull("clock");
        if (!update.has("result")) update.putNull("result");
        update.put("missed", -1);
        return Json.MAPPER.writeValueAsBytes(update);
    }

    private static JsonNode changed(JsonNode look, JsonNode change) {
        return Changes.apply(look, Json.MAPPER.createArrayNode().add(change));
    }
}
