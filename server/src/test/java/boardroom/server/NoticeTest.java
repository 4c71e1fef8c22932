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
        return hooked(who, of, receiver.url());
    }

    private static String hooked(TestClient who, String of, String url) {
        HttpResponse<String> made = who.call("PUT", of + "/hook", "{\"url\":\"" + url + "\"}");
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
        settle();
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
    void who_hosts_next_neither_reads_nor_uses_the_webhook_of_who_hosted_before() {
        table = mira.seated(jon, WISH);
        String hook = "/api/tables/" + table + "/hook";
        hooked(mira, "/api/tables/" + table);
        mira.command("offer-host", table, "\"seat\":1");
        jon.command("answer-host", table, "\"accept\":true");

        assertThat(jon.call("GET", hook, null).body()).isEqualTo("{\"hook\":null}");
        assertThat(jon.call("POST", hook + "/test", null).statusCode()).isEqualTo(404);
        assertThat(mira.call("PUT", hook, "{\"url\":\"" + receiver.url() + "\"}")
                        .statusCode())
                .isEqualTo(403);
        try (HookReceiver jons = new HookReceiver()) {
            hooked(jon, "/api/tables/" + table, jons.url());
            mira.looks(false);
            jon.command("start", table);
            jons.await(1);
        }
        assertThat(receiver.count()).isZero();
        assertThat(mira.call("GET", hook, null).body()).contains(receiver.url());
        assertThat(mira.call("DELETE", hook, null).statusCode()).isEqualTo(204);
        assertThat(mira.call("GET", hook, null).statusCode()).isEqualTo(403);
        assertThat(count("hook")).isEqualTo(1);
    }

    @Test
    void what_is_on_its_way_about_somebody_is_forgotten_with_them_wherever_it_goes() throws InterruptedException {
        table = mira.seated(jon, WISH);
        hooked(mira, "/api/tables/" + table);
        receiver.answers(500);
        jon.looks(false);
        mira.command("start", table);
        onceWritten("tries = 1");

        assertThat(jon.call("DELETE", "/api/me", null).statusCode()).isEqualTo(204);

        assertThat(count("delivery where body like '%Jon%' or key like '%" + jon.id + "%'"))
                .isZero();
        assertThat(count("hook")).isEqualTo(1);
    }

    @Test
    void who_stops_looking_and_still_owes_a_move_is_told_after_a_while_and_once() {
        deal();
        bid(mira, 0);
        jon.looks(false);
        time.pass(9_000);
        settle();
        assertThat(notices(jon)).as("a page that is made anew is silent").isZero();
        jon.looks(true);
        settle();
        jon.looks(false);
        settle();
        time.pass(10_000);
        JsonNode notice = jon.await(NoticeTest::isNotice);
        assertThat(notice.get("kind").stringValue()).isEqualTo("your-turn");
        assertThat(notice.get("key").stringValue()).isEqualTo("round-0");
        jon.looks(true);
        jon.looks(false);
        settle();
        time.pass(10_000);
        settle();
        assertThat(notices(jon)).isEqualTo(1);
        assertThat(notices(mira)).as("she owes nothing").isZero();
    }

    @Test
    void who_leaves_and_still_owes_a_move_is_told_where_others_wait() {
        hooked(jon, "/api/me");
        deal();
        String alone = jon.table(
                "{\"game\":\"tiny-bids\",\"seats\":2,\"bots\":{\"1\":\"random\"},\"options\":{\"clock\":false}}");
        jon.command("open", alone);
        jon.command("start", alone);
        bid(mira, 0);
        int heard = mira.frames().size();
        jon.close();
        mira.await(
                heard,
                frame -> TestClient.type(frame, "table")
                        && !frame.get("table")
                                .get("seats")
                                .get(1)
                                .get("connected")
                                .booleanValue());
        time.pass(10_000);
        assertThat(receiver.await(1).getFirst().json().get("table").stringValue())
                .isEqualTo(table);
        time.pass(5_000);
        assertThat(receiver.count()).isEqualTo(1);
    }

    @Test
    void by_days_who_does_not_look_is_reminded_once_when_a_quarter_of_the_time_is_left() {
        deal();
        bid(mira, 0);
        jon.looks(false);
        time.leap(17 * 3_600_000);
        settle();
        assertThat(reminders(jon)).isZero();
        time.leap(2 * 3_600_000);
        JsonNode reminder = jon.await(
                frame -> isNotice(frame) && frame.get("kind").stringValue().equals("reminder"));
        assertThat(reminder.get("key").stringValue()).isEqualTo("round-0");
        assertThat(reminder.get("text").stringValue())
                .startsWith("Tiny Bids: 6 hours are left for your move at table ");
        time.leap(4 * 3_600_000);
        settle();
        assertThat(reminders(jon)).isEqualTo(1);
        assertThat(reminders(mira)).as("she owes nothing").isZero();
    }

    private static long reminders(TestClient who) {
        return who.frames().stream()
                .filter(frame -> frame.contains("\"kind\":\"reminder\""))
                .count();
    }

    @Test
    void the_host_who_does_not_look_is_told_when_the_last_chair_is_taken() {
        table = mira.table(WISH);
        mira.command("open", table);
        mira.looks(false);
        jon.command("open", table);
        jon.command("sit", table, "\"seat\":1");
        JsonNode full = mira.await(NoticeTest::isNotice);
        assertThat(full.get("kind").stringValue()).isEqualTo("table-full");
        assertThat(full.get("text").stringValue()).contains("You can start.");
        jon.command("sit", table, "\"seat\":1");
        assertThat(notices(mira)).isEqualTo(1);
        assertThat(notices(jon)).isZero();
    }

    @Test
    void a_webhook_that_answers_nothing_holds_up_two_deliveries_and_none_to_others() {
        table = mira.seated(jon, WISH);
        hooked(mira, "/api/tables/" + table);
        try (HookReceiver jons = new HookReceiver()) {
            hooked(jon, "/api/me", jons.url("localhost"));
            receiver.holds(true);
            mira.looks(false);
            jon.looks(false);
            mira.command("start", table);
            bid(mira, 0);
            bid(jon, 0);
            jons.await(2);
            assertThat(receiver.await(2)).hasSize(2);
        }
        receiver.holds(false);
        receiver.await(4);
    }

    @Test
    void no_more_than_thirty_a_minute_go_to_one_webhook_and_the_others_a_minute_later() {
        hooked(jon, "/api/me");
        server.close();
        for (int i = 0; i < 31; i++)
            onDisk("insert into delivery select 'd" + i + "', id, 'k" + i + "', '{}', 0, 0, 0 from hook");
        server = start(true);
        time.pass(5_000);
        receiver.await(30);
        time.pass(5_000);
        assertThat(receiver.count()).isEqualTo(30);
        time.pass(60_000);
        receiver.await(31);
    }

    @Test
    void after_the_last_try_in_vain_it_is_given_up() throws InterruptedException {
        hooked(jon, "/api/me");
        receiver.answers(500);
        server.close();
        onDisk("insert into delivery select 'd', id, 'k', '{}', 0, 5, 0 from hook");
        server = start(true);
        time.pass(5_000);
        onceWritten("tries = 6");
        time.leap(6 * 3_600_000);
        time.pass(5_000);
        receiver.await(2);
        onceWritten("done > 0");
        receiver.answers(200);
        time.leap(24 * 3_600_000);
        time.pass(5_000);
        assertThat(receiver.count()).isEqualTo(2);
    }

    private void onDisk(String sql) {
        try (var disk = java.sql.DriverManager.getConnection("jdbc:sqlite:" + data.resolve("boardroom.db"));
                var statement = disk.createStatement()) {
            statement.executeUpdate(sql);
        } catch (java.sql.SQLException e) {
            throw new AssertionError(e);
        }
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
