package boardroom.bots.training;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** Writes JSON as people like to read weights: a line for what belongs together, if it fits. */
final class SenseText {
    private static final int WIDTH = 120;
    private static final String INDENT = "  ";

    private SenseText() {}

    static String of(JsonNode json) {
        return text(json, "", 0) + "\n";
    }

    /** The text of a node that begins in this column; its further lines are indented. */
    private static String text(JsonNode json, String indent, int column) {
        if (!json.isContainer()) return scalar(json);
        String line = line(json);
        if (isPlain(json) && column + line.length() < WIDTH) return line;
        return block(json, indent);
    }

    /** Whether it has no parts of parts: an object of numbers, or a list of them. */
    private static boolean isPlain(JsonNode json) {
        return json.valueStream().noneMatch(JsonNode::isContainer);
    }

    private static String line(JsonNode json) {
        if (json.isArray()) return json.valueStream().map(SenseText::line).collect(Collectors.joining(", ", "[", "]"));
        if (!json.isObject()) return scalar(json);
        if (json.isEmpty()) return "{}";
        return json.propertyStream()
                .map(part -> name(part.getKey()) + line(part.getValue()))
                .collect(Collectors.joining(", ", "{ ", " }"));
    }

    private static String block(JsonNode json, String indent) {
        String inner = indent + INDENT;
        List<String> parts = new ArrayList<>();
        if (json.isArray()) json.valueStream().forEach(part -> parts.add(inner + text(part, inner, inner.length())));
        else
            json.propertyStream().forEach(part -> {
                String name = name(part.getKey());
                parts.add(inner + name + text(part.getValue(), inner, inner.length() + name.length()));
            });
        String open = json.isArray() ? "[" : "{";
        String close = json.isArray() ? "]" : "}";
        return open + "\n" + String.join(",\n", parts) + "\n" + indent + close;
    }

    private static String name(String name) {
        return '"' + name + "\": ";
    }

    /** Numbers without exponents and idle zeros. */
    private static String scalar(JsonNode json) {
        if (!json.isNumber()) return json.toString();
        BigDecimal number = json.decimalValue().stripTrailingZeros();
        return number.signum() == 0 ? "0" : number.toPlainString();
    }
}
