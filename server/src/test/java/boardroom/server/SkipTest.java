package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Who only waits for bots need not wait for their pauses; people are never hurried. */
class SkipTest extends TwoAtATable {
    private static final int BOT_SLOWEST = 1_800;

    @Override
    String wish() {
        return "{\"game\":\"tiny-bids\",\"seats\":3,\"options\":{\"clock\":false}}";
    }

    @BeforeEach
    void dealWithABotInTheThirdSeat() {
        mira.command("seat-bot", table, "\"seat\":2", "\"bot\":\"greedy\"");
        mira.command("start", table);
        mira.lastUpdate(table);
    }

    private void bids(TestClient who, int round) {
        who.command("move", table, "\"decision\":\"round-" + round + "\"", "\"move\":{\"type\":\"bid\",\"coins\":1}");
    }

    private static void refused(JsonNode answer, String key) {
        assertThat(answer.get("ok").booleanValue()).isFalse();
        assertThat(answer.get("say").get("key").stringValue()).isEqualTo(key);
    }

    @Test
    void bots_answer_at_once_and_take_their_time_again_when_a_person_has_decided() {
        bids(mira, 0);
        bids(jon, 0);

        assertThat(mira.command("skip", table).get("ok").booleanValue()).isTrue();

        mira.awaitUpdate(table, u -> u.get("view").get("round").intValue() == 1);
        bids(mira, 1);
        bids(jon, 1);
        settle(mira);
        assertThat(mira.lastUpdate(table).get("view").get("round").intValue()).isEqualTo(1);
        time.pass(BOT_SLOWEST);
        mira.awaitUpdate(table, u -> u.get("view").get("round").intValue() == 2);
    }

    @Test
    void nobody_is_skipped_who_owes_a_move_and_is_a_person() {
        refused(mira.command("skip", table), "skip.yours");
        bids(mira, 0);

        JsonNode answer = mira.command("skip", table);

        refused(answer, "skip.people");
        assertThat(answer.get("text").stringValue()).contains("Jon");
        refused(jon.command("skip", table, "\"seat\":0"), "seat.not-yours");
    }

    @Test
    void a_paused_table_is_not_skipped() {
        bids(mira, 0);
        bids(jon, 0);
        mira.command("pause", table);

        refused(mira.command("skip", table), "table.paused");
    }
}
