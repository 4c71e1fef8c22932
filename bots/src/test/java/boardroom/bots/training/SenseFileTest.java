package boardroom.bots.training;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.GameShelf;
import boardroom.engine.Json;
import boardroom.engine.Learned;
import boardroom.engine.SenseReader;
import boardroom.engine.Title;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class SenseFileTest {
    @TempDir
    private Path folder = Path.of("");

    private static final Learned.Evaluation FOUND = new Learned.Evaluation(
            new Learned.Found(
                    "./boardroom train",
                    6_000,
                    List.of(2, 3),
                    List.of(0.1, 0.2, 0.3),
                    List.of(0.2, 0.3, 0.4),
                    List.of(new Learned.Strength(2, 300, 0.61239, 0.5, 0.7, 0.5))),
            weights());

    private static Map<String, List<Double>> weights() {
        Map<String, List<Double>> weights = new LinkedHashMap<>();
        weights.put("money", List.of(0.0123456, -12_345.6));
        weights.put("cards", List.of(0.0, 1.0));
        return weights;
    }

    private static Stream<Title> games() {
        return GameShelf.shipped().stream();
    }

    private static JsonNode shipped(Title title) throws IOException {
        try (InputStream in = SenseFileTest.class.getResourceAsStream("/boxes/" + title.id() + "/sense.json")) {
            return Json.MAPPER.readTree(Objects.requireNonNull(in));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void what_is_written_reads_back_as_the_same_numbers_and_is_written_the_same_again(Title title) throws IOException {
        ObjectNode sense = (ObjectNode) shipped(title);
        SenseFile file = new SenseFile(folder.resolve("sense.json"), sense);

        file.write();

        SenseFile back = SenseFile.read(file.path());
        assertThat(back.text()).isEqualTo(file.text());
        assertSameNumbers(back.sense(), sense);
        assertThat(SenseReader.<Object>with(title.id(), back.sense(), title::open))
                .isNotNull();
    }

    @ParameterizedTest
    @MethodSource("games")
    void an_evaluation_changes_nothing_but_itself(Title title) throws IOException {
        ObjectNode sense = (ObjectNode) shipped(title);
        SenseFile file = new SenseFile(folder.resolve("sense.json"), sense);

        file.with(FOUND).write();

        ObjectNode back = SenseFile.read(file.path()).sense();
        assertThat(Json.MAPPER
                        .treeToValue(back.get("evaluation"), Learned.Evaluation.class)
                        .weights())
                .isEqualTo(Map.of("money", List.of(0.01235, -12_350.0), "cards", List.of(0.0, 1.0)));
        assertSameNumbers(without(back), without(sense));
        assertThat(back.propertyNames()).containsAll(sense.propertyNames());
    }

    private static ObjectNode without(ObjectNode sense) {
        return new SenseFile(Path.of(""), sense).untrained().sense();
    }

    /** Whole numbers may lose a zero behind the point, but nothing of their value or their place. */
    private static void assertSameNumbers(JsonNode now, JsonNode then) {
        assertThat(now.getNodeType()).isEqualTo(then.getNodeType());
        assertThat(now.size()).isEqualTo(then.size());
        if (now.isNumber()) assertThat(now.doubleValue()).isEqualTo(then.doubleValue());
        assertThat(List.copyOf(now.propertyNames())).isEqualTo(List.copyOf(then.propertyNames()));
        List<JsonNode> parts = now.valueStream().toList();
        List<JsonNode> others = then.valueStream().toList();
        for (int i = 0; i < parts.size(); i++) assertSameNumbers(parts.get(i), others.get(i));
    }

    @Test
    void what_belongs_together_stands_on_one_line() throws IOException {
        Path path = Files.writeString(folder.resolve("sense.json"), """
                {"bid": {"pass": 0.50, "leap": 2.0}, "steps": [{"gap": 4, "chance": 1e-6}, {"gap": 6, "chance": 0.5}],
                 "evaluation": {"old": 1}}""");

        SenseFile.read(path).with(FOUND).write();

        assertThat(path).hasContent("""
                {
                  "bid": { "pass": 0.5, "leap": 2 },
                  "steps": [
                    { "gap": 4, "chance": 0.000001 },
                    { "gap": 6, "chance": 0.5 }
                  ],
                  "evaluation": {
                    "found": {
                      "command": "./boardroom train",
                      "games": 6000,
                      "seats": [2, 3],
                      "correlationBefore": [0.1, 0.2, 0.3],
                      "correlation": [0.2, 0.3, 0.4],
                      "strength": [
                        { "seats": 2, "games": 300, "share": 0.6124, "low": 0.5, "high": 0.7, "fair": 0.5 }
                      ]
                    },
                    "weights": {
                      "money": [0.01235, -12350],
                      "cards": [0, 1]
                    }
                  }
                }
                """);
    }
}
