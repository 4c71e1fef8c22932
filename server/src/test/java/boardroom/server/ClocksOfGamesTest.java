package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Title;
import boardroom.games.Shelf;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Every clock at a table of every game. */
@SuppressWarnings("NullAway.Init")
class ClocksOfGamesTest {
    private static final long A_DAY = 86_400_000;
    private static final long A_PAUSE = 2_000;
    private static final int MOST_PAUSES = 100;

    private final HandTime time = new HandTime();
    private BoardroomServer server;
    private TestClient mira;

    static Stream<String> games() {
        return Shelf.titles().stream().map(Title::id);
    }

    @BeforeEach
    void open(@TempDir Path data) {
        server = TestServer.start(data, List.copyOf(Shelf.titles()), time);
        mira = TestClient.join(server.port(), "Mira");
    }

    @AfterEach
    void close() {
        mira.close();
        server.close();
    }

    /** The clock at the first decision that is mine. */
    private JsonNode clockOf(String game, String clock) {
        String table = mira.table("{\"game\":\"" + game + "\",\"seats\":2,\"bots\":{\"1\":\"random\"},\"start\":true,"
                + "\"options\":{\"tableClock\":\"" + clock + "\"}}");
        for (int waited = 0; waited < MOST_PAUSES; waited++) {
            int heard = mira.frames().size();
            mira.command("open", table);
            JsonNode update = mira.await(
                    heard,
                    frame -> TestClient.type(frame, "update")
                            && table.equals(frame.get("table").stringValue()));
            if (update.get("owes").toString().contains("0")) return update.get("clock");
            time.pass(A_PAUSE);
        }
        throw new AssertionError("it is never my turn in " + game);
    }

    private JsonNode figures(String game) {
        return TestClient.json(mira.call("GET", "/api/games/" + game + "/clocks", null))
                .get("clocks");
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_person_has_no_clock_or_one_that_was_told_or_days(String game) {
        assertThat(clockOf(game, "none").isNull()).isTrue();
        for (String word : List.of("relaxed", "normal", "brisk")) {
            JsonNode told = figures(game).get(word);
            assertThat(clockOf(game, word).get("total").longValue())
                    .as(word)
                    .isBetween(
                            told.get("shortest").longValue(),
                            told.get("longest").longValue());
        }
        assertThat(clockOf(game, "days").get("total").longValue()).isEqualTo(A_DAY);
        assertThat(clockOf(game, "days3").get("total").longValue()).isEqualTo(3 * A_DAY);
    }

    @ParameterizedTest
    @MethodSource("games")
    void its_figures_are_told(String game) {
        JsonNode clocks = figures(game);
        long shortest = clocks.get("normal").get("shortest").longValue();
        long longest = clocks.get("normal").get("longest").longValue();
        assertThat(shortest).isBetween(5_000L, longest);
        assertThat(clocks.get("relaxed").get("longest").longValue()).isGreaterThan(longest);
        assertThat(clocks.get("brisk").get("shortest").longValue()).isLessThan(shortest);
        assertThat(clocks.get("none").isEmpty()).isTrue();
    }
}
