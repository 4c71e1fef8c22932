package boardroom.engine.contract;

import boardroom.engine.Json;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Where two things differ, in a few lines: the first places with what should be there and what is. */
final class Difference {
    private static final int MOST = 5;
    private static final int LONGEST = 100;

    private final List<String> lines = new ArrayList<>();

    private Difference() {}

    /** Fails if two pieces of JSON are not the same; where it happened is told only then. */
    static void none(String expected, String actual, Supplier<String> where) {
        if (!expected.equals(actual)) throw new AssertionError(where.get() + between(expected, actual));
    }

    /** The first differing places of two pieces of JSON, one to a line. */
    static String between(String expected, String actual) {
        Difference difference = new Difference();
        difference.compare("", Json.MAPPER.readTree(expected), Json.MAPPER.readTree(actual));
        return difference.told();
    }

    /** The first differing lines of two texts. */
    static String betweenLines(String expected, String actual) {
        Difference difference = new Difference();
        List<String> before = expected.lines().toList();
        List<String> now = actual.lines().toList();
        for (int i = 0; i < Math.max(before.size(), now.size()); i++) {
            String was = i < before.size() ? before.get(i) : null;
            String is = i < now.size() ? now.get(i) : null;
            if (was == null || !was.equals(is)) difference.add("line " + (i + 1), was, is);
        }
        return difference.told();
    }

    private void compare(String path, @Nullable JsonNode expected, @Nullable JsonNode actual) {
        if (expected == null || actual == null) {
            add(path, text(expected), text(actual));
        } else if (expected.isObject() && actual.isObject()) {
            Set<String> names = new LinkedHashSet<>(expected.propertyNames());
            names.addAll(actual.propertyNames());
            for (String name : names) compare(path + "/" + name, expected.get(name), actual.get(name));
        } else if (expected.isArray() && actual.isArray()) {
            for (int i = 0; i < Math.max(expected.size(), actual.size()); i++)
                compare(path + "/" + i, expected.get(i), actual.get(i));
        } else if (!expected.equals(actual)) add(path, text(expected), text(actual));
    }

    private static @Nullable String text(@Nullable JsonNode node) {
        return node == null ? null : node.toString();
    }

    private void add(String place, @Nullable String expected, @Nullable String actual) {
        lines.add(place + ": " + shortened(actual) + " instead of " + shortened(expected));
    }

    private static String shortened(@Nullable String value) {
        if (value == null) return "nothing";
        return value.length() <= LONGEST ? value : value.substring(0, LONGEST) + "…";
    }

    private String told() {
        StringBuilder out = new StringBuilder();
        lines.stream().limit(MOST).forEach(line -> out.append("\n  ").append(line));
        if (lines.size() > MOST)
            out.append("\n  and ").append(lines.size() - MOST).append(" more");
        return out.toString();
    }
}
