package boardroom.bots.training;

import boardroom.engine.Json;
import boardroom.engine.Learned;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.NumericNode;
import tools.jackson.databind.node.ObjectNode;

/** What is known about good play in a game, as it stands in the file beside its box. */
public record SenseFile(Path path, ObjectNode sense) {
    private static final String EVALUATION = "evaluation";
    private static final MathContext DIGITS = new MathContext(4);

    public static SenseFile read(Path path) throws IOException {
        return new SenseFile(path, (ObjectNode) Json.MAPPER.readTree(Files.readString(path)));
    }

    /** The same with this evaluation in the place of the old one, or at the end. */
    public SenseFile with(Learned.Evaluation evaluation) {
        ObjectNode changed = sense.deepCopy();
        changed.set(EVALUATION, rounded(Json.MAPPER.<JsonNode>valueToTree(evaluation)));
        return new SenseFile(path, changed);
    }

    /** The same as if nobody had trained. */
    public SenseFile untrained() {
        ObjectNode changed = sense.deepCopy();
        changed.remove(EVALUATION);
        return new SenseFile(path, changed);
    }

    public void write() throws IOException {
        Files.writeString(path, text());
    }

    String text() {
        return SenseText.of(sense);
    }

    /** As many digits as a weight is known to. */
    static double rounded(double number) {
        return new BigDecimal(number).round(DIGITS).doubleValue();
    }

    /** Every fraction to so many digits; what is not known is not written. */
    private static JsonNode rounded(JsonNode json) {
        return switch (json) {
            case ObjectNode object -> {
                ObjectNode rounded = JsonNodeFactory.instance.objectNode();
                object.propertyStream()
                        .filter(part -> !part.getValue().isNull())
                        .forEach(part -> rounded.set(part.getKey(), rounded(part.getValue())));
                yield rounded;
            }
            case ArrayNode list -> {
                ArrayNode rounded = JsonNodeFactory.instance.arrayNode();
                list.forEach(part -> rounded.add(rounded(part)));
                yield rounded;
            }
            case NumericNode number
            when number.isFloatingPointNumber() -> JsonNodeFactory.instance.numberNode(rounded(number.doubleValue()));
            default -> json;
        };
    }
}
