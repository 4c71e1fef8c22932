package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.bots.Bots;
import boardroom.engine.Title;
import boardroom.games.Shelf;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The client of examples/, which knows nothing but docs/protocol.md, plays every game on the shelf to its end. */
class ExampleClientTest {
    private static final Path CLIENT = Path.of("..", "examples", "play.mjs");

    static Stream<String> games() {
        return Shelf.titles().stream().map(Title::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_example_client_plays_a_whole_game(String game, @TempDir Path data)
            throws IOException, InterruptedException {
        ServerConfig config = ServerConfig.of(data, Shelf.titles(), Bots.all())
                .at("127.0.0.1", 0)
                .withTimeScale(0.02);
        try (BoardroomServer server = BoardroomServer.start(config)) {
            Process node = new ProcessBuilder(List.of(
                            "node",
                            "--experimental-websocket",
                            CLIENT.toString(),
                            "--server",
                            "http://127.0.0.1:" + server.port(),
                            "--game",
                            game,
                            "--seats",
                            "2",
                            "--drop-after",
                            "3"))
                    .redirectErrorStream(true)
                    .start();
            String said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

            assertThat(node.waitFor()).as(said).isZero();
            assertThat(said).contains("1. seat", "(me)", "over after");
        }
    }
}
