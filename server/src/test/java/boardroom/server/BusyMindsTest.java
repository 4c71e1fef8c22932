package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Bot;
import boardroom.server.store.CommitWatch;
import boardroom.server.store.SqliteStore;
import boardroom.server.tiny.TinyBids;
import boardroom.server.web.Metrics;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** All bots of a house think on one thread: nobody waits for ever, and what no longer matters is not thought about. */
@SuppressWarnings("NullAway.Init")
class BusyMindsTest {
    private static final int TABLES = 50;
    private static final long BOT_SLOWEST = 900;
    private static final long BOT_BUDGET = 2_000;

    private final HandTime time = new HandTime();
    private final Ponderer ponderer = new Ponderer();
    private BoardroomServer server;
    private TestClient mira;
    private TestClient jon;

    @TempDir
    private Path data;

    @BeforeEach
    void open() {
        open(1);
    }

    private void open(int threads) {
        ServerConfig config = ServerConfig.of(data, List.of(TinyBids.TITLE), List.<Bot>of(ponderer))
                .at("127.0.0.1", 0)
                .withLimits(Limits.NONE);
        SqliteStore store = new SqliteStore(data, CommitWatch.NONE);
        server = new BoardroomServer(config, store, new Metrics(), time, threads);
        mira = TestClient.join(server.port(), "Mira");
        jon = TestClient.join(server.port(), "Jon");
    }

    @AfterEach
    void close() {
        ponderer.goOn();
        goHome();
    }

    private void goHome() {
        mira.close();
        jon.close();
        server.close();
    }

    private String table(int bots) {
        return table(mira, bots);
    }

    private static String table(TestClient host, int bots) {
        StringBuilder seats = new StringBuilder();
        for (int seat = 1; seat <= bots; seat++)
            seats.append(seat > 1 ? "," : "").append("\"%d\":\"%s\"".formatted(seat, Ponderer.ID));
        String table = host.table("{\"game\":\"tiny-bids\",\"seats\":" + (bots + 1) + ",\"bots\":{" + seats
                + "},\"options\":{\"clock\":false},\"start\":true}");
        host.command("open", table);
        return table;
    }

    private void bids(String table) {
        mira.command("move", table, "\"decision\":\"round-0\"", "\"move\":{\"type\":\"bid\",\"coins\":1}");
    }

    private static void awaitBid(TestClient who, String table) {
        who.awaitLatest(table, u -> u.get("view").get("sealed").toString().equals("[1]"));
    }

    /** Half of them Mira's, half of them Jon's: nobody may have more than 32 open. */
    private List<String> fiftyTables() {
        List<String> tables = new ArrayList<>();
        for (int i = 0; i < TABLES; i++) tables.add(table(i % 2 == 0 ? mira : jon, 1));
        Patiently.until(() -> ponderer.thoughts.get() == 1);
        return tables;
    }

    private void awaitBids(List<String> tables) {
        for (int i = 0; i < TABLES; i++) awaitBid(i % 2 == 0 ? mira : jon, tables.get(i));
    }

    @Test
    void with_one_thread_and_fifty_bots_that_owe_a_move_every_table_has_its_answer_after_fifty_thoughts() {
        List<String> tables = fiftyTables();
        time.pass(BOT_SLOWEST);
        ponderer.goOn();

        awaitBids(tables);
        assertThat(ponderer.thoughts).hasValue(TABLES);
    }

    @Test
    void who_has_waited_for_all_the_time_there_was_takes_a_glance() {
        List<String> tables = fiftyTables();
        time.pass(BOT_SLOWEST + BOT_BUDGET);
        ponderer.goOn();

        awaitBids(tables);
        assertThat(ponderer.glances).hasValue(TABLES - 1);
    }

    @Test
    void a_bot_thinks_at_once_and_answers_when_its_pause_is_over() {
        String table = table(1);
        ponderer.goOn();
        Patiently.until(() -> ponderer.thoughts.get() == 1);
        mira.command("preview", table, "\"move\":{}");
        assertThat(mira.lastUpdate(table).get("view").get("sealed").size()).isZero();

        time.pass(BOT_SLOWEST);

        awaitBid(mira, table);
        assertThat(ponderer.thoughts).hasValue(1);
    }

    @Test
    void a_thought_is_dropped_when_what_the_bot_sees_has_changed_and_it_thinks_again() {
        String table = table(2);
        Patiently.until(() -> ponderer.thoughts.get() == 1);

        bids(table);

        Patiently.until(() -> ponderer.thoughts.get() == 2);
        assertThat(ponderer.interrupted).hasValue(1);
    }

    @Test
    void the_bots_of_one_table_think_one_after_the_other_whatever_threads_there_are() {
        goHome();
        open(4);
        table(4);
        table(1);
        Patiently.until(() -> ponderer.thoughts.get() == 2);
        ponderer.goOn();

        Patiently.until(() -> ponderer.thoughts.get() == 5);
        assertThat(ponderer.mostAtOnce).hasValue(2);
    }

    private void asksForAdvice(String id, String table) {
        mira.send("{\"id\":\"%s\",\"do\":\"advise\",\"table\":\"%s\",\"seat\":0}".formatted(id, table));
    }

    private JsonNode answer(String id) {
        return mira.await(frame ->
                TestClient.type(frame, "answer") && id.equals(frame.path("id").stringValue("")));
    }

    @Test
    void who_waits_for_advice_is_refused_more_of_it_at_any_table_and_told_in_the_end() {
        String table = table(1);
        String other = table(1);
        Patiently.until(() -> ponderer.thoughts.get() == 1);

        asksForAdvice("first", table);
        asksForAdvice("second", table);
        assertThat(answer("second").get("say").get("key").stringValue()).isEqualTo("advice.busy");
        asksForAdvice("third", other);
        assertThat(answer("third").get("say").get("key").stringValue()).isEqualTo("advice.busy");

        ponderer.goOn();
        assertThat(answer("first").has("advice")).isTrue();
        asksForAdvice("fourth", other);
        assertThat(answer("fourth").has("advice")).isTrue();
    }

    private String playedOut() {
        String over =
                mira.dealt(jon, "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"clock\":false,\"rounds\":1}}");
        for (TestClient who : List.of(mira, jon))
            who.command("move", over, "\"decision\":\"round-0\"", "\"move\":{\"type\":\"bid\",\"coins\":0}");
        return over;
    }

    private void asksForAReview(String id, String table) {
        mira.send("{\"id\":\"%s\",\"do\":\"review\",\"table\":\"%s\",\"seat\":0}".formatted(id, table));
    }

    @Test
    void who_waits_for_a_review_gets_advice_meanwhile_but_no_other_review() {
        String over = playedOut();
        String other = playedOut();
        String table = table(1);
        Patiently.until(() -> ponderer.thoughts.get() == 1);

        asksForAReview("first", over);
        // What is asked of one table is done in order: once this is answered, the review is being waited for.
        mira.command("open", over);
        asksForAReview("second", other);
        assertThat(answer("second").get("say").get("key").stringValue()).isEqualTo("advice.busy");
        asksForAdvice("advice", table);

        ponderer.goOn();
        assertThat(answer("advice").has("advice")).isTrue();
        assertThat(answer("first").has("review")).isTrue();
    }

    @Test
    void advice_on_what_is_decided_meanwhile_is_dropped_and_refused() {
        String table = table(1);
        Patiently.until(() -> ponderer.thoughts.get() == 1);
        asksForAdvice("first", table);

        bids(table);

        assertThat(answer("first").get("say").get("key").stringValue()).isEqualTo("move.closed");
        String other = table(1);
        asksForAdvice("second", other);
        ponderer.goOn();
        assertThat(answer("second").has("advice")).isTrue();
    }

    @Test
    void a_paused_table_drops_its_thoughts_and_keeps_no_other_waiting() {
        String paused = table(1);
        Patiently.until(() -> ponderer.thoughts.get() == 1);

        mira.command("pause", paused);

        Patiently.until(() -> ponderer.interrupted.get() == 1);
        table(1);
        Patiently.until(() -> ponderer.thoughts.get() == 2);
    }
}
