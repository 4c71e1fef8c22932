package boardroom.engine.guide;

import java.util.Locale;
import tools.jackson.databind.JsonNode;

/** How two values are compared; what is not there compares with nothing. */
enum Comparison {
    IS,
    IN,
    HAS,
    LEAST,
    MOST,
    UNDER,
    OVER;

    /** The word in the guide. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    boolean holds(JsonNode one, JsonNode other) {
        if (one.isMissingNode() || other.isMissingNode()) return false;
        return switch (this) {
            case IS -> same(one, other);
            case IN -> contains(other, one);
            case HAS -> contains(one, other);
            case LEAST -> numbers(one, other) && order(one, other) >= 0;
            case MOST -> numbers(one, other) && order(one, other) <= 0;
            case UNDER -> numbers(one, other) && order(one, other) < 0;
            case OVER -> numbers(one, other) && order(one, other) > 0;
        };
    }

    private static boolean contains(JsonNode list, JsonNode value) {
        if (!list.isArray()) return false;
        for (JsonNode one : list) if (same(one, value)) return true;
        return false;
    }

    private static boolean same(JsonNode one, JsonNode other) {
        return numbers(one, other) ? order(one, other) == 0 : one.equals(other);
    }

    private static boolean numbers(JsonNode one, JsonNode other) {
        return one.isNumber() && other.isNumber();
    }

    private static int order(JsonNode one, JsonNode other) {
        return one.decimalValue().compareTo(other.decimalValue());
    }
}
