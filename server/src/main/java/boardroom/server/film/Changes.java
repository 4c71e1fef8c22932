package boardroom.server.film;

import boardroom.engine.Json;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What differs between two JSON values, as a list of {@code [path, value]}, or {@code [path]} where something is gone. A
 * path is made of names and places; the empty one stands for the whole.
 */
public final class Changes {
    private final ArrayNode list = Json.MAPPER.createArrayNode();
    private final Deque<Object> path = new ArrayDeque<>();

    private Changes() {}

    /** What turns the one into the other; none if they are equal. */
    public static ArrayNode between(JsonNode before, JsonNode after) {
        Changes changes = new Changes();
        changes.compare(before, after);
        return changes.list;
    }

    private void compare(JsonNode before, JsonNode after) {
        if (before.equals(after)) return;
        if (before instanceof ObjectNode old && after instanceof ObjectNode now) compareFields(old, now);
        else if (before instanceof ArrayNode old && after instanceof ArrayNode now && old.size() <= now.size())
            compareItems(old, now);
        else put(after);
    }

    private void compareFields(ObjectNode before, ObjectNode after) {
        for (String name : before.propertyNames()) if (!after.has(name)) in(name, () -> put(null));
        after.properties()
                .forEach(field -> in(field.getKey(), () -> {
                    JsonNode old = before.get(field.getKey());
                    if (old == null) put(field.getValue());
                    else compare(old, field.getValue());
                }));
    }

    /** Lists only grow here: one that shrinks is given anew. */
    private void compareItems(ArrayNode before, ArrayNode after) {
        for (int i = 0; i < after.size(); i++) {
            int place = i;
            in(place, () -> {
                if (place < before.size()) compare(before.get(place), after.get(place));
                else put(after.get(place));
            });
        }
    }

    private void in(Object step, Runnable compare) {
        path.addLast(step);
        compare.run();
        path.removeLast();
    }

    private void put(@Nullable JsonNode value) {
        ArrayNode steps = Json.MAPPER.createArrayNode();
        for (Object step : path) {
            if (step instanceof Integer place) steps.add(place);
            else steps.add(step.toString());
        }
        ArrayNode change = list.addArray().add(steps);
        if (value != null) change.add(value);
    }

    /** The value with these changes; the one before may be changed by it. */
    public static JsonNode apply(JsonNode before, JsonNode changes) {
        JsonNode now = before;
        for (JsonNode change : changes) {
            JsonNode steps = change.get(0);
            if (steps.isEmpty()) now = change.get(1);
            else set(now, steps, change.get(1));
        }
        return now;
    }

    private static void set(JsonNode root, JsonNode steps, @Nullable JsonNode value) {
        JsonNode at = root;
        for (int i = 0; i < steps.size() - 1; i++) {
            JsonNode step = steps.get(i);
            at = step.isNumber() ? at.get(step.intValue()) : at.get(step.stringValue());
        }
        JsonNode last = steps.get(steps.size() - 1);
        if (at instanceof ArrayNode items) {
            if (value == null) throw new IllegalArgumentException("a list does not lose one item: " + steps);
            if (last.intValue() < items.size()) items.set(last.intValue(), value);
            else items.add(value);
        } else if (at instanceof ObjectNode fields) {
            if (value == null) fields.remove(last.stringValue());
            else fields.set(last.stringValue(), value);
        } else throw new IllegalArgumentException("nothing at " + steps);
    }
}
