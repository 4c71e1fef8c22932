package boardroom.server.schema;

import static boardroom.server.schema.Described.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import boardroom.engine.BoxReader;
import boardroom.engine.BrokenBox;
import boardroom.engine.Game;
import boardroom.engine.Json;
import boardroom.engine.Rng;
import boardroom.engine.Title;
import boardroom.games.Shelf;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The schema of a box knows the bounds that the house holds it to. */
class BoxSchemaTest {
    private static final int TRIES = 40;

    static Stream<Title> games() {
        return Shelf.titles().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_box_that_ships_is_within_its_bounds(Title title) {
        Described described = new Described(json(GameSchema.of(title.open())));

        JsonNode box = BoxReader.shipped(title.id());

        described.holds("box", box);
        described.refusesMore("box", box);
    }

    @ParameterizedTest
    @MethodSource("games")
    void what_the_house_refuses_as_too_large_the_schema_refuses_too(Title title) {
        Game<?, ?> game = title.open();
        Described described = new Described(json(GameSchema.of(game)));
        JsonNode shipped = BoxReader.shipped(title.id());
        List<JsonPointer> places = new ArrayList<>();
        collect(shipped, JsonPointer.empty(), places);
        Rng rng = new Rng(1);
        for (int i = 0; i < TRIES; i++) {
            JsonPointer place = places.get(rng.below(places.size()));
            JsonNode changed = shipped.deepCopy();
            boolean isNumber = shipped.at(place).isNumber();
            set(changed, place, isNumber ? "1000000000000" : "\"" + "x".repeat(100_000) + "\"");

            assertThatThrownBy(() -> BoxReader.read(changed, game.box().getClass()))
                    .as("%s", place)
                    .isInstanceOf(BrokenBox.class);
            assertThat(described.holdsFor("box", changed)).as("%s", place).isFalse();
        }
    }

    /** Every number and every text. */
    private static void collect(JsonNode node, JsonPointer place, List<JsonPointer> places) {
        if (node.isNumber() || node.isString()) places.add(place);
        for (var field : node.properties()) collect(field.getValue(), place.appendProperty(field.getKey()), places);
        for (int i = 0; node.isArray() && i < node.size(); i++) collect(node.get(i), place.appendIndex(i), places);
    }

    private static void set(JsonNode box, JsonPointer place, String json) {
        JsonNode value = Json.MAPPER.readTree(json);
        JsonPointer last = place.last();
        switch (box.at(place.head())) {
            case ArrayNode list -> list.set(last.getMatchingIndex(), value);
            case ObjectNode object -> object.set(last.getMatchingProperty(), value);
            default -> throw new AssertionError(place);
        }
    }
}
