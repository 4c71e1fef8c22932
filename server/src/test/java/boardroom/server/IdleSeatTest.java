package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Where an idle seat endangers all, a bot sits in for who lets the clock run out twice running, until they come back. */
class IdleSeatTest extends TwoAtATable {
    private static final int SECOND = 1_000;
    private static final int ROUND = 9;

    @Override
    String wish() {
        return "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"headStart\":1,\"rounds\":20}}";
    }

    @BeforeEach
    void deal() {
        mira.command("start", table);
        mira.lastUpdate(table);
        settle(mira);
    }

    private void bids(TestClient who, int round) {
        who.command("move", table, "\"decision\":\"round-" + round + "\"", "\"move\":{\"type\":\"bid\",\"coins\":0}");
        settle(mira);
    }

    /** Mira bids in this round; Jon's clock runs out. */
    private void jonSleepsThrough(int round) {
        bids(mira, round);
        for (int second = 0; second < ROUND; second++) {
            time.pass(SECOND);
            settle(mira);
        }
        mira.awaitUpdate(table, u -> u.get("view").get("round").intValue() == round + 1);
        settle(mira);
    }

    private boolean aBotSatIn() {
        return mira.frames().stream().anyMatch(frame -> frame.contains("\"type\":\"bot-sat-in\""));
    }

    @Test
    void after_two_rounds_slept_through_a_bot_sits_in_and_leaves_when_the_person_comes_back() {
        jonSleepsThrough(0);
        assertThat(aBotSatIn()).isFalse();
        jonSleepsThrough(1);
        mira.await(frame -> frame.toString().contains("\"bot\":\"strong."));
        mira.await(frame -> frame.toString().contains("\"type\":\"bot-sat-in\""));

        assertThat(jon.command("come-back", table).get("ok").booleanValue()).isTrue();
        jonSleepsThrough(2);
        jon.await(frame -> frame.toString().contains("\"type\":\"person-came-back\""));
    }

    @Test
    void who_answers_in_between_is_not_idle() {
        jonSleepsThrough(0);
        bids(mira, 1);
        bids(jon, 1);
        jonSleepsThrough(2);
        assertThat(aBotSatIn()).isFalse();
    }
}
