package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** People who do not come back: the host role passes on, and tables nobody is at are cleared out. */
class PatienceTest extends TwoAtATable {
    private static final long GRACE = Patience.DEFAULT.host().toMillis();
    private static final long HOUR = Duration.ofHours(1).toMillis();
    private static final String TABLE = "{\"game\":\"tiny-bids\",\"seats\":3,\"options\":{\"clock\":false}}";

    @Override
    String wish() {
        return TABLE;
    }

    private static void awaitHost(TestClient who) {
        who.await(f -> TestClient.type(f, "table") && f.get("you").get("host").booleanValue());
    }

    private void miraIsGone() {
        mira.close();
        jon.await(f -> TestClient.type(f, "table")
                && !f.get("table").get("seats").get(0).get("connected").booleanValue());
        settle();
    }

    private void settle() {
        settle(jon);
    }

    private String hostAsStored(TestClient who) {
        return TestClient.json(who.call("GET", "/api/tables/" + table, null))
                .get("host")
                .stringValue();
    }

    private void start() {
        mira.command("seat-bot", table, "\"seat\":2", "\"bot\":\"random\"");
        mira.command("start", table);
        mira.lastUpdate(table);
    }

    @Test
    void a_host_who_is_gone_for_long_passes_the_table_on_before_the_start_too() {
        miraIsGone();
        time.pass(GRACE - 1);
        assertThat(jon.command("seat-bot", table, "\"seat\":2", "\"bot\":\"random\"")
                        .get("ok")
                        .booleanValue())
                .isFalse();
        time.pass(1);
        awaitHost(jon);

        assertThat(jon.command("seat-bot", table, "\"seat\":2", "\"bot\":\"random\"")
                        .get("ok")
                        .booleanValue())
                .isTrue();
    }

    @Test
    void the_new_host_seats_a_bot_for_the_old_one_and_stays_host_after_a_restart() {
        start();
        miraIsGone();
        time.pass(GRACE);
        awaitHost(jon);
        assertThat(jon.command("sit-in", table, "\"seat\":0").get("ok").booleanValue())
                .isTrue();
        server.close();
        reopen();

        assertThat(hostAsStored(jon)).isEqualTo(jon.id);
        mira.command("open", table);
        JsonNode frame = mira.await(f -> TestClient.type(f, "table"));
        assertThat(frame.get("you").get("host").booleanValue()).isFalse();
        mira.awaitUpdate(table, u -> u.toString().contains("person-came-back"));
    }

    @Test
    void a_host_who_comes_back_in_time_keeps_the_table() {
        miraIsGone();
        time.pass(GRACE - 1);
        mira = mira.again(server.port());
        mira.command("open", table);
        settle();
        time.pass(10 * GRACE);
        settle();

        assertThat(hostAsStored(mira)).isEqualTo(mira.id);
    }

    @Test
    void nobody_takes_over_who_is_not_here_either() {
        jon.command("close", table);
        mira.close();
        try (TestClient watcher = TestClient.watcher(server.port())) {
            watcher.command("open", table);
            settle();
            time.pass(10 * GRACE);
            settle();
        }
        assertThat(hostAsStored(jon)).isEqualTo(mira.id);
        jon.command("open", table);
        settle();
        time.pass(GRACE);
        awaitHost(jon);
    }

    /** Asked of the disk itself: to ask the house with the token would be to use it. */
    private long guestsKept() throws SQLException {
        try (Connection disk = disk();
                Statement statement = disk.createStatement();
                ResultSet row = statement.executeQuery("select count(*) from guest")) {
            return row.getLong(1);
        }
    }

    @Test
    void guests_nobody_has_been_for_long_are_forgotten_unless_they_sit_at_a_table() throws SQLException {
        TestClient.join(server.port(), "Ada").close();
        TestClient back = TestClient.join(server.port(), "Bea");
        time.leap(Patience.DEFAULT.finished().toMillis() / 2);
        assertThat(back.call("GET", "/api/me", null).statusCode()).isEqualTo(200);
        assertThat(guestsKept()).isEqualTo(4);
        pass(Patience.DEFAULT.finished().dividedBy(2));

        long until = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (guestsKept() > 3) {
            if (System.nanoTime() > until) throw new AssertionError("everybody is still there");
            LockSupport.parkNanos(Duration.ofMillis(200).toNanos());
        }
        assertThat(back.call("GET", "/api/me", null).statusCode()).isEqualTo(200);
        assertThat(mira.call("GET", "/api/me", null).statusCode()).isEqualTo(200);
        back.close();
    }

    private boolean isThere(String id) {
        int status = jon.call("GET", "/api/tables/" + id, null).statusCode();
        assertThat(status).isIn(200, 404);
        return status == 200;
    }

    /** A table that has something to do just when the house looks around is left until it looks again. */
    private void awaitGone(String id) {
        long until = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (isThere(id)) {
            if (System.nanoTime() > until) throw new AssertionError("table " + id + " is still there");
            LockSupport.parkNanos(Duration.ofMillis(200).toNanos());
            time.leap(HOUR);
        }
    }

    private void pass(Duration whole) {
        time.leap(whole.toMillis() + HOUR);
    }

    @Test
    void a_table_that_never_started_is_cleared_out_and_one_somebody_is_at_is_not() {
        String forgotten = mira.table(TABLE);
        mira.command("open", forgotten);
        mira.command("close", forgotten);
        pass(Patience.DEFAULT.unstarted());

        awaitGone(forgotten);
        assertThat(isThere(table)).isTrue();
        JsonNode answer = mira.command("open", forgotten);
        assertThat(answer.get("say").get("key").stringValue()).isEqualTo("table.unknown");
    }

    @Test
    void a_game_that_was_begun_is_kept_much_longer() {
        start();
        String begun = table;
        String other = jon.table(TABLE);
        jon.command("open", other);
        mira.command("close", begun);
        jon.command("close", begun);
        pass(Patience.DEFAULT.unstarted().multipliedBy(2));
        assertThat(isThere(begun)).isTrue();

        pass(Patience.DEFAULT.unfinished());
        awaitGone(begun);
        assertThat(isThere(other)).isTrue();
    }
}
