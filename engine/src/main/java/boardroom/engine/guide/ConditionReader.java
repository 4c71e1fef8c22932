package boardroom.engine.guide;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ValueDeserializer;

/** Reads a condition strictly: whatever is in it that nobody would obey is named with its place. */
final class ConditionReader extends ValueDeserializer<Condition> {
    private static final String FORMS = "one of all, any, not, of, some";

    /** A fault, and where in the condition. */
    private static final class Fault extends RuntimeException {
        private static final long serialVersionUID = 1;

        Fault(String place, String problem) {
            super(place.isEmpty() ? problem : place + ": " + problem);
        }
    }

    @Override
    public Condition deserialize(JsonParser parser, DeserializationContext context) {
        try {
            return condition(context.readTree(parser), "", false);
        } catch (Fault e) {
            return context.reportInputMismatch(Condition.class, "%s", e.getMessage());
        }
    }

    private static Condition condition(JsonNode json, String place, boolean inWhere) {
        if (!json.isObject()) throw new Fault(place, "a condition is an object with " + FORMS);
        if (json.has("all")) return joined(Condition.Join.ALL, only(json, place, "all"), place, "all", inWhere);
        if (json.has("any")) return joined(Condition.Join.ANY, only(json, place, "any"), place, "any", inWhere);
        if (json.has("not"))
            return new Condition.Not(condition(only(json, place, "not").get("not"), in(place, "not"), inWhere));
        if (json.has("some")) return some(only(json, place, "some", "where", "least", "most"), place, inWhere);
        if (json.has("of")) return of(json, place, inWhere);
        throw new Fault(place, "a condition has " + FORMS + ", not " + names(json));
    }

    private static Condition joined(Condition.Join how, JsonNode json, String place, String form, boolean inWhere) {
        JsonNode all = json.get(form);
        if (!all.isArray() || all.isEmpty()) throw new Fault(in(place, form), "a list of conditions");
        List<Condition> list = new ArrayList<>();
        for (JsonNode one : all) list.add(condition(one, in(place, form) + "[" + list.size() + "]", inWhere));
        return new Condition.Joined(how, list);
    }

    private static Condition some(JsonNode json, String place, boolean inWhere) {
        JsonNode where = json.get("where");
        if (where == null) throw new Fault(place, "some needs where: what its elements are like");
        boolean bounded = json.has("most");
        int least = json.has("least") ? count(json, place, "least") : bounded ? 0 : 1;
        int most = bounded ? count(json, place, "most") : Integer.MAX_VALUE;
        return new Condition.Some(
                path(json.get("some"), in(place, "some"), inWhere),
                condition(where, in(place, "where"), true),
                least,
                most);
    }

    private static int count(JsonNode json, String place, String field) {
        JsonNode value = json.get(field);
        if (!value.isInt() || value.intValue() < 0) throw new Fault(in(place, field), "how many: a whole number");
        return value.intValue();
    }

    private static Condition of(JsonNode json, String place, boolean inWhere) {
        Set<String> words = names(json);
        words.remove("of");
        if (words.isEmpty()) throw new Fault(place, "of is compared with nothing");
        TreePath path = path(json.get("of"), in(place, "of"), inWhere);
        List<Condition> all = new ArrayList<>();
        for (String word : words) all.add(compared(path, word, json.get(word), in(place, word), inWhere));
        return all.size() == 1 ? all.getFirst() : new Condition.Joined(Condition.Join.ALL, all);
    }

    private static Condition compared(TreePath path, String word, JsonNode with, String place, boolean inWhere) {
        if (word.equals("there")) {
            if (!with.isBoolean()) throw new Fault(place, "true or false");
            return new Condition.There(path, with.booleanValue());
        }
        for (Comparison how : Comparison.values())
            if (how.word().equals(word)) return new Condition.Compared(path, how, operand(how, with, place, inWhere));
        throw new Fault(place, "nothing compares so; is, in, has, least, most, under, over and there do");
    }

    private static Operand operand(Comparison how, JsonNode with, String place, boolean inWhere) {
        if (with.isObject()) {
            only(with, place, "of", "times", "plus");
            if (!with.has("of")) throw new Fault(place, "a value, or one found at a path: of");
            return new Operand.Found(
                    path(with.get("of"), in(place, "of"), inWhere),
                    number(with, place, "times"),
                    number(with, place, "plus"));
        }
        boolean fits = switch (how) {
            case IS, HAS -> with.isValueNode() && !with.isNull();
            case IN -> with.isArray();
            case LEAST, MOST, UNDER, OVER -> with.isNumber();
        };
        if (!fits) throw new Fault(place, with + " can't be compared so");
        return new Operand.Written(with);
    }

    private static @Nullable BigDecimal number(JsonNode json, String place, String field) {
        JsonNode value = json.get(field);
        if (value == null) return null;
        if (!value.isNumber()) throw new Fault(in(place, field), "a number");
        return value.decimalValue();
    }

    private static TreePath path(JsonNode json, String place, boolean inWhere) {
        if (!json.isString()) throw new Fault(place, "a path is a text");
        try {
            return TreePath.read(json.stringValue(), inWhere);
        } catch (IllegalArgumentException e) {
            throw new Fault(place, String.valueOf(e.getMessage()));
        }
    }

    private static JsonNode only(JsonNode json, String place, String... known) {
        Set<String> unknown = names(json);
        unknown.removeAll(Set.of(known));
        if (!unknown.isEmpty()) throw new Fault(place, unknown + " says nothing beside " + known[0]);
        return json;
    }

    private static Set<String> names(JsonNode json) {
        return new TreeSet<>(json.propertyNames());
    }

    private static String in(String place, String field) {
        return place.isEmpty() ? field : place + "." + field;
    }
}
