package boardroom.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import boardroom.engine.highcard.HighCardState;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.ObjectNode;

class TemperamentsTest {
    private static final String SENSE = """
            {"bid": {"pass": 0.5, "steps": [1, 4]},
             "temperaments": {"bold": {"features": {"money": 0.5}, "glance": {"/bid/pass": 0.5, "/bid/steps/1": 2}}},
             "evaluation": {"weights": {"money": [1, 3], "lead": [2, 2]}}}""";

    private static final Features<HighCardState> FEATURES = new Features<>() {
        @Override
        public List<String> names() {
            return List.of("money", "lead");
        }

        @Override
        public int stages() {
            return 2;
        }

        @Override
        public int stage(HighCardState s) {
            return 0;
        }

        @Override
        public void of(HighCardState s, double[][] out) {
            throw new UnsupportedOperationException("nobody counts here");
        }
    };

    private static Temperaments temperaments(String sense) {
        return Temperaments.of("game", (ObjectNode) Json.MAPPER.readTree(sense), FEATURES);
    }

    @Test
    void whoever_has_a_temperament_takes_some_numbers_for_more_or_less_than_they_are() {
        Temperaments temperaments = temperaments(SENSE);

        assertThat(temperaments.has("bold")).isTrue();
        assertThat(temperaments.leaning("bold")).isEqualTo(Json.MAPPER.readTree("""
                {"bid": {"pass": 0.25, "steps": [1, 8.0]},
                 "evaluation": {"weights": {"money": [0.5, 1.5], "lead": [2, 2]}}}"""));
    }

    @Test
    void a_game_that_knows_of_no_temperament_knows_of_nobody() {
        assertThat(temperaments("{\"bid\": 1}").has("bold")).isFalse();
        assertThat(temperaments(SENSE).has("shy")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"money, wealth, wealth", "/bid/pass, /bid/fold, /bid/fold", "/bid/pass, /bid, /bid"})
    void leaning_to_what_is_not_there_is_a_fault_of_the_file(String there, String not, String named) {
        String broken = SENSE.replaceFirst("\"" + there + "\"", "\"" + not + "\"");

        assertThatThrownBy(() -> temperaments(broken)).hasMessageContaining(named);
    }
}
