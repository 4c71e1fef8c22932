package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.bots.Bots;
import boardroom.engine.Bot;
import boardroom.engine.Budget;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Rng;
import boardroom.engine.State;
import boardroom.server.store.CommitWatch;
import boardroom.server.store.SqliteStore;
import boardroom.server.tiny.TinyBids;
import boardroom.server.tiny.TinyMove;
import boardroom.server.web.Metrics;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** An Error in one corner of the house: that corner says so, and everything else goes on. */
class ErrorTest {
    private static final String NO_CLOCK = "\"options\":{\"clock\":false}";
    private static final String BID = "\"move\":{\"type\":\"bid\",\"coins\":1}";
    private static final String ENDLESS = "\"move\":{\"type\":\"note\",\"text\":\"" + TinyMove.Note.ENDLESS + "\"}";

    /** A bot that runs out of memory over its thoughts. */
    private static final class Endless implements Bot {
        @Override
        public String id() {
            return "endless";
        }

        @Override
        public <S extends State<S>, M extends Move> M choose(
                Game<S, M> game, S state, int seat, Budget budget, Rng rng) {
            throw new OutOfMemoryError("on purpose");
        }
    }

    @Test
    void a_table_whose_rules_overflow_says_that_it_stopped_and_is_made_anew(@TempDir Path data) {
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient mira = TestClient.join(server.port(), "Mira")) {
            String table = mira.table(
                    "{\"game\":\"tiny-bids\",\"seats\":2,\"bots\":{\"1\":\"random\"},\"start\":true," + NO_CLOCK + "}");
            mira.command("open", table);

            JsonNode answer = mira.command("move", table, "\"decision\":\"round-0\"", ENDLESS);

            assertThat(answer.get("say").get("key").stringValue()).isEqualTo("table.stopped");
            mira.await(f -> TestClient.type(f, "table")
                    && "stopped".equals(f.get("table").get("stage").stringValue()));
            mira.command("open", table);
            assertThat(mira.command("move", table, "\"decision\":\"round-0\"", BID)
                            .get("ok")
                            .booleanValue())
                    .isTrue();
        }
    }

    @Test
    void a_bot_that_overflows_is_played_for_and_the_table_goes_on(@TempDir Path data) {
        List<Bot> bots = new ArrayList<>(Bots.all());
        bots.add(new Endless());
        ServerConfig config = ServerConfig.of(data, List.of(TinyBids.TITLE), bots)
                .at("127.0.0.1", 0)
                .withTimeScale(0.001);
        try (BoardroomServer server = BoardroomServer.start(config);
                TestClient mira = TestClient.join(server.port(), "Mira")) {
            String table = mira.table("{\"game\":\"tiny-bids\",\"seats\":2,\"bots\":{\"1\":\"endless\"},\"start\":true,"
                    + NO_CLOCK + "}");
            mira.command("open", table);

            mira.awaitLatest(
                    table, update -> update.get("view").get("sealed").toString().equals("[1]"));
        }
    }

    @Test
    void a_table_that_takes_for_ever_to_be_read_keeps_neither_the_door_closed_nor_other_tables_waiting(
            @TempDir Path data) {
        String slow;
        String other;
        TestClient mira;
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data))) {
            mira = TestClient.join(server.port(), "Mira");
            String wish =
                    "{\"game\":\"tiny-bids\",\"seats\":2,\"bots\":{\"1\":\"random\"},\"start\":true," + NO_CLOCK + "}";
            slow = mira.table(wish);
            other = mira.table(wish);
        }
        SlowDisk disk = new SlowDisk(new SqliteStore(data, CommitWatch.NONE));
        disk.holdReadingOf(slow);
        try (BoardroomServer server = new BoardroomServer(TestServer.config(data), disk, new Metrics());
                TestClient again = mira.again(server.port())) {
            again.command("open", other);
            JsonNode moved = again.command("move", other, "\"decision\":\"round-0\"", BID);
            disk.letGo();
            again.command("open", slow);
            JsonNode late = again.command("move", slow, "\"decision\":\"round-0\"", BID);

            assertThat(moved.get("ok").booleanValue()).isTrue();
            assertThat(late.get("ok").booleanValue()).isTrue();
        }
    }
}
