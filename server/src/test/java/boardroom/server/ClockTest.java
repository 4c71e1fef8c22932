package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Bot;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The clock and the bots of a table, by a time that the test holds in its hand. */
class ClockTest extends TwoAtATable {
    private static final int CLOCK = 8_000;
    private static final int REVEAL = 1_000;
    private static final int BOT_QUICKEST = 400;
    private static final int BOT_SLOWEST = 900;
    private static final long A_DAY = 86_400_000;

    @Override
    List<Bot> bots() {
        return quickBots();
    }

    @Override
    String wish() {
        return "{\"game\":\"tiny-bids\",\"seats\":2}";
    }

    @BeforeEach
    void deal() {
        mira.command("start", table);
        mira.lastUpdate(table);
        jon.lastUpdate(table);
    }

    private void settle() {
        settle(mira);
    }

    private void pass(long millis) {
        time.pass(millis);
        settle();
    }

    private static boolean calls(JsonNode frame, String name) {
        return TestClient.type(frame, "call") && name.equals(frame.get("name").stringValue());
    }

    private long heard(String what) {
        return mira.frames().stream().filter(frame -> frame.contains(what)).count();
    }

    private void bid(TestClient who) {
        who.command("move", table, "\"decision\":\"round-0\"", "\"move\":{\"type\":\"bid\",\"coins\":2}");
        settle();
    }

    @Test
    void going_once_going_twice_sold() {
        bid(mira);

        pass(CLOCK / 2 - 1);
        assertThat(heard("\"type\":\"call\"")).isZero();
        pass(1);
        mira.await(f -> calls(f, "going-once"));
        pass(CLOCK / 4);
        jon.await(f -> calls(f, "going-twice"));
        pass(CLOCK / 4 - 1);
        assertThat(heard("sold")).isZero();
        pass(1);

        JsonNode sold = jon.awaitUpdate(table, u -> u.toString().contains("\"type\":\"sold\""));
        assertThat(sold.get("events").toString()).as("who was late bid nothing").contains("\"bids\":[2,0]");
        assertThat(sold.get("clock").get("key").stringValue()).isEqualTo("round-1");
        assertThat(sold.get("clock").get("startsIn").longValue()).isEqualTo(REVEAL);
        assertThat(heard("\"type\":\"call\"")).as("each call once").isEqualTo(2);
    }

    @Test
    void a_pause_stops_the_clock_and_going_on_gives_it_what_was_left() {
        pass(CLOCK / 4);
        mira.command("pause", table);
        settle();
        time.leap(A_DAY);
        settle();
        JsonNode paused = mira.awaitUpdate(table, u -> u.toString().contains("\"paused\""));
        assertThat(heard("\"type\":\"call\"") + heard("sold")).isZero();
        assertThat(paused.get("clock").get("running").booleanValue()).isFalse();
        assertThat(left()).isEqualTo(CLOCK - CLOCK / 4);

        mira.command("resume", table);
        settle();
        pass(CLOCK - CLOCK / 4 - 1);
        assertThat(heard("sold")).isZero();
        pass(1);
        mira.awaitUpdate(table, u -> u.toString().contains("\"type\":\"sold\""));
    }

    @Test
    void the_time_the_house_was_closed_does_not_count() {
        pass(CLOCK / 4);
        server.close();
        time.leap(A_DAY);
        reopen();

        assertThat(left()).isEqualTo(CLOCK - CLOCK / 4);
        pass(CLOCK / 4);
        mira.await(f -> calls(f, "going-once"));
        pass(CLOCK / 4);
        mira.await(f -> calls(f, "going-twice"));
        pass(CLOCK / 4);
        mira.awaitUpdate(table, u -> u.toString().contains("\"type\":\"sold\""));
    }

    @Test
    void a_bot_answers_after_the_pause_its_game_gives_it() {
        jon.command("leave", table);
        mira.command("sit-in", table, "\"seat\":1");
        settle();
        pass(BOT_QUICKEST - 1);
        assertThat(heard("\"type\":\"sealed\"")).isZero();
        pass(BOT_SLOWEST - BOT_QUICKEST + 1);
        mira.awaitUpdate(table, u -> u.toString().contains("\"type\":\"sealed\""));

        bid(mira);
        mira.awaitUpdate(table, u -> u.get("view").get("round").intValue() == 1);
        settle();
        long sealed = heard("\"type\":\"sealed\"");
        pass(REVEAL + 2 * BOT_QUICKEST - 1);
        assertThat(heard("\"type\":\"sealed\""))
                .as("not before what is shown, and a longer pause")
                .isEqualTo(sealed);
        pass(2 * (BOT_SLOWEST - BOT_QUICKEST) + 1);
        mira.awaitLatest(table, u -> u.get("view").get("sealed").toString().equals("[1]"));
    }

    @Test
    void a_bot_does_not_move_while_the_table_is_paused() {
        jon.command("leave", table);
        mira.command("sit-in", table, "\"seat\":1");
        mira.command("pause", table);
        settle();
        time.leap(A_DAY);
        settle();
        assertThat(heard("\"type\":\"sealed\"")).isZero();

        mira.command("resume", table);
        settle();
        pass(BOT_SLOWEST);
        mira.awaitUpdate(table, u -> u.toString().contains("\"type\":\"sealed\""));
    }
}
