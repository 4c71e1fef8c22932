package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.bots.Bots;
import boardroom.engine.Title;
import boardroom.games.Shelf;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The clients of examples/, which know nothing but docs/protocol.md, play every game on the shelf to its end. */
@SuppressWarnings("NullAway.Init")
class ExampleClientTest {
    private static final List<List<String>> CLIENTS = List.of(
            List.of("node", "--experimental-websocket", "../examples/play.mjs", "--server"),
            List.of("python3", "../examples/bot.py", "--house"));

    /** Where clocks can be turned off nobody but the client answers what it is asked. */
    private static final String WITHOUT_CLOCKS = "{\"tableClock\":\"none\"}";

    static Stream<Arguments> clientsAndGames() {
        return CLIENTS.stream()
                .flatMap(client -> Shelf.titles().stream().map(Title::id).map(game -> Arguments.of(client, game)));
    }

    private static BoardroomServer server;

    @BeforeAll
    static void open(@TempDir Path data) {
        server = BoardroomServer.start(ServerConfig.of(data, Shelf.titles(), Bots.all())
                .at("127.0.0.1", 0)
                .withTimeScale(0.002));
    }

    @AfterAll
    static void shut() {
        server.close();
    }

    @ParameterizedTest
    @MethodSource("clientsAndGames")
    void the_example_clients_play_whole_games(List<String> client, String game)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(client);
        command.add("http://127.0.0.1:" + server.port());
        command.addAll(List.of("--game", game, "--seats", "2", "--bots", "random"));
        command.addAll(List.of("--drop-after", "3", "--options", WITHOUT_CLOCKS));
        Process program = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(program.waitFor()).as(said).isZero();
        assertThat(said).contains("1. seat", "(me)", "over after");
    }
}
