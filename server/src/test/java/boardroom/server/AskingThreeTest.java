package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.server.tiny.TinyBids;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Three people, one of whom asks: what each answer, each silence and each chair given up comes to. */
class AskingThreeTest extends ThreeAtATable {
    @BeforeEach
    void allHaveBid() {
        deal(List.of(TinyBids.TITLE), "{\"game\":\"tiny-bids\",\"seats\":3,\"options\":{\"clock\":false}}");
        bids(mira, 0, 3);
        bids(jon, 0, 2);
        bids(ada, 0, 1);
        ada.awaitUpdate(table, u -> u.toString().contains("\"type\":\"sold\""));
    }

    private void bids(TestClient who, int round, int coins) {
        String move = "\"move\":{\"type\":\"bid\",\"coins\":" + coins + "}";
        done(who.command("move", table, "\"decision\":\"round-" + round + "\"", move));
    }

    private void stands() {
        settle();
        assertThat(asked().isNull()).isTrue();
        assertThat(mira.lastUpdate(table).get("view").get("round").intValue()).isOne();
    }

    private JsonNode wentBack() {
        return ada.awaitUpdate(table, u -> u.toString().contains("went-back-knowing"));
    }

    @Test
    void where_something_was_seen_everybody_must_agree_and_the_log_says_who_did() {
        done(mira.command("ask-back", table));
        assertThat(asked().get("must").toString()).isEqualTo("[1,2]");
        done(answers(jon, true));
        assertThat(asked().get("agreed").toString()).isEqualTo("[1]");
        done(answers(ada, true));

        JsonNode back = wentBack();
        assertThat(back.get("view").get("round").intValue()).isZero();
        assertThat(back.get("events").get(0).get("agreed").toString()).isEqualTo("[1,2]");
    }

    @Test
    void one_who_refuses_outweighs_one_who_agrees() {
        done(mira.command("ask-back", table));
        done(answers(jon, true));
        done(answers(ada, false));
        stands();
        refused(mira.command("ask-back", table), "take-back.stands");
    }

    @Test
    void one_who_says_nothing_outweighs_one_who_agrees() {
        done(mira.command("ask-back", table));
        done(answers(jon, true));
        time.pass(ANSWER_WITHIN - 1);
        assertThat(asked().isNull()).isFalse();
        time.pass(1);
        mira.awaitUpdate(table, u -> u.toString().contains("let-stand"));
        stands();
    }

    @Test
    void an_agreement_and_the_time_that_is_left_outlive_a_restart() {
        done(mira.command("ask-back", table));
        time.pass(15_000);
        done(answers(jon, true));
        reopen();

        assertThat(asked().get("agreed").toString()).isEqualTo("[1]");
        assertThat(asked().get("left").longValue()).isEqualTo(5_000);
        reopen();
        time.pass(5_000);
        mira.awaitUpdate(table, u -> u.toString().contains("let-stand"));
        done(jon.command("ask-back", table));
        done(answers(mira, true));
        reopen();
        done(answers(ada, true));
        wentBack();
    }

    @Test
    void a_host_who_seats_a_bot_for_somebody_does_not_agree_for_them() {
        int heard = mira.frames().size();
        ada.close();
        mira.await(
                heard,
                f -> TestClient.type(f, "table")
                        && !f.get("table").get("seats").get(2).get("connected").booleanValue());
        time.pass(Patience.DEFAULT.soonest().toMillis());
        done(mira.command("sit-in", table, "\"seat\":2"));

        done(mira.command("ask-back", table));
        assertThat(asked().get("must").toString()).isEqualTo("[1,2]");
        done(answers(jon, true));
        assertThat(asked().isNull()).as("Ada is still asked").isFalse();
        ada = ada.again(server.port());
        ada.command("open", table);
        done(answers(ada, false));
        stands();
    }

    @Test
    void who_gives_up_for_good_is_waited_for_no_longer() {
        done(mira.command("ask-back", table));
        done(answers(jon, true));
        done(ada.command("resign", table));
        assertThat(wentBack().get("events").get(0).get("agreed").toString()).isEqualTo("[1]");
        assertThat(asked().isNull()).isTrue();
    }

    @Test
    void the_question_of_somebody_who_gives_up_for_good_is_settled() {
        done(mira.command("ask-back", table));
        done(mira.command("resign", table));
        mira.awaitUpdate(table, u -> u.toString().contains("let-stand"));
        stands();
    }

    @Test
    void who_has_given_up_is_not_asked() {
        done(ada.command("resign", table));
        done(mira.command("ask-back", table));
        assertThat(asked().get("must").toString()).isEqualTo("[1]");
        done(answers(jon, true));
        wentBack();
    }

    @Test
    void who_withdraws_may_ask_once_more_and_no_oftener() {
        done(mira.command("ask-back", table));
        done(answers(mira, false));
        stands();
        reopen();
        done(mira.command("ask-back", table));
        done(answers(mira, false));
        stands();
        refused(mira.command("ask-back", table), "take-back.stands");
    }

    @Test
    void a_question_that_was_withdrawn_takes_its_agreements_along() {
        done(mira.command("ask-back", table));
        done(answers(jon, true));
        done(answers(mira, false));
        done(mira.command("ask-back", table));
        assertThat(asked().get("agreed").toString()).isEqualTo("[]");
        done(answers(ada, true));
        assertThat(asked().isNull()).isFalse();
        done(answers(jon, true));
        wentBack();
    }

    @Test
    void who_is_asked_does_not_depend_on_what_somebody_did_in_secret() {
        bids(mira, 1, 0);
        bids(jon, 1, 0);
        String note = "\"move\":{\"type\":\"note\",\"text\":\"nobody knows\"}";
        done(mira.command("ask-back", table));
        String without = asked().get("must").toString();
        done(answers(mira, false));
        done(ada.command("move", table, "\"decision\":\"round-1\"", note));
        done(mira.command("ask-back", table));
        assertThat(asked().get("must").toString())
                .as("all who may act are asked, whether they did or not")
                .isEqualTo(without)
                .isEqualTo("[1,2]");
        assertThat(asked().get("seen").booleanValue()).isFalse();
    }
}
