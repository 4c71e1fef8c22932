package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.server.notice.Signature;
import boardroom.server.store.CommitWatch;
import boardroom.server.store.SqliteStore;
import boardroom.server.web.Metrics;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** People are told of their tables when they do not look: over their sockets, and by webhooks. */
@SuppressWarnings("NullAway.Init")
class NoticeTest {
    private static final String WISH =
            "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"tableClock\":\"days\",\"rounds\":2}}";

    private final HandTime time = new HandTime();
    private final HookReceiver receiver = new HookReceiver();
    private Path data;
    private BoardroomServer server;
    private TestClient mira;
    private TestClient jon;
    private String table;

    @BeforeEach
    void open(@TempDir Path folder) {
        data = folder;
        server = start(true);
        mira = TestClient.join(server.port(), "Mira");
        jon = TestClient.join(server.port(), "Jon");
    }

    private BoardroomServer start(boolean inside) {
        ServerConfig config = TestServer.config(data).withHooksInside(inside);
        return new BoardroomServer(config, new SqliteStore(data, CommitWatch.NONE), new Metrics(), time);
    }

    @AfterEach
    void close() {
        mira.close();
        jon.close();
        server.close();
        receiver.close();
    }

    private void deal() {
        table = mira.dealt(jon, WISH);
    }

    private void bid(TestClient who, int round) {
        JsonNode answer = who.command(
                "move", table, "\"decision\":\"round-" + round + "\"", "\"move\":{\"type\":\"bid\",\"coins\":1}");
        assertThat(answer.get("ok").booleanValue()).as("%s", answer).isTrue();
    }

    private static boolean isNotice(JsonNode frame) {
        return TestClient.type(frame, "notice");
    }

    private static long notices(TestClient who) {
        return who.frames().stream()
                .filter(frame -> frame.startsWith("{\"type\":\"notice\""))
                .count();
    }

    private String hooked(TestClient who, String of) {
        HttpResponse<String> made = who.call("PUT", of + "/hook", "{\"url\":\"" + receiver.url() + "\"}");
        assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
        return TestClient.json(made).get("secret").stringValue();
    }

    private void settle() {
        mira.command("preview", table, "\"move\":{}");
    }

    @Test
    void who_looks_is_told_nothing_and_who_does_not_once_for_each_decision() {
        deal();
        jon.looks(false);
        bid(mira, 0);
        settle();
        assertThat(notices(jon)).isZero();
        bid(jon, 0);
        JsonNode notice = jon.await(NoticeTest::isNotice);
        assertThat(notice.get("kind").stringValue()).isEqualTo("your-turn");
        assertThat(notice.get("table").stringValue()).isEqualTo(table);
        assertThat(notice.get("key").stringValue()).isEqualTo("round-1");
        assertThat(notice.get("text").stringValue()).startsWith("Tiny Bids: it is your turn at table ");
        bid(mira, 1);
        settle();
        assertThat(notices(jon)).isEqualTo(1);
        assertThat(notices(mira)).isZero();
    }

    @Test
    void a_table_that_is_not_open_tells_too_and_says_when_it_is_over() {
        deal();
        jon.command("close", table);
        bid(mira, 0);
        jon.command("open", table);
        bid(jon, 0);
        jon.command("close", table);
        bid(mira, 1);
        settle();
        time.leap(86_400_000 + 1_000);
        JsonNode over = jon.await(
                frame -> isNotice(frame) && frame.get("kind").stringValue().equals("game-over"));
        assertThat(over.get("table").stringValue()).isEqualTo(table);
    }

    @Test
    void who_is_asked_to_let_a_move_be_taken_back_is_told() {
        deal();
        bid(mira, 0);
        bid(jon, 0);
        jon.looks(false);
        mira.command("ask-back", table);
        JsonNode notice = jon.await(NoticeTest::isNotice);
        assertThat(notice.get("kind").stringValue()).isEqualTo("asked-back");
        assertThat(notice.get("text").stringValue()).contains("Mira asks to take a move back");
    }

    @Test
    void a_webhook_is_signed_and_told_once() {
        String secret = hooked(jon, "/api/me");
        deal();
        jon.looks(false);
        bid(mira, 0);
        bid(jon, 0);
        HookReceiver.Heard heard = receiver.await(1).getFirst();
        JsonNode body = heard.json();
        assertThat(body.get("type").stringValue()).isEqualTo("your-turn");
        assertThat(body.get("table").stringValue()).isEqualTo(table);
        assertThat(body.get("game").stringValue()).isEqualTo("tiny-bids");
        assertThat(body.get("link").stringValue()).isEqualTo("http://127.0.0.1:" + server.port() + "/t/" + table);
        assertThat(body.get("who").get("name").stringValue()).isEqualTo("Jon");
        assertThat(body.get("delivery").stringValue()).isEqualTo(heard.delivery());
        assertThat(heard.signature()).isEqualTo("sha256=" + Signature.of(secret, heard.timestamp(), heard.body()));
        restart(true);
        time.pass(60_000);
        assertThat(receiver.await(1)).hasSize(1);
    }

    private void restart(boolean inside) {
        server.close();
        server = start(inside);
        mira = mira.again(server.port());
        jon = jon.again(server.port());
    }

    @Test
    void what_was_not_received_is_tried_again_also_after_a_restart_and_then_no_more() throws InterruptedException {
        hooked(jon, "/api/me");
        receiver.answers(500);
        deal();
        jon.looks(false);
        bid(mira, 0);
        bid(jon, 0);
        receiver.await(1);
        onceWritten("tries = 1");
        time.pass(10_000);
        List<HookReceiver.Heard> again = receiver.await(2);
        assertThat(again.get(1).delivery()).isEqualTo(again.get(0).delivery());
        onceWritten("tries = 2");
        receiver.answers(200);
        restart(true);
        time.pass(60_000);
        List<HookReceiver.Heard> third = receiver.await(3);
        assertThat(third.get(2).delivery()).isEqualTo(again.get(0).delivery());
        onceWritten("done > 0");
        time.leap(100_000_000);
        time.pass(5_000);
        assertThat(receiver.await(3).stream()
                        .filter(one -> one.delivery().equals(again.get(0).delivery())))
                .hasSize(3);
    }

    private void onceWritten(String condition) throws InterruptedException {
        for (int tries = 0; tries < 200; tries++) {
            if (count("delivery where " + condition) > 0) return;
            Thread.sleep(25);
        }
        throw new AssertionError("never " + condition);
    }

    private int count(String what) {
        try (var disk = java.sql.DriverManager.getConnection("jdbc:sqlite:" + data.resolve("boardroom.db"));
                var statement = disk.createStatement();
                var row = statement.executeQuery("select count(*) from " + what)) {
            return row.getInt(1);
        } catch (java.sql.SQLException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void a_redirect_is_not_followed() {
        hooked(jon, "/api/me");
        receiver.answers(302);
        HttpResponse<String> tested = jon.call("POST", "/api/me/hook/test", null);
        assertThat(TestClient.json(tested).get("ok").booleanValue()).isFalse();
        assertThat(TestClient.json(tested).get("status").intValue()).isEqualTo(302);
        assertThat(receiver.await(1)).hasSize(1);
    }

    @Test
    void a_test_shows_how_it_was_answered() {
        hooked(mira, "/api/me");
        JsonNode tested = TestClient.json(mira.call("POST", "/api/me/hook/test", null));
        assertThat(tested.get("ok").booleanValue()).isTrue();
        assertThat(tested.get("status").intValue()).isEqualTo(204);
        assertThat(receiver.await(1).getFirst().json().get("type").stringValue())
                .isEqualTo("test");
        assertThat(mira.call("DELETE", "/api/me/hook", null).statusCode()).isEqualTo(204);
        assertThat(mira.call("POST", "/api/me/hook/test", null).statusCode()).isEqualTo(404);
        assertThat(mira.call("GET", "/api/me/hook", null).body()).isEqualTo("{\"hook\":null}");
    }

    @Test
    void nothing_goes_inside_unless_that_is_allowed() {
        restart(false);
        for (String url : List.of(receiver.url(), "http://localhost/", "http://[::1]:80/", "http://169.254.169.254/"))
            assertThat(mira.call("PUT", "/api/me/hook", "{\"url\":\"" + url + "\"}")
                            .body())
                    .as(url)
                    .contains("hook.inside");
        assertThat(mira.call("PUT", "/api/me/hook", "{\"url\":\"ftp://example.org\"}")
                        .body())
                .contains("hook.url");
    }

    @Test
    void a_webhook_from_a_house_that_allowed_it_is_refused_by_one_that_does_not() {
        hooked(mira, "/api/me");
        restart(false);
        JsonNode tested = TestClient.json(mira.call("POST", "/api/me/hook/test", null));
        assertThat(tested.get("problem").stringValue()).isEqualTo("inside");
    }

    @Test
    void the_secret_is_told_once_and_the_guest_is_forgotten_with_the_webhook() {
        String secret = hooked(jon, "/api/me");
        assertThat(jon.call("GET", "/api/me/hook", null).body())
                .contains(receiver.url())
                .doesNotContain(secret);
        assertThat(jon.call("GET", "/api/me/export", null).body())
                .contains(receiver.url())
                .doesNotContain(secret);
        assertThat(jon.call("DELETE", "/api/me", null).statusCode()).isEqualTo(204);
        assertThat(count("hook")).isZero();
        assertThat(count("delivery")).isZero();
    }

    @Test
    void a_table_has_a_webhook_of_its_host_that_hears_of_everybody() {
        table = mira.seated(jon, WISH);
        assertThat(jon.call("PUT", "/api/tables/" + table + "/hook", "{\"url\":\"" + receiver.url() + "\"}")
                        .statusCode())
                .isEqualTo(403);
        hooked(mira, "/api/tables/" + table);
        jon.looks(false);
        mira.command("start", table);
        JsonNode body = receiver.await(1).getFirst().json();
        assertThat(body.get("who").get("name").stringValue()).isEqualTo("Jon");
    }

    @Test
    void a_webhook_that_fails_holds_up_no_table() {
        hooked(jon, "/api/me");
        receiver.close();
        deal();
        jon.looks(false);
        bid(mira, 0);
        bid(jon, 0);
        jon.await(NoticeTest::isNotice);
        bid(mira, 1);
        bid(jon, 1);
        mira.awaitUpdate(table, update -> !update.get("result").isNull());
    }

    @Test
    void calls_about_webhooks_are_limited() {
        hooked(jon, "/api/me");
        int refused = 0;
        for (int i = 0; i < 20; i++)
            if (jon.call("POST", "/api/me/hook/test", null).statusCode() == 429) refused++;
        assertThat(refused).isPositive();
    }
}
