package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** After the end everybody may ask what it cost them, of their own seat alone; before it nobody hears a word of it. */
class ReviewTest extends TwoAtATable {
    private static final int ROUNDS = 4;

    @Override
    String wish() {
        return "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"clock\":false}}";
    }

    private static void refused(JsonNode answer, String key) {
        assertThat(answer.get("ok").booleanValue()).as("%s", answer).isFalse();
        assertThat(answer.get("say").get("key").stringValue()).isEqualTo(key);
    }

    private void bids(TestClient who, int round, int coins) {
        who.command(
                "move",
                table,
                "\"decision\":\"round-" + round + "\"",
                "\"move\":{\"type\":\"bid\",\"coins\":" + coins + "}");
    }

    /** Mira bids nothing for anything; Jon has it all for a coin each. */
    private void playsBadly(int from) {
        for (int round = from; round < ROUNDS; round++) {
            bids(mira, round, 0);
            bids(jon, round, 1);
        }
        mira.awaitUpdate(table, u -> !u.get("result").isNull());
    }

    @Test
    void the_decisions_that_cost_most_are_told_dearest_first() {
        mira.command("start", table);
        playsBadly(0);

        JsonNode review = mira.command("review", table).get("review");

        assertThat(review.get("unspent").isArray()).isTrue();
        JsonNode costly = review.get("costly");
        assertThat(costly.size()).isBetween(1, 3);
        double before = 1;
        for (JsonNode one : costly) {
            assertThat(one.get("cost").doubleValue()).isBetween(0.01, before);
            before = one.get("cost").doubleValue();
            assertThat(one.get("when").get("key").stringValue()).isEqualTo("review.in-round");
            assertThat(one.get("made").get("args").get("coins").intValue()).isZero();
            assertThat(one.get("best").get("args").get("coins").intValue()).isPositive();
            assertThat(one.get("why").get("key").stringValue()).isNotEmpty();
        }
    }

    @Test
    void nothing_of_it_is_told_before_the_end() {
        refused(mira.command("review", table), "table.not-over");
        mira.command("start", table);
        bids(mira, 0, 0);
        refused(mira.command("review", table), "table.not-over");
    }

    @Test
    void it_is_about_the_own_seat_alone_and_told_to_nobody_else() throws SQLException {
        mira.command("start", table);
        playsBadly(0);
        int heard = jon.frames().size();
        refused(mira.command("review", table, "\"seat\":1"), "seat.not-yours");
        try (TestClient watcher = TestClient.join(server.port(), "Lea")) {
            refused(watcher.command("review", table), "seat.none");
        }

        JsonNode review = mira.command("review", table).get("review");

        Set<Integer> hers = new HashSet<>();
        try (var disk = disk();
                var entries = disk.createStatement().executeQuery("select number, act from journal")) {
            while (entries.next()) if (entries.getString(2).contains("\"seat\":0")) hers.add(entries.getInt(1));
        }
        assertThat(hers).hasSize(ROUNDS);
        for (JsonNode one : review.get("costly"))
            assertThat(hers).contains(one.get("entry").intValue());
        settle(jon);
        assertThat(jon.frames().subList(heard, jon.frames().size())).noneMatch(frame -> frame.contains("review"));
    }

    @Test
    void what_was_taken_back_does_not_count() {
        mira.command("start", table);
        bids(mira, 0, 0);
        mira.command("take-back", table);
        bids(mira, 0, 1);
        bids(jon, 0, 0);
        playsBadly(1);

        for (JsonNode one : mira.command("review", table).get("review").get("costly"))
            assertThat(one.get("entry").intValue()).isNotEqualTo(1);
    }

    @Test
    void it_is_known_once_it_was_asked_for_and_found_again_after_a_restart() {
        mira.command("start", table);
        playsBadly(0);
        JsonNode first = mira.command("review", table).get("review");
        assertThat(mira.command("review", table).get("review")).isEqualTo(first);

        server.close();
        reopen();

        assertThat(mira.command("review", table).get("review").get("costly").isEmpty())
                .isFalse();
    }
}
