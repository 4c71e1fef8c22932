package boardroom.games.shipit.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Json;
import boardroom.engine.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Which parts of a program may be left out or empty (5.9), as it goes over the wire; the client reads the same table. */
class WrittenProgramsTest {
    private static final Path FILE = Path.of("src", "test", "resources", "programs", "ship-it.json");

    /** A program as written, and what is said of it: a refusal, or its size and how it runs. */
    record Example(
            String what,
            int level,
            List<String> map,
            JsonNode program,
            @Nullable String refusal,
            @Nullable Integer blocks,
            @Nullable Integer steps,
            @Nullable Fault fault) {
        @Override
        public String toString() {
            return what;
        }
    }

    static Stream<Example> examples() throws IOException {
        return Stream.of(Json.MAPPER.readValue(Files.readString(FILE), Example[].class));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void a_program_is_read_and_refused_or_run(Example example) {
        Program program = Json.MAPPER.treeToValue(example.program(), Program.class);
        Refusal refusal = ProgramCheck.refusal(PuzzleBox.RULES, example.level(), program);
        assertThat(refusal == null ? null : refusal.say().key()).isEqualTo(example.refusal());
        if (refusal != null) return;
        Run run = Interpreter.run(
                program, Grid.of(example.map()), PuzzleBox.RULES.language().stepLimit());
        assertThat(program.blocks()).isEqualTo(example.blocks());
        assertThat(run.steps()).isEqualTo(example.steps());
        assertThat(run.fault()).isEqualTo(example.fault());
    }
}
