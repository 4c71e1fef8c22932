package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** People first: where a game says so, a bot that owes the same decision leaves them the first word. */
class HeadStartTest extends TwoAtATable {
    private static final int HEAD_START = 3_000;
    private static final int BOT_SLOWEST = 900;

    @Override
    String wish() {
        return "{\"game\":\"tiny-bids\",\"seats\":3,\"options\":{\"headStart\":" + HEAD_START + "}}";
    }

    @BeforeEach
    void dealWithABotInTheThirdSeat() {
        mira.command("seat-bot", table, "\"seat\":2", "\"bot\":\"greedy\"");
        mira.command("start", table);
        mira.lastUpdate(table);
        settle(mira);
    }

    private void pass(long millis) {
        time.pass(millis);
        settle(mira);
    }

    private void bids(TestClient who) {
        who.command("move", table, "\"decision\":\"round-0\"", "\"move\":{\"type\":\"bid\",\"coins\":2}");
        settle(mira);
    }

    private long bidsHeard() {
        return mira.frames().stream()
                .filter(frame -> frame.contains("\"type\":\"sealed\""))
                .count();
    }

    @Test
    void a_bot_keeps_still_while_a_person_owes_the_same_and_has_time() {
        bids(mira);
        pass(HEAD_START - 1);
        assertThat(bidsHeard()).as("only Mira has bid").isEqualTo(1);

        pass(1);
        mira.awaitUpdate(table, u -> u.get("view").get("sealed").toString().equals("[0,2]"));
    }

    @Test
    void a_bot_answers_as_soon_as_no_person_owes_any_more() {
        bids(mira);
        bids(jon);
        pass(BOT_SLOWEST);
        mira.awaitUpdate(table, u -> u.get("view").get("round").intValue() == 1);
    }
}
