package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.bots.Bots;
import boardroom.bots.SearchBot;
import boardroom.engine.BoxReader;
import boardroom.engine.Budget;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import boardroom.server.tiny.TinyBids;
import boardroom.server.tiny.TinyMove;
import boardroom.server.tiny.TinyState;
import java.sql.SQLException;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Advice is for who has something to decide, one piece at a time; it leaves no trace and knows no secret. */
class AdviceRulesTest extends TwoAtATable {
    @Override
    String wish() {
        return "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"clock\":false,\"coach\":\"on\"}}";
    }

    @BeforeEach
    void deal() {
        mira.command("start", table);
        mira.lastUpdate(table);
        jon.lastUpdate(table);
    }

    private static void refused(JsonNode answer, String key) {
        assertThat(answer.get("ok").booleanValue()).isFalse();
        assertThat(answer.get("say").get("key").stringValue()).isEqualTo(key);
    }

    @Test
    void who_owes_a_move_is_told_what_an_expert_would_do_and_why() {
        JsonNode advice = mira.command("advise", table).get("advice");

        assertThat(advice.get("move").get("type").stringValue()).isEqualTo("bid");
        assertThat(advice.get("why").get("key").stringValue()).isNotEmpty();
        assertThat(advice.get("chance").doubleValue()).isBetween(0.0, 1.0);
        assertThat(advice.has("better")).isTrue();
        assertThat(advice.get("label").get("key").stringValue()).isNotEmpty();
        assertThat(advice.get("nextLabel").get("key").stringValue()).isNotEmpty();
        assertThat(advice.get("nextChance").doubleValue()).isBetween(0.0, 1.0);
    }

    @Test
    void advice_is_only_for_a_seat_of_mine_that_has_something_to_decide() {
        refused(mira.command("advise", table, "\"seat\":1"), "seat.not-yours");
        mira.command("move", table, "\"decision\":\"round-0\"", "\"move\":{\"type\":\"bid\",\"coins\":1}");
        refused(mira.command("advise", table), "move.not-now");
        mira.command("pause", table);
        refused(jon.command("advise", table), "table.paused");
    }

    @Test
    void advice_is_told_to_nobody_else_and_stands_in_no_journal() throws SQLException {
        int heard = jon.frames().size();

        JsonNode answer = mira.command("advise", table);

        assertThat(answer.has("number")).isFalse();
        settle(jon);
        assertThat(jon.frames().subList(heard, jon.frames().size())).noneMatch(frame -> frame.contains("advice"));
        try (var disk = disk();
                var entries = disk.createStatement().executeQuery("select count(*) from journal")) {
            assertThat(entries.getInt(1)).isZero();
        }
    }

    /** What the others hold and what comes next is something else, and the advice is the same. */
    @Test
    void advice_is_the_same_whatever_the_secrets_are() {
        TinyBids game = (TinyBids) TinyBids.TITLE.open(BoxReader.shipped("tiny-bids"));
        TinyState state = game.deal(new Deal(3, Options.of(game.box(), Map.of()), 5));
        game.play(state, 1, new TinyMove.Bid(2), Events.NONE);
        SearchBot expert = (SearchBot) Objects.requireNonNull(Bots.byId("expert"));
        for (long seed = 0; seed < 30; seed++) {
            TinyState other = state.copy();
            game.reshuffle(other, 0, new Rng(~seed));
            Budget budget = Budget.iterations(50);

            assertThat(expert.advise(game, other, 0, budget, new Rng(seed)))
                    .isEqualTo(expert.advise(game, state, 0, budget, new Rng(seed)));
        }
    }
}
