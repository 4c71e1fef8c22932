package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.bots.Bots;
import boardroom.engine.Title;
import boardroom.games.Shelf;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What there is to read of a game: its booklet and its complete rules. */
@SuppressWarnings("NullAway.Init")
class PagesTest {
    private static BoardroomServer server;
    private static HttpClient http;

    @BeforeAll
    static void open(@TempDir Path data) {
        server = BoardroomServer.start(
                ServerConfig.of(data, Shelf.titles(), Bots.all()).at("127.0.0.1", 0));
        http = HttpClient.newHttpClient();
    }

    @AfterAll
    static void shut() {
        http.close();
        server.close();
    }

    static Stream<String> games() {
        return Shelf.titles().stream().map(Title::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameHasABookletForPlayers(String game) throws IOException, InterruptedException {
        HttpResponse<String> booklet = get("/api/games/" + game + "/play");

        assertThat(booklet.statusCode()).isEqualTo(200);
        assertThat(booklet.headers().firstValue("Content-Type")).hasValue("text/markdown; charset=utf-8");
        assertThat(booklet.body()).contains("<!-- part: goal -->");
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameHasItsCompleteRules(String game) throws IOException, InterruptedException {
        assertThat(get("/api/games/" + game + "/rules").body()).contains("## 1.");
    }

    @Test
    void nobodyHasABookletForAGameThatIsNotOnTheShelf() throws IOException, InterruptedException {
        assertThat(get("/api/games/chess/play").statusCode()).isEqualTo(404);
    }

    private static HttpResponse<String> get(String path) throws IOException, InterruptedException {
        URI address = URI.create("http://127.0.0.1:" + server.port() + path);
        return http.send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
    }
}
