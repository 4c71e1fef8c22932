package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Named.named;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import boardroom.bots.Reviewer;
import boardroom.engine.Act;
import boardroom.engine.Budget;
import boardroom.engine.Deal;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import boardroom.server.tiny.TinyBids;
import boardroom.server.tiny.TinyMove;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** After the end everybody may ask what it cost a seat; before it nobody hears a word of it. */
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
    void it_is_about_one_seat_whoever_asks_and_told_to_nobody_else() throws SQLException {
        mira.command("start", table);
        playsBadly(0);
        int heard = jon.frames().size();
        JsonNode review = mira.command("review", table).get("review");
        try (TestClient watcher = TestClient.join(server.port(), "Lea")) {
            assertThat(watcher.command("review", table, "\"seat\":0").get("review"))
                    .isEqualTo(review);
            assertThat(watcher.command("review", table, "\"seat\":1").get("ok").booleanValue())
                    .isTrue();
            refused(watcher.command("review", table, "\"seat\":2"), "seat.unknown");
        }

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
    void who_asks_while_it_is_thought_about_hears_of_it_too_also_when_the_first_is_gone() {
        mira.command("start", table);
        playsBadly(0);
        try (TestClient lea = TestClient.join(server.port(), "Lea");
                TestClient kim = TestClient.join(server.port(), "Kim")) {
            try (TestClient first = TestClient.join(server.port(), "Ann")) {
                first.send("{\"id\":\"r-1\",\"do\":\"review\",\"table\":\"" + table + "\",\"seat\":0}");
                lea.send("{\"id\":\"r-2\",\"do\":\"review\",\"table\":\"" + table + "\",\"seat\":0}");
            }

            JsonNode review = kim.command("review", table, "\"seat\":0").get("review");

            assertThat(review.get("costly").isEmpty()).isFalse();
            lea.await(frame ->
                    frame.has("review") && frame.get("id").stringValue().equals("r-2"));
        }
    }

    static Stream<Arguments> whoPlaysTheSeat() {
        return Stream.of(
                arguments(named("its person", List.of()), false),
                arguments(named("a bot that sat in", List.of(new Act.BotSatIn(0, "greedy"))), true),
                arguments(named("a bot, after giving up", List.of(new Act.Resigned(0, "greedy"))), true),
                arguments(named("a bot, after being removed", List.of(new Act.Removed(0, "greedy"))), true),
                arguments(
                        named(
                                "its person, who came back",
                                List.of(new Act.BotSatIn(0, "greedy"), new Act.PersonCameBack(0))),
                        false),
                arguments(named("its person; the other gave up", List.of(new Act.Resigned(1, "greedy"))), false));
    }

    @ParameterizedTest
    @MethodSource("whoPlaysTheSeat")
    void what_a_bot_decided_on_a_seat_is_nothing_its_person_did(List<Act> before, boolean isBot) {
        TinyBids game = (TinyBids) TinyBids.TITLE.open();
        List<Act> journal = new ArrayList<>(before);
        for (int round = 0; round < ROUNDS; round++)
            for (int seat = 0; seat < 2; seat++) journal.add(new Act.Moved(seat, new TinyMove.Bid(seat), ""));

        var reviewer = new Reviewer<>(
                game, new Deal(2, Options.of(game.box(), Map.of("clock", false)), 1), journal, 0, new Rng(1));
        while (reviewer.goesOn()) reviewer.step(Budget.iterations(1_000));

        assertThat(reviewer.costly().isEmpty()).isEqualTo(isBot);
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
