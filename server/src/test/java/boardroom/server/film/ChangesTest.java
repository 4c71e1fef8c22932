package boardroom.server.film;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Json;
import boardroom.engine.Rng;
import java.util.List;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

class ChangesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"pool\":7}            | {\"pool\":7}              | []",
                "{\"pool\":7}            | {\"pool\":5}              | [[[\"pool\"],5]]",
                "{\"pool\":7,\"won\":1}  | {\"pool\":7}              | [[[\"won\"]]]",
                "{\"seats\":[{\"n\":1}]} | {\"seats\":[{\"n\":2}]}   | [[[\"seats\",0,\"n\"],2]]",
                "{\"bids\":[1]}          | {\"bids\":[1,2]}          | [[[\"bids\",1],2]]",
                "{\"bids\":[1,2]}        | {\"bids\":[2]}            | [[[\"bids\"],[2]]]",
                "{\"bid\":null}          | {\"bid\":3}               | [[[\"bid\"],3]]",
                "3                       | [3]                       | [[[],[3]]]",
            })
    void only_what_differs_is_told(String before, String after, String changes) {
        assertThat(between(tree(before), tree(after))).isEqualTo(tree(changes));
    }

    @RepeatedTest(200)
    void whatever_changed_comes_out_again(RepetitionInfo repetition) {
        Rng rng = new Rng(repetition.getCurrentRepetition());
        JsonNode before = value(rng, 3);
        JsonNode after = value(rng, 3);

        JsonNode changes = between(before, after);

        assertThat(Changes.apply(before.deepCopy(), changes)).isEqualTo(after);
    }

    /** Any value of so many levels, of few names and numbers, so that much stays the same. */
    private static JsonNode value(Rng rng, int levels) {
        return switch (rng.below(levels == 0 ? 2 : 6)) {
            case 0 -> Json.MAPPER.nullNode();
            case 1 -> Json.MAPPER.valueToTree(rng.below(3));
            case 2, 3 -> {
                ArrayNode list = Json.MAPPER.createArrayNode();
                for (int i = rng.below(4); i > 0; i--) list.add(value(rng, levels - 1));
                yield list;
            }
            default -> {
                ObjectNode fields = Json.MAPPER.createObjectNode();
                for (String name : List.of("x", "y", "z"))
                    if (rng.below(3) > 0) fields.set(name, value(rng, levels - 1));
                yield fields;
            }
        };
    }

    private static JsonNode between(JsonNode before, JsonNode after) {
        return tree(Changes.between(written(before), written(after)).toString());
    }

    private static Written written(JsonNode value) {
        return Written.of(Json.MAPPER.writeValueAsBytes(value));
    }

    private static JsonNode tree(String json) {
        return Json.MAPPER.readTree(json);
    }
}
