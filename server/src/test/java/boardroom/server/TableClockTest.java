package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import boardroom.engine.Bot;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** The clock a table chooses, in the same words for every game. */
class TableClockTest extends TwoAtATable {
    private static final long CLOCK = 8_000;
    private static final long REVEAL = 1_000;
    private static final long A_DAY = 86_400_000;

    @Override
    List<Bot> bots() {
        return quickBots();
    }

    @Override
    String wish() {
        return "{\"game\":\"tiny-bids\",\"seats\":2}";
    }

    private void choose(String options) {
        done(mira.command("set-up", table, "\"options\":{" + options + "}"));
    }

    private void deal() {
        done(mira.command("start", table));
        mira.lastUpdate(table);
        jon.lastUpdate(table);
    }

    private void playBy(String clock) {
        choose("\"tableClock\":\"" + clock + "\"");
        deal();
    }

    private JsonNode now() {
        return TestClient.json(mira.call("GET", "/api/tables/" + table, null));
    }

    private void bid(TestClient who, int round) {
        done(who.command(
                "move", table, "\"decision\":\"round-" + round + "\"", "\"move\":{\"type\":\"bid\",\"coins\":1}"));
    }

    private static void done(JsonNode answer) {
        assertThat(answer.get("ok").booleanValue()).as("%s", answer).isTrue();
    }

    private static void refused(JsonNode answer, String key) {
        assertThat(answer.get("ok").booleanValue()).as("%s", answer).isFalse();
        assertThat(answer.get("say").get("key").stringValue()).isEqualTo(key);
    }

    private void jonIsGone() {
        int heard = mira.frames().size();
        jon.close();
        mira.await(
                heard,
                f -> TestClient.type(f, "table")
                        && !f.get("table").get("seats").get(1).get("connected").booleanValue());
        settle(mira);
    }

    @ParameterizedTest
    @CsvSource({"relaxed,12000", "normal,8000", "brisk,4800", "days,86400000", "days3,259200000"})
    void every_clock_gives_its_time(String clock, long millis) {
        playBy(clock);
        assertThat(left()).isEqualTo(millis);
        time.leap(millis - 1);
        settle(mira);
        assertThat(mira.lastUpdate(table).get("view").get("round").intValue()).isZero();

        time.leap(1);

        mira.awaitUpdate(table, u -> u.get("view").get("round").intValue() == 1);
    }

    @Test
    void without_a_clock_none_runs() {
        playBy("none");
        assertThat(mira.lastUpdate(table).get("clock").isNull()).isTrue();
        time.leap(10 * A_DAY);
        settle(mira);
        assertThat(mira.lastUpdate(table).get("view").get("round").intValue()).isZero();
    }

    @Test
    void by_days_also_what_has_no_clock_of_its_own_gets_one_and_each_decision_anew() {
        choose("\"tableClock\":\"days\",\"clock\":false");
        deal();
        assertThat(left()).isEqualTo(A_DAY);
        time.leap(A_DAY / 2);
        bid(mira, 0);
        assertThat(left()).isEqualTo(A_DAY / 2);
        bid(jon, 0);
        assertThat(left()).isEqualTo(A_DAY);
        JsonNode clock = mira.lastUpdate(table).get("clock");
        assertThat(clock.get("seats").toString()).isEqualTo("[0,1]");
        assertThat(clock.get("calls")).isEmpty();
    }

    @Test
    void by_days_the_list_of_my_tables_tells_the_clock() {
        playBy("days");
        time.leap(A_DAY / 4);
        JsonNode mine = TestClient.json(jon.call("GET", "/api/tables", null))
                .get("mine")
                .get(0);
        assertThat(mine.get("clock").get("left").longValue()).isEqualTo(A_DAY * 3 / 4);
        assertThat(mine.get("clock").get("seats").toString()).isEqualTo("[0,1]");
    }

    @Test
    void by_days_nobody_is_replaced_for_closing_the_page_for_a_day() {
        playBy("days");
        jonIsGone();
        assertThat(now().get("seats").get(1).get("sitsIn").isNull()).isTrue();
        refused(mira.command("sit-in", table, "\"seat\":1", "\"bot\":\"random\""), "seat.by-days");
        time.leap(A_DAY / 2);
        refused(mira.command("remove", table, "\"seat\":1"), "seat.by-days");
        bid(mira, 0);
        assertThat(now().get("seats").get(1).get("away").booleanValue()).isFalse();

        time.leap(A_DAY / 2);

        mira.awaitUpdate(table, u -> u.get("view").get("round").intValue() == 1);
        assertThat(now().get("seats").get(1).get("away").booleanValue()).isFalse();
    }

    private JsonNode chair(int seat) {
        return now().get("seats").get(seat);
    }

    /** This one bids; the other's clock runs out. */
    private void aDayPasses(TestClient who, int round) {
        bid(who, round);
        time.leap(A_DAY + REVEAL);
        who.awaitUpdate(table, u -> u.get("view").get("round").intValue() == round + 1);
        settle(who);
    }

    private void jonDeserts() {
        choose("\"tableClock\":\"days\",\"rounds\":20");
        deal();
        jonIsGone();
        aDayPasses(mira, 0);
        assertThat(chair(1).get("away").booleanValue()).isFalse();
        aDayPasses(mira, 1);
        mira.awaitUpdate(table, u -> u.toString().contains("bot-sat-in"));
    }

    @Test
    void by_days_a_bot_plays_for_who_let_two_clocks_run_out_until_they_are_back() {
        jonDeserts();
        jon = jon.again(server.port());
        jon.command("open", table);
        mira.awaitUpdate(table, u -> u.toString().contains("person-came-back"));
        assertThat(chair(1).get("away").booleanValue()).isFalse();
    }

    @Test
    void by_days_who_only_looks_in_is_helped_after_one_more_clock_and_who_moves_after_two() {
        jonDeserts();
        jon = jon.again(server.port());
        jon.command("open", table);
        mira.awaitUpdate(table, u -> u.toString().contains("person-came-back"));
        aDayPasses(mira, 2);
        Patiently.until(() -> chair(1).get("away").booleanValue());
        jon.command("open", table);
        Patiently.until(() -> !chair(1).get("away").booleanValue());

        bid(jon, 3);
        bid(mira, 3);
        aDayPasses(mira, 4);

        assertThat(chair(1).get("away").booleanValue()).isFalse();
    }

    @Test
    void by_days_a_seat_is_given_away_after_four_days_also_by_a_house_that_was_closed() {
        jonDeserts();
        assertThat(chair(1).get("removableIn").longValue()).isEqualTo(2 * A_DAY);
        refused(mira.command("remove", table, "\"seat\":1"), "seat.by-days");
        server.close();
        reopen();
        mira.command("open", table);
        time.leap(2 * A_DAY - 1_000);
        refused(mira.command("remove", table, "\"seat\":1"), "seat.by-days");
        time.leap(1_000);

        done(mira.command("remove", table, "\"seat\":1"));

        assertThat(chair(1).get("gone").booleanValue()).isTrue();
    }

    @Test
    void by_days_the_seat_of_a_host_who_deserts_is_given_away_by_whoever_plays_on_and_hosts_from_then_on() {
        choose("\"tableClock\":\"days\",\"rounds\":20");
        deal();
        mira.close();
        aDayPasses(jon, 0);
        aDayPasses(jon, 1);
        jon.awaitUpdate(table, u -> u.toString().contains("bot-sat-in"));
        refused(jon.command("remove", table, "\"seat\":0"), "seat.by-days");
        time.leap(2 * A_DAY);
        settle(jon);

        done(jon.command("remove", table, "\"seat\":0"));

        JsonNode after = TestClient.json(jon.call("GET", "/api/tables/" + table, null));
        assertThat(after.get("host").stringValue()).isEqualTo(jon.id);
    }

    @Test
    void by_days_the_host_stays_host_with_the_page_closed() {
        playBy("days");
        String host = now().get("host").stringValue();
        done(mira.command("close", table));
        time.leap(A_DAY / 4);
        JsonNode after = TestClient.json(jon.call("GET", "/api/tables/" + table, null));
        assertThat(after.get("host").stringValue()).isEqualTo(host);
    }

    @Test
    void by_days_a_bot_may_sit_in_for_somebody_who_left() {
        playBy("days");
        done(jon.command("leave", table));
        done(mira.command("sit-in", table, "\"seat\":1"));
        mira.awaitUpdate(table, u -> u.toString().contains("bot-sat-in"));
        assertThat(mira.lastUpdate(table).get("owes").toString()).contains("0");
    }

    @Test
    void by_days_a_restart_keeps_the_clock_and_closed_time_does_not_count() {
        playBy("days");
        time.leap(A_DAY / 2);
        bid(mira, 0);
        server.close();
        time.leap(3 * A_DAY);
        reopen();
        assertThat(left()).isCloseTo(A_DAY / 2, within(1_000L));
        assertThat(now().get("options").get("tableClock").stringValue()).isEqualTo("days");

        time.leap(A_DAY / 2 + 1_000);

        mira.awaitUpdate(table, u -> u.get("view").get("round").intValue() == 1);
    }

    @Test
    void by_days_the_table_is_not_cleared_out() {
        playBy("days3");
        mira.close();
        jon.close();
        for (int day = 0; day < 10; day++) time.leap(A_DAY);
        time.leap(Patience.DEFAULT.unfinished().toMillis());
        time.leap(4_000_000);

        mira = mira.again(server.port());
        assertThat(mira.call("GET", "/api/tables/" + table, null).statusCode()).isEqualTo(200);
    }

    @Test
    void by_days_the_others_have_a_day_to_say_whether_a_move_is_taken_back() {
        playBy("days");
        bid(mira, 0);
        bid(jon, 0);
        done(mira.command("ask-back", table));
        settle(mira);
        time.leap(A_DAY - 1);
        assertThat(now().get("asked").isNull()).isFalse();
        time.leap(1);
        settle(mira);
        assertThat(now().get("asked").isNull()).isTrue();
    }

    @Test
    void everybody_is_told_the_clock_and_only_the_host_chooses_it() {
        refused(jon.command("set-up", table, "\"options\":{\"tableClock\":\"days\"}"), "table.host-only");
        refused(mira.command("set-up", table, "\"options\":{\"tableClock\":\"weeks\"}"), "options.value");
        choose("\"tableClock\":\"brisk\"");
        jon.await(f -> TestClient.type(f, "table")
                && "brisk"
                        .equals(f.get("table").get("options").path("tableClock").stringValue("")));
        choose("\"tableClock\":\"normal\"");
        assertThat(now().get("options").has("tableClock")).isFalse();
    }

    @Test
    void the_rematch_takes_the_clock_over() {
        choose("\"tableClock\":\"days\",\"rounds\":1");
        deal();
        bid(mira, 0);
        bid(jon, 0);
        String next = mira.command("rematch", table).get("table").stringValue();
        JsonNode told = TestClient.json(mira.call("GET", "/api/tables/" + next, null));
        assertThat(told.get("options").get("tableClock").stringValue()).isEqualTo("days");
    }

    @Test
    void the_figures_of_every_clock_are_told() {
        JsonNode told = TestClient.json(mira.call("GET", "/api/games/tiny-bids/clocks", null));
        assertThat(told.get("clocks").get("none")).isEmpty();
        assertThat(told.get("clocks").get("brisk").get("longest").longValue()).isEqualTo(CLOCK * 60 / 100);
        assertThat(told.get("clocks").get("days3").get("shortest").longValue()).isEqualTo(3 * A_DAY);
        assertThat(told.get("absent").longValue())
                .isEqualTo(Patience.DEFAULT.absent().toMillis());
    }
}
