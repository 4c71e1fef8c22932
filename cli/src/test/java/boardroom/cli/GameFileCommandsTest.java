package boardroom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games as files on the command line; the recorded games of the server are such files. */
class GameFileCommandsTest {
    private static final Path RECORDED = Path.of("..", "server", "src", "test", "resources", "recorded");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        return Boardroom.commandLine()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(args);
    }

    private static Path game() {
        return RECORDED.resolve("esop-wars-2-1-table.json");
    }

    private static Path changed(Path folder, String from, String to) throws IOException {
        String whole = Files.readString(game());
        assertThat(whole).contains(from);
        return Files.writeString(folder.resolve("changed.json"), whole.replace(from, to));
    }

    @Test
    void a_game_that_was_promised_is_proven() {
        int exit = run("verify", game().toString());

        assertThat(out.toString())
                .contains("fits     The commitment ", "Proven:")
                .doesNotContain("wrong");
        assertThat(exit).isZero();
    }

    @Test
    void what_does_not_fit_is_named_and_the_game_is_not_proven(@TempDir Path folder) throws IOException {
        int exit = run(
                "verify", changed(folder, "\"seed\": \"4\"", "\"seed\": \"5\"").toString());

        assertThat(out.toString())
                .contains("wrong    The file was changed", "wrong    The commitment ", "Not proven.")
                .doesNotContain("Exception");
        assertThat(exit).isEqualTo(1);
    }

    @Test
    void a_game_of_other_rules_cannot_be_played_again_but_its_commitment_is_looked_at(@TempDir Path folder)
            throws IOException {
        int exit = run("verify", changed(folder, "\"rules\": 2", "\"rules\": 1").toString());

        assertThat(out.toString()).contains("wrong    The commitment ", "unknown  It was played by rules 1");
        assertThat(exit).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"esop-wars-2-1", "it-startup-2-1", "ship-it-3-1", "ship-shape-1-1", "boss-1-1"})
    void every_game_is_told_in_words_from_its_deal_to_its_end(String name) {
        int exit = run("replay", RECORDED.resolve(name + "-table.json").toString());

        assertThat(out.toString())
                .contains("Dealt on 1 January 1970", "took the last move back.", "left the table.", "resigned.")
                .contains("goes back to before the last move")
                .doesNotContain("{", "It can't be told");
        assertThat(exit).isZero();
    }

    @Test
    void a_game_is_told_as_far_as_it_can_be_followed(@TempDir Path folder) throws IOException {
        int exit = run(
                "replay", changed(folder, "\"seed\": \"4\"", "\"seed\": \"5\"").toString());

        assertThat(out.toString()).contains("ESOP Wars, table recorded", "It can't be told to its end:");
        assertThat(exit).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"verify", "replay"})
    void a_broken_file_is_answered_with_a_sentence(String command, @TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("broken.json"), "{\"format\":\"boardroom-game\",\"version\":1}");

        assertThat(run(command, file.toString())).isEqualTo(1);
        assertThat(out.toString()).contains("In this file, table is missing or cannot be so.");
        assertThat(run(command, folder.resolve("none.json").toString())).isEqualTo(2);
        assertThat(err.toString()).contains("none.json can't be read.").doesNotContain("\tat ");
    }

    @Test
    void a_strangers_file_does_not_speak_to_the_terminal(@TempDir Path folder) throws IOException {
        Path file = changed(folder, "\"guided\": false", "\"\\u001b[2J\": 1, \"guided\": false");

        assertThat(run("verify", file.toString())).isEqualTo(1);
        assertThat(out.toString()).contains("?[2J").doesNotContain("\u001b");
    }
}
