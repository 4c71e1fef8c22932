package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Taking moves back after others have acted: they are asked. */
class UndoTest extends TwoAtATable {
    private static final long ANSWER_WITHIN = 20_000;
    private static final int THOUGHT = 3_000;

    @Override
    String wish() {
        return "{\"game\":\"tiny-bids\",\"seats\":2}";
    }

    @BeforeEach
    void bothHaveBid() {
        mira.command("start", table);
        mira.lastUpdate(table);
        jon.lastUpdate(table);
        time.pass(THOUGHT);
        bids(mira, 0, 2);
        bids(jon, 0, 1);
        jon.awaitUpdate(table, u -> u.toString().contains("\"type\":\"sold\""));
    }

    private JsonNode bids(TestClient who, int round, int coins) {
        return who.command(
                "move",
                table,
                "\"decision\":\"round-" + round + "\"",
                "\"move\":{\"type\":\"bid\",\"coins\":" + coins + "}");
    }

    private static void done(JsonNode answer) {
        assertThat(answer.get("ok").booleanValue()).as("%s", answer).isTrue();
    }

    private static void refused(JsonNode answer, String key) {
        assertThat(answer.get("ok").booleanValue()).as("%s", answer).isFalse();
        assertThat(answer.get("say").get("key").stringValue()).isEqualTo(key);
    }

    private static JsonNode asked(TestClient who) {
        return who.await(frame -> TestClient.type(frame, "table")
                && !frame.get("table").get("asked").isNull());
    }

    private JsonNode answers(TestClient who, boolean agree) {
        return who.command("answer-back", table, "\"agree\":" + agree);
    }

    @Test
    void everything_is_held_while_the_others_think_about_it() {
        done(mira.command("ask-back", table));

        JsonNode told = asked(jon);
        JsonNode asked = told.get("table").get("asked");
        assertThat(asked.get("seat").intValue()).isZero();
        assertThat(asked.get("must").toString()).isEqualTo("[1]");
        assertThat(asked.get("seen").booleanValue()).as("the bids lay open").isTrue();
        assertThat(asked.get("left").longValue()).isEqualTo(ANSWER_WITHIN);
        assertThat(told.get("you").get("stays").intValue())
                .as("only the deal stays")
                .isZero();
        refused(bids(jon, 1, 0), "table.held");
        refused(mira.command("ask-back", table), "table.held");
        refused(mira.command("pause", table), "table.held");
        assertThat(left()).as("no clock runs").isEqualTo(left());
    }

    @Test
    void what_all_agree_on_is_undone_for_everybody_and_the_log_says_that_it_was_seen() {
        done(mira.command("ask-back", table));
        done(answers(jon, true));

        JsonNode back = jon.awaitUpdate(table, u -> u.toString().contains("went-back-knowing"));
        assertThat(back.get("view").get("round").intValue()).isZero();
        assertThat(back.get("undone").toString())
                .as("all but the question and its answer")
                .isEqualTo("[1,2,3]");
        assertThat(back.get("view").get("scores").toString()).isEqualTo("[0,0]");
        assertThat(back.get("owes").toString()).isEqualTo("[0,1]");
        done(bids(mira, 0, 1));
        done(bids(jon, 0, 3));
        mira.awaitUpdate(table, u -> u.get("view").get("round").intValue() == 1);
    }

    @Test
    void who_comes_later_is_told_what_no_longer_counts() {
        done(mira.command("ask-back", table));
        done(answers(jon, true));
        jon.awaitUpdate(table, u -> u.toString().contains("went-back-knowing"));

        int heard = jon.frames().size();
        jon.command("open", table, "\"since\":0");
        JsonNode all = jon.await(heard, frame -> TestClient.type(frame, "update"));

        assertThat(all.get("events")).hasSize(5);
        assertThat(all.get("undone").toString()).isEqualTo("[1,2,3]");
    }

    @Test
    void clocks_are_given_back_but_not_the_time_that_was_thought_before() {
        long full = 8_000;
        time.pass(500);
        done(mira.command("ask-back", table));
        time.pass(2_000);
        done(answers(jon, true));
        jon.awaitUpdate(table, u -> u.toString().contains("went-back-knowing"));

        assertThat(left()).isEqualTo(full - THOUGHT);
        server.close();
        reopen();
        assertThat(left()).as("also after a restart").isEqualTo(full - THOUGHT);
    }

    @Test
    void a_move_that_the_others_let_stand_is_not_asked_about_again() {
        done(mira.command("ask-back", table));
        done(answers(jon, false));

        jon.awaitUpdate(table, u -> u.toString().contains("let-stand"));
        refused(mira.command("ask-back", table), "take-back.stands");
        server.close();
        reopen();
        refused(mira.command("ask-back", table), "take-back.stands");
        done(bids(jon, 1, 0));
    }

    @Test
    void silence_means_that_it_stands_and_who_asked_may_let_it_stand() {
        done(mira.command("ask-back", table));
        refused(answers(mira, true), "take-back.not-asked");
        time.pass(ANSWER_WITHIN);
        mira.awaitUpdate(table, u -> u.toString().contains("let-stand"));

        done(jon.command("ask-back", table));
        done(answers(jon, false));
        done(bids(jon, 1, 0));
        refused(answers(jon, false), "take-back.not-asked");
    }

    @Test
    void nobody_prolongs_the_question_by_coming_and_going() {
        done(mira.command("ask-back", table));
        asked(mira);
        time.pass(ANSWER_WITHIN - 1);
        done(jon.command("leave", table));
        done(jon.command("come-back", table));
        time.pass(1);
        mira.awaitUpdate(table, u -> u.toString().contains("let-stand"));
    }

    @Test
    void the_question_outlives_a_restart() {
        done(mira.command("ask-back", table));
        server.close();
        reopen();
        jon.command("open", table);
        asked(jon);
        refused(bids(jon, 1, 0), "table.held");
        done(answers(jon, true));
        jon.awaitUpdate(table, u -> u.toString().contains("went-back-knowing"));
    }

    @Test
    void bots_agree_at_once() {
        String alone = mira.table(
                "{\"game\":\"tiny-bids\",\"seats\":2,\"bots\":{\"1\":\"random\"},\"start\":true,\"options\":{\"clock\":false}}");
        mira.command("open", alone);
        mira.command("move", alone, "\"decision\":\"round-0\"", "\"move\":{\"type\":\"bid\",\"coins\":1}");
        time.pass(1_000);
        mira.awaitUpdate(alone, u -> u.get("view").get("round").intValue() == 1);

        done(mira.command("ask-back", alone));

        JsonNode back = mira.awaitUpdate(alone, u -> u.toString().contains("went-back-knowing"));
        assertThat(back.get("view").get("round").intValue()).isZero();
    }

    @Test
    void a_table_may_ask_nobody_or_take_nothing_back() {
        for (String[] rule :
                List.of(new String[] {"free", "take-back.free-only"}, new String[] {"never", "take-back.never"})) {
            table = mira.seated(
                    jon, "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"takingBack\":\"" + rule[0] + "\"}}");
            mira.command("start", table);
            mira.lastUpdate(table);
            bids(mira, 0, 2);
            bids(jon, 0, 1);
            jon.awaitUpdate(table, u -> u.get("view").get("round").intValue() == 1);
            refused(mira.command("ask-back", table), rule[1]);
        }
    }
}
