package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Bot;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** People who go without a word, give up, or hand the table over. */
class AbsenceTest extends TwoAtATable {
    private static final long ABSENT = Patience.DEFAULT.absent().toMillis();
    private static final long MORE = Patience.DEFAULT.more().toMillis();
    private static final long SOONEST = Patience.DEFAULT.soonest().toMillis();
    private static final long UNSEEN = Patience.DEFAULT.unseen().toMillis();
    private static final long PAUSE = Patience.DEFAULT.pause().toMillis();
    private static final long REMOVAL = Patience.DEFAULT.removal().toMillis();

    @Override
    List<Bot> bots() {
        return quickBots();
    }

    @Override
    String wish() {
        return "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"clock\":false}}";
    }

    @BeforeEach
    void deal() {
        mira.command("start", table);
        mira.lastUpdate(table);
        jon.lastUpdate(table);
    }

    private void jonIsGone() {
        int heard = mira.frames().size();
        jon.close();
        mira.await(heard, f -> isTable(f) && !chair(f, 1).get("connected").booleanValue());
        settle(mira);
    }

    private static boolean isTable(JsonNode frame) {
        return TestClient.type(frame, "table");
    }

    private static JsonNode chair(JsonNode frame, int seat) {
        return frame.get("table").get("seats").get(seat);
    }

    private JsonNode now() {
        return TestClient.json(mira.call("GET", "/api/tables/" + table, null));
    }

    private void done(JsonNode answer) {
        assertThat(answer.get("ok").booleanValue()).as("%s", answer).isTrue();
    }

    private static void refused(JsonNode answer, String key) {
        assertThat(answer.get("ok").booleanValue()).as("%s", answer).isFalse();
        assertThat(answer.get("say").get("key").stringValue()).isEqualTo(key);
    }

    @Test
    void somebody_who_is_gone_is_announced_then_a_bot_sits_in_and_gets_up_the_moment_they_return() {
        jonIsGone();
        assertThat(now().get("seats").get(1).get("sitsIn").longValue()).isEqualTo(ABSENT);
        time.pass(ABSENT - 1);
        settle(mira);
        assertThat(now().get("seats").get(1).get("away").booleanValue()).isFalse();

        time.pass(1);
        mira.awaitUpdate(table, u -> u.toString().contains("bot-sat-in"));
        jon = jon.again(server.port());
        jon.command("open", table);

        jon.awaitUpdate(table, u -> u.toString().contains("person-came-back"));
        assertThat(now().get("seats").get(1).get("away").booleanValue()).isFalse();
        done(jon.command("move", table, "\"decision\":\"round-0\"", "\"move\":{\"type\":\"bid\",\"coins\":1}"));
    }

    @Test
    void the_others_may_wait_longer_once() {
        jonIsGone();
        refused(mira.command("wait", table, "\"seat\":0"), "seat.not-awaited");
        done(mira.command("wait", table, "\"seat\":1"));
        refused(mira.command("wait", table, "\"seat\":1"), "seat.not-awaited");
        time.pass(MORE - 1);
        settle(mira);
        assertThat(now().get("seats").get(1).get("away").booleanValue()).isFalse();
        time.pass(1);
        mira.awaitUpdate(table, u -> u.toString().contains("bot-sat-in"));
    }

    @Test
    void nobody_sits_in_where_nobody_else_waits() {
        try (TestClient watcher = TestClient.watcher(server.port())) {
            watcher.command("open", table);
            jonIsGone();
            mira.close();
            watcher.await(f -> isTable(f) && !chair(f, 0).get("connected").booleanValue());
            int heard = watcher.frames().size();
            time.pass(2 * ABSENT);
            watcher.command("open", table);

            JsonNode told = watcher.await(heard, AbsenceTest::isTable);
            assertThat(chair(told, 0).get("away").booleanValue()).isFalse();
            assertThat(chair(told, 1).get("away").booleanValue()).isFalse();
        }
    }

    @Test
    void who_got_up_by_choice_comes_back_only_by_choice() {
        done(jon.command("leave", table));
        done(mira.command("sit-in", table, "\"seat\":1"));
        jon.command("open", table);
        settle(mira);
        assertThat(now().get("seats").get(1).get("away").booleanValue()).isTrue();
        done(jon.command("come-back", table));
    }

    @Test
    void who_resigns_has_no_way_back_and_a_bot_plays_to_the_end() {
        done(jon.command("resign", table));
        mira.awaitUpdate(table, u -> u.toString().contains("\"resigned\""));
        assertThat(now().get("seats").get(1).get("gone").booleanValue()).isTrue();
        refused(jon.command("come-back", table), "seat.gone");
        refused(jon.command("resign", table), "seat.gone");
        refused(mira.command("sit-in", table, "\"seat\":1", "\"bot\":\"random\""), "seat.gone");
        refused(
                jon.command("move", table, "\"decision\":\"round-0\"", "\"move\":{\"type\":\"bid\",\"coins\":1}"),
                "seat.left");
        server.close();
        reopen();
        jon.command("open", table);
        settle(mira);
        refused(jon.command("come-back", table), "seat.gone");
    }

    @Test
    void only_who_has_stayed_away_for_long_loses_the_seat() {
        refused(mira.command("remove", table, "\"seat\":1"), "seat.not-gone-long");
        refused(jon.command("remove", table, "\"seat\":0"), "table.host-only");
        jonIsGone();
        time.pass(REMOVAL - 1);
        refused(mira.command("remove", table, "\"seat\":1"), "seat.not-gone-long");
        time.pass(1);
        done(mira.command("remove", table, "\"seat\":1"));
        mira.awaitUpdate(table, u -> u.toString().contains("\"removed\""));
        refused(mira.command("remove", table, "\"seat\":1"), "seat.gone");
    }

    @Test
    void the_host_may_call_the_house_s_stand_in_soon_but_not_at_once_and_no_other_bot() {
        refused(mira.command("sit-in", table, "\"seat\":1"), "seat.present");
        jonIsGone();
        assertThat(now().get("seats").get(1).get("seatableIn").longValue()).isEqualTo(SOONEST);
        time.pass(SOONEST - 1);
        refused(mira.command("sit-in", table, "\"seat\":1"), "seat.just-gone");
        time.pass(1);
        refused(mira.command("sit-in", table, "\"seat\":1", "\"bot\":\"random\""), "seat.stand-in-only");
        done(mira.command("sit-in", table, "\"seat\":1"));
        assertThat(now().get("seats").get(1).get("bot").stringValue()).isEqualTo("greedy");
        assertThat(now().get("seats").get(1).get("seatableIn").isNull()).isTrue();
        refused(mira.command("sit-in", table, "\"seat\":1", "\"bot\":\"random\""), "seat.has-stand-in");
    }

    @Test
    void who_left_by_choice_is_not_waited_for_and_gets_no_other_stand_in_either() {
        done(jon.command("leave", table));
        assertThat(now().get("seats").get(1).get("seatableIn").longValue()).isZero();
        refused(mira.command("sit-in", table, "\"seat\":1", "\"bot\":\"random\""), "seat.stand-in-only");
        done(mira.command("sit-in", table, "\"seat\":1"));
        refused(mira.command("sit-in", table, "\"seat\":1", "\"bot\":\"random\""), "seat.has-stand-in");
    }

    @Test
    void a_pause_takes_nobody_s_seat() {
        jonIsGone();
        done(mira.command("pause", table));
        assertThat(now().get("seats").get(1).get("sitsIn").isNull()).isTrue();
        time.pass(2 * REMOVAL);
        refused(mira.command("remove", table, "\"seat\":1"), "table.paused");
        assertThat(now().get("seats").get(1).get("away").booleanValue()).isFalse();

        done(mira.command("resume", table));

        assertThat(now().get("seats").get(1).get("removableIn").longValue()).isEqualTo(REMOVAL);
        assertThat(now().get("seats").get(1).get("sitsIn").longValue()).isEqualTo(ABSENT);
        time.pass(REMOVAL - 1);
        refused(mira.command("remove", table, "\"seat\":1"), "seat.not-gone-long");
        time.pass(1);
        done(mira.command("remove", table, "\"seat\":1"));
    }

    @Test
    void nobody_is_missed_while_nobody_else_is_there() {
        try (TestClient watcher = TestClient.watcher(server.port())) {
            watcher.command("open", table);
            jonIsGone();
            time.pass(1_000);
            mira.close();
            watcher.await(f -> isTable(f) && !chair(f, 0).get("connected").booleanValue());
            time.pass(2 * REMOVAL);
            mira = mira.again(server.port());
            mira.command("open", table);
        }
        assertThat(now().get("seats").get(1).get("removableIn").longValue()).isEqualTo(REMOVAL - 1_000);
        refused(mira.command("remove", table, "\"seat\":1"), "seat.not-gone-long");
    }

    @Test
    void who_is_to_move_and_does_not_look_for_long_is_gone_and_back_the_moment_they_look() {
        jon.looks(false);
        settle(mira);
        time.pass(UNSEEN - 1);
        settle(mira);
        assertThat(now().get("seats").get(1).get("sitsIn").isNull()).isTrue();
        time.pass(1);
        mira.await(f -> isTable(f) && !chair(f, 1).get("sitsIn").isNull());
        assertThat(now().get("seats").get(1).get("sitsIn").longValue()).isEqualTo(ABSENT);
        assertThat(now().get("seats").get(1).get("connected").booleanValue()).isTrue();
        time.pass(ABSENT);
        mira.awaitUpdate(table, u -> u.toString().contains("bot-sat-in"));

        jon.looks(true);

        mira.awaitUpdate(table, u -> u.toString().contains("person-came-back"));
        assertThat(now().get("seats").get(1).get("away").booleanValue()).isFalse();
        assertThat(now().get("seats").get(1).get("removableIn").isNull()).isTrue();
    }

    @Test
    void who_looks_again_or_moves_in_time_is_not_gone() {
        jon.looks(false);
        settle(mira);
        time.pass(UNSEEN - 1);
        jon.looks(true);
        settle(mira);
        jon.looks(false);
        settle(mira);
        time.pass(UNSEEN - 1);
        settle(mira);
        assertThat(now().get("seats").get(1).get("sitsIn").isNull()).isTrue();
        done(jon.command("move", table, "\"decision\":\"round-0\"", "\"move\":{\"type\":\"bid\",\"coins\":1}"));
        time.pass(2 * UNSEEN);
        settle(mira);
        assertThat(now().get("seats").get(1).get("sitsIn").isNull()).isTrue();
    }

    @Test
    void the_host_pauses_but_not_for_ever() {
        refused(jon.command("pause", table), "table.host-only");
        refused(jon.command("resume", table), "table.host-only");
        done(mira.command("pause", table));
        assertThat(now().get("resumableIn").longValue()).isEqualTo(PAUSE);
        refused(jon.command("resume", table), "table.resumed-later");
        time.pass(PAUSE - 1);
        refused(jon.command("resume", table), "table.resumed-later");
        time.pass(1);
        done(jon.command("resume", table));
        assertThat(now().get("resumableIn").isNull()).isTrue();
    }

    @Test
    void the_host_hands_the_table_over_to_somebody_who_accepts() {
        refused(jon.command("offer-host", table, "\"seat\":0"), "table.host-only");
        refused(mira.command("offer-host", table, "\"seat\":0"), "host.cannot-have");
        refused(jon.command("answer-host", table, "\"accept\":true"), "host.not-offered");
        done(mira.command("offer-host", table, "\"seat\":1"));
        assertThat(now().get("offered").stringValue()).isEqualTo(jon.id);
        done(jon.command("answer-host", table, "\"accept\":false"));
        assertThat(now().get("host").stringValue()).isEqualTo(mira.id);

        done(mira.command("offer-host", table, "\"seat\":1"));
        done(jon.command("answer-host", table, "\"accept\":true"));

        assertThat(now().get("host").stringValue()).isEqualTo(jon.id);
        assertThat(now().get("offered").isNull()).isTrue();
        refused(mira.command("pause", table), "table.host-only");
    }
}
