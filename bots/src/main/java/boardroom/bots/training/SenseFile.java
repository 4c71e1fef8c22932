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
        JsonNode learned = Json.MAPPER.valueToTree(evaluation);
        round(learned);
        changed.set(EVALUATION, learned);
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

    private static void round(JsonNode json) {
        if (json instanceof ArrayNode list)
            for (int i = 0; i < list.size(); i++)
                if (list.get(i).isFloatingPointNumber()) list.set(i, rounded(list.get(i).doubleValue()));
                else round(list.get(i));
        else json.valueStream().forEach(SenseFile::round);
    }
}
