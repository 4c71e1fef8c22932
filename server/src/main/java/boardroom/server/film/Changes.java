package boardroom.server.film;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What differs between JSON values, as a list of {@code [path, value]}, or {@code [path]} where something is gone. A path is
 * made of names and places; the empty one stands for the whole.
 */
public final class Changes {
    private static final int INITIAL = 512;
    private static final int PATH = 64;

    private final Ink list = new Ink(INITIAL);
    private final Ink path = new Ink(PATH);
    private int[] begins = new int[16];
    private int count;

    /** What turns the one into the other; none if they are equal. */
    public static List<Written> between(Written before, Written after) {
        Changes changes = new Changes();
        changes.compare(before, after);
        return changes.list();
    }

    /** All that were noted. */
    public List<Written> list() {
        if (count == 0) return List.of();
        byte[] json = list.done();
        List<Written> changes = new ArrayList<>(count);
        for (int i = 0; i < count; i++)
            changes.add(Written.of(json, begins[i], i + 1 < count ? begins[i + 1] : json.length));
        return changes;
    }

    /** From here on it is about what lies in the field of this name, until {@link #out}; gives where it was before. */
    public int in(String name) {
        int before = path.length();
        step().add('"').add(name.getBytes(StandardCharsets.UTF_8)).add('"');
        return before;
    }

    /** Back to where it was before. */
    public void out(int before) {
        path.backTo(before);
    }

    private Ink step() {
        return path.length() == 0 ? path : path.add(',');
    }

    /** Notes what differs. */
    public void compare(Written before, Written after) {
        if (before.isSame(after)) return;
        if (before.isObject() && after.isObject()) compareFields(before.fields(), after.fields());
        else if (before.isList() && after.isList()) compareItems(before.items(), after);
        else put(after);
    }

    private void compareFields(List<Written.Field> before, List<Written.Field> after) {
        for (Written.Field old : before) {
            if (Written.in(after, old.name()) != null) continue;
            int here = in(old.name());
            put(null);
            out(here);
        }
        for (int i = 0; i < after.size(); i++) {
            Written.Field now = after.get(i);
            Written old = i < before.size() && before.get(i).name().isSame(now.name())
                    ? before.get(i).value()
                    : Written.in(before, now.name());
            if (old != null && old.isSame(now.value())) continue;
            int here = in(now.name());
            if (old == null) put(now.value());
            else compare(old, now.value());
            out(here);
        }
    }

    private int in(Written quotedName) {
        int before = path.length();
        step().add(quotedName);
        return before;
    }

    /** Lists only grow here: one that shrinks is given anew. */
    private void compareItems(List<Written> before, Written after) {
        List<Written> now = after.items();
        if (before.size() > now.size()) {
            put(after);
            return;
        }
        for (int i = 0; i < now.size(); i++) {
            if (i < before.size() && before.get(i).isSame(now.get(i))) continue;
            int here = path.length();
            step().add(i);
            if (i < before.size()) compare(before.get(i), now.get(i));
            else put(now.get(i));
            out(here);
        }
    }

    /** Notes that it is this now; {@code null}: that it is gone. */
    public void put(@Nullable Written value) {
        if (count == begins.length) begins = Arrays.copyOf(begins, 2 * count);
        begins[count++] = list.length();
        list.add("[[");
        path.addTo(list);
        list.add(']');
        if (value != null) list.add(',').add(value);
        list.add(']');
    }

    /** Adds these changes to others, as changes of what lies at a place inside the whole: names in quotes, or numbers. */
    static void addIn(String place, List<Written> changes, List<Written> all) {
        for (Written change : changes) {
            // Every change begins with its path: [[
            int inner = change.begin() + 2;
            Ink moved = new Ink(change.end() - change.begin() + place.length() + 1);
            moved.add("[[").add(place);
            if (change.json()[inner] != ']') moved.add(',');
            all.add(Written.of(moved.add(change.json(), inner, change.end()).done()));
        }
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
