package boardroom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.cli.bench.Unmeasurable;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class BoardroomTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        return Boardroom.commandLine()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(args);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            dance                                                       | Unmatched argument at index 0: 'dance'.
            serve --port 70000                                          | --port is from 0 (any) to 65535, not 70000.
            serve --port http                                           | 'http' is not an int
            serve --host no.such.host.invalid                           | There is no address 'no.such.host.invalid'.
            serve --data pom.xml                                        | pom.xml is not a folder.
            match                                                       | Missing required
            match poker --bots greedy                                   | There is no game 'poker'; there are: esop-wars
            match esop-wars --bots greedy,deep-blue                     | There is no bot 'deep-blue'; there are: random, greedy, beginner, casual, strong, expert.
            match esop-wars --bots greedy,random --games 0              | --games is from 1 to
            match esop-wars --bots greedy,random --games many           | 'many' is not
            match esop-wars --bots greedy,random --seats 9              | 9
            match esop-wars --bots greedy,random,random --seats 2       | 3 bots for 2 seats are too many.
            match esop-wars --bots greedy,random --option colour=red    | colour
            match esop-wars --bots greedy,random --option marketRounds=9| 9
            match esop-wars --bots greedy,random --box no-such-file.json| can't be read.
            match esop-wars --bots greedy,random --quickly              | Unknown option: '--quickly'.
            train                                                       | Missing required
            train poker                                                 | There is no game 'poker'; there are: esop-wars
            train esop-wars --games 0                                   | --games is from 100 to
            train esop-wars --rounds 0                                  | --rounds is from 1 to
            train esop-wars --minutes 0                                 | --minutes is from 1 to
            train burn-rate                                             | 'burn-rate' has no weights to train
            ladder                                                      | Missing required
            ladder poker                                                | There is no game 'poker'; there are: esop-wars
            ladder esop-wars --bots greedy,deep-blue                    | There is no bot 'deep-blue'; there are: random, greedy
            ladder esop-wars --bots greedy,search-0                     | There is no bot 'search-0'
            ladder esop-wars --bots greedy                              | A ladder needs two bots at least.
            ladder esop-wars --bots greedy,random,greedy                | 'greedy' can enter only once.
            ladder esop-wars --seats 2,6                                | ESOP Wars is played by bots at tables of 2 to 5 seats (or max), not '6'.
            ladder boss --seats 1                                       | Boss is played by bots at tables of 2 to 5 seats (or max), not '1'.
            ladder esop-wars --seats few                                | not 'few'.
            ladder esop-wars --games 0                                  | --games is from 1 to
            ladder esop-wars --minutes 0                                | --minutes is from 1 to
            ladder esop-wars --patience 0                               | --patience is from 1 to
            soak --tables 0                                             | --tables is from 1 to 2000, not 0.
            soak --tables many                                          | 'many' is not
            soak --minutes 0                                            | --minutes is from 0.1 to 1440, not 0.0.
            soak --game poker                                           | There is no game 'poker'; there are: esop-wars
            soak --report no/such/folder/report.txt                     | There is no folder no/such/folder for the report.
            screens --keep --record scenes                              | --record takes no pictures that --keep could keep.
            screens --kept                                              | Unknown option: '--kept'
            """)
    void wrong_arguments_are_answered_with_a_sentence(String args, String sentence) {
        int exit = run(args.split(" +", -1));

        assertThat(exit).isEqualTo(2);
        assertThat(err.toString())
                .contains(sentence)
                .doesNotContain("Exception")
                .doesNotContain("\tat ");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void a_broken_box_is_named_with_its_place(@TempDir Path folder) throws IOException {
        Path box = Files.writeString(folder.resolve("box.json"), "{\"id\": \"esop-wars\"}");

        int exit = run("match", "esop-wars", "--bots", "greedy,random", "--box", box.toString());

        assertThat(exit).isEqualTo(2);
        assertThat(err.toString()).contains("The box").contains("is broken").doesNotContain("\tat ");
    }

    @Test
    void a_match_prints_one_line_per_bot_and_the_same_seed_prints_the_same() {
        List<String> command = List.of("match", "esop-wars", "--bots", "greedy,random", "--games", "10", "--seed", "7");

        int exit = run(command.toArray(String[]::new));
        String first = out.toString();
        out.getBuffer().setLength(0);
        run(command.toArray(String[]::new));

        assertThat(exit).isZero();
        assertThat(first).contains("ESOP Wars, 2 seats, 10 games from seed 7");
        assertThat(first.lines().filter(line -> line.startsWith("greedy") || line.startsWith("random")))
                .hasSize(2);
        assertThat(out.toString()).isEqualTo(first);
    }

    @Test
    void a_ladder_rates_its_bots_and_the_same_seed_prints_the_same() {
        List<String> command = List.of(
                "ladder", "esop-wars", "--bots", "random,greedy", "--games", "30", "--seats", "2", "--seed", "7");

        int exit = run(command.toArray(String[]::new));
        String first = out.toString();
        out.getBuffer().setLength(0);
        run(command.toArray(String[]::new));

        assertThat(exit).isZero();
        assertThat(first)
                .contains("Made by `./boardroom ladder esop-wars --bots random,greedy --games 30 --seats 2 --seed 7`")
                .contains("| greedy       |   1000 |")
                .contains("greedy against itself, 2 seats, covers 1/2");
        assertThat(err.toString()).contains("30 of 30 deals");
        assertThat(out.toString()).isEqualTo(first);
    }

    @Test
    void every_subcommand_tells_its_help() {
        CommandLine command = Boardroom.commandLine();

        assertThat(command.getSubcommands()).isNotEmpty().allSatisfy((name, subcommand) -> {
            out.getBuffer().setLength(0);
            assertThat(run(name, "--help")).isZero();
            assertThat(out.toString()).contains("Usage: boardroom " + name);
        });
    }

    @Test
    void a_benchmark_that_finds_nothing_to_measure_fails_with_a_sentence() throws Exception {
        CommandLine bench = Objects.requireNonNull(Boardroom.commandLine()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err, true))
                .getSubcommands()
                .get("bench"));

        int exit = ((BenchCommand) bench.getCommand()).report(() -> {
            throw new Unmeasurable("ship-it can't be measured.");
        });

        assertThat(exit).isEqualTo(1);
        assertThat(err.toString()).isEqualTo("boardroom: ship-it can't be measured." + System.lineSeparator());
        assertThat(out.toString()).isEmpty();
    }
}
