package boardroom.engine.contract;

import boardroom.engine.Move;
import boardroom.engine.Rng;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Moves as a client that lies would send them: real ones with one value replaced. */
final class Mutations<M extends Move> {
    private static final int[] NUMBERS = {0, -1, 1, 7, 24, 26, 10_000, Integer.MAX_VALUE, Integer.MIN_VALUE};
    private static final String[] WORDS = {"", "nobody", "x".repeat(300), "../../etc", "\u0000", "💥"};

    private final JsonMapper mapper;
    private final Class<M> type;
    private final Rng rng;
    private final List<JsonNode> seen = new ArrayList<>();
    private final Map<String, List<String>> words = new HashMap<>();

    Mutations(JsonMapper mapper, Class<M> type, long seed) {
        this.mapper = mapper;
        this.type = type;
        this.rng = Rng.stream(seed, "mutations");
    }

    /** A changed version of the move, or {@code null} if the wire itself would not read it. */
    @org.jspecify.annotations.Nullable M of(M move) {
        JsonNode json = mapper.readTree(mapper.writerFor(type).writeValueAsString(move));
        if (seen.size() < 400) see(json.deepCopy());
        JsonNode changed = change(json.deepCopy());
        try {
            return mapper.treeToValue(changed, type);
        } catch (JacksonException e) {
            return null;
        }
    }

    private void see(JsonNode json) {
        seen.add(json);
        for (var field : json.properties())
            if (field.getValue().isString())
                words.computeIfAbsent(field.getKey(), _ -> new ArrayList<>())
                        .add(field.getValue().stringValue());
    }

    private JsonNode change(JsonNode json) {
        if (!(json instanceof ObjectNode object)) return json;
        List<String> names = new ArrayList<>(object.propertyNames());
        names.remove("type");
        if (names.isEmpty() || rng.below(8) == 0) return seen.get(rng.below(seen.size()));
        String name = names.get(rng.below(names.size()));
        JsonNode value = object.get(name);
        if (rng.below(6) == 0) object.putNull(name);
        else if (value.isNumber())
            object.put(
                    name, rng.below(2) == 0 ? NUMBERS[rng.below(NUMBERS.length)] : value.intValue() + rng.below(9) - 4);
        else if (value.isString())
            object.put(name, rng.below(2) == 0 ? WORDS[rng.below(WORDS.length)] : otherWord(name, value));
        else if (value.isBoolean()) object.put(name, !value.booleanValue());
        else if (value instanceof ArrayNode array) {
            if (array.isEmpty() || rng.below(3) == 0)
                array.add(
                        array.isEmpty()
                                ? mapper.valueToTree("nobody")
                                : array.get(0).deepCopy());
            else array.remove(rng.below(array.size()));
        } else change(value);
        return object;
    }

    /** A word that stood in this place in some other move: the most dangerous kind. */
    private String otherWord(String name, JsonNode value) {
        List<String> others = words.getOrDefault(name, List.of());
        return others.isEmpty() ? value.stringValue() : others.get(rng.below(others.size()));
    }
}
