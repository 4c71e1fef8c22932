package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Json;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** People talk at a table: those who play, those who watch, each heard by whom it was meant for. */
class TalkTest extends TwoAtATable {
    private static final String NEXT = "\"move\":{\"type\":\"bid\",\"coins\":1}";

    @Override
    String wish() {
        return "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"clock\":false,\"rounds\":1}}";
    }

    private JsonNode says(TestClient who, String text) {
        return who.command("say", table, "\"text\":" + Json.MAPPER.writeValueAsString(text));
    }

    private static String refusal(JsonNode answer) {
        assertThat(answer.get("ok").booleanValue()).as("%s", answer).isFalse();
        return answer.get("say").get("key").stringValue();
    }

    private static List<JsonNode> heard(TestClient who) {
        List<JsonNode> lines = new ArrayList<>();
        for (String frame : who.frames())
            if (frame.startsWith("{\"type\":\"talk\""))
                Json.MAPPER.readTree(frame).get("lines").forEach(lines::add);
        return lines;
    }

    private static List<String> words(TestClient who) {
        return heard(who).stream()
                .map(line -> line.has("text")
                        ? line.get("text").stringValue()
                        : line.get("mood").stringValue())
                .toList();
    }

    /** What was told before the answer to a question has arrived with it. */
    private List<String> wordsNow(TestClient who) {
        who.command("open", table, "\"talked\":1000000");
        return words(who);
    }

    private void start() {
        assertThat(mira.command("start", table).get("ok").booleanValue()).isTrue();
    }

    private void playToTheEnd() {
        for (TestClient one : List.of(mira, jon)) one.command("move", table, "\"decision\":\"round-0\"", NEXT);
        mira.await(f -> TestClient.type(f, "table")
                && "over".equals(f.get("table").get("stage").stringValue()));
    }

    @Test
    void what_one_says_everybody_at_the_table_hears_once_with_who_said_it() {
        says(jon, "Who   deals?");
        mira.command("mood", table, "\"mood\":\"hurry\"");

        assertThat(wordsNow(mira)).containsExactly("Who deals?", "hurry");
        JsonNode line = heard(mira).getFirst();
        assertThat(line.get("n").intValue()).isEqualTo(1);
        assertThat(line.get("guest").stringValue()).isEqualTo(jon.id);
        assertThat(line.get("name").stringValue()).isEqualTo("Jon");
        assertThat(line.get("at").longValue()).isEqualTo(time.now());
        assertThat(wordsNow(jon)).containsExactly("Who deals?", "hurry");
    }

    @Test
    void a_line_sent_again_is_said_once_and_so_it_is_after_a_restart() {
        jon.commandWithId("same", "say", table, "\"text\":\"once\"");
        assertThat(jon.commandWithId("same", "say", table, "\"text\":\"once\"")
                        .get("ok")
                        .booleanValue())
                .isTrue();
        assertThat(refusal(jon.commandWithId("same", "say", table, "\"text\":\"other\"")))
                .isEqualTo("command.id-used");
        server.close();
        reopen();
        assertThat(jon.commandWithId("same", "say", table, "\"text\":\"once\"")
                        .get("ok")
                        .booleanValue())
                .isTrue();

        mira.command("open", table);
        assertThat(wordsNow(mira)).containsExactly("once");
    }

    @Test
    void who_talks_too_fast_is_told_so_moods_included_and_may_go_on_after_a_while() {
        for (int i = 0; i < 4; i++)
            assertThat(says(jon, "line " + i).get("ok").booleanValue()).isTrue();
        jon.command("mood", table, "\"mood\":\"phew\"");

        JsonNode sixth = says(jon, "line 6");
        assertThat(refusal(sixth)).isEqualTo("talk.too-fast");
        assertThat(sixth.get("text").stringValue()).isEqualTo("Slow down: 5 lines in 10 seconds are the most.");
        assertThat(refusal(jon.command("mood", table, "\"mood\":\"phew\""))).isEqualTo("talk.too-fast");
        assertThat(says(mira, "I was quiet").get("ok").booleanValue())
                .as("each has their own pace")
                .isTrue();
        time.pass(10_000);
        assertThat(says(jon, "line 7").get("ok").booleanValue()).isTrue();
        assertThat(wordsNow(mira)).doesNotContain("line 6").endsWith("I was quiet", "line 7");
    }

    @Test
    void only_the_host_closes_the_talk_and_closed_it_stays_after_a_restart() {
        assertThat(refusal(jon.command("talk", table, "\"open\":false"))).isEqualTo("table.host-only");
        says(jon, "before");
        mira.command("talk", table, "\"open\":false");
        assertThat(refusal(says(jon, "now"))).isEqualTo("talk.closed");
        assertThat(refusal(says(mira, "me too"))).isEqualTo("talk.closed");
        assertThat(refusal(jon.command("mood", table, "\"mood\":\"what\""))).isEqualTo("talk.closed");
        jon.await(
                f -> TestClient.type(f, "table") && !f.get("table").get("talk").booleanValue());

        server.close();
        reopen();
        assertThat(TestClient.json(mira.call("GET", "/api/tables", null))
                        .get("mine")
                        .get(0)
                        .get("talk")
                        .booleanValue())
                .isFalse();
        jon.command("open", table);
        assertThat(wordsNow(jon)).containsExactly("before");
        assertThat(refusal(says(jon, "now"))).isEqualTo("talk.closed");
        mira.command("talk", table, "\"open\":true");
        assertThat(says(jon, "again").get("ok").booleanValue()).isTrue();
    }

    @Test
    void those_who_watch_and_those_who_play_talk_apart_until_the_end() {
        try (TestClient lea = TestClient.join(server.port(), "Lea");
                TestClient nobody = TestClient.watcher(server.port())) {
            says(mira, "We begin");
            for (TestClient one : List.of(lea, nobody)) one.command("open", table);
            start();
            says(mira, "Only for Jon");
            says(lea, "Mira holds a nine");
            assertThat(refusal(nobody.command("say", table, "\"text\":\"me\""))).isEqualTo("guest.secret");

            assertThat(wordsNow(lea)).containsExactly("We begin", "Mira holds a nine");
            assertThat(wordsNow(nobody)).containsExactly("We begin", "Mira holds a nine");
            assertThat(wordsNow(jon)).containsExactly("We begin", "Only for Jon");
            try (TestClient late = TestClient.join(server.port(), "Late")) {
                late.command("open", table);
                assertThat(wordsNow(late)).containsExactly("We begin", "Mira holds a nine");
            }

            playToTheEnd();
            lea.await(f -> TestClient.type(f, "talk") && f.toString().contains("Only for Jon"));
            jon.await(f -> TestClient.type(f, "talk") && f.toString().contains("Mira holds a nine"));
            says(lea, "Well played");
            assertThat(wordsNow(jon)).endsWith("Well played");
        }
    }

    @Test
    void who_comes_back_hears_what_was_missed_and_nothing_twice() {
        says(jon, "one");
        jon.close();
        says(mira, "two");
        says(mira, "three");
        jon = jon.again(server.port());
        jon.command("open", table, "\"talked\":1");

        assertThat(wordsNow(jon)).containsExactly("two", "three");
    }

    @Test
    void who_comes_anew_hears_the_last_sixty_lines() {
        for (int i = 1; i <= 70; i++) {
            says(jon, "line " + i);
            time.pass(3_000);
        }
        try (TestClient late = TestClient.join(server.port(), "Late")) {
            late.command("open", table);
            assertThat(wordsNow(late)).hasSize(60).startsWith("line 11").endsWith("line 70");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"text\":null",
                "\"text\":7",
                "\"text\":[\"a\"]",
                "\"txt\":\"a\"",
                "\"text\":\"a\",\"side\":\"players\"",
                "\"text\":\"a\",\"guest\":\"somebody\""
            })
    void what_is_no_line_is_refused_and_nobody_hears_it(String fields) {
        assertThat(refusal(jon.command("say", table, fields))).isEqualTo("command.malformed");
        assertThat(wordsNow(mira)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"mood\":\"angry\"", "\"mood\":0", "\"mood\":null", "\"mood\":\"NICE\""})
    void there_are_six_moods_and_no_other(String fields) {
        assertThat(refusal(jon.command("mood", table, fields))).isEqualTo("command.malformed");
        assertThat(wordsNow(mira)).isEmpty();
    }

    @Test
    void hostile_text_is_told_as_it_can_be_read_and_as_nothing_else() {
        String hostile = "<script>alert(1)</script> \u202efdp.exe \u0007{name} ${1+1} '); drop table talk;--";
        says(jon, hostile);
        assertThat(refusal(says(jon, "\u202e\u200b"))).isEqualTo("talk.empty");
        assertThat(refusal(says(jon, "x".repeat(281)))).isEqualTo("talk.too-long");

        assertThat(wordsNow(mira))
                .containsExactly("<script>alert(1)</script> fdp.exe {name} ${1+1} '); drop table talk;--");
    }

    @Test
    void talk_dies_with_its_table() throws SQLException {
        says(jon, "soon gone");
        mira.close();
        jon.close();
        server.close();
        time.leap(400L * 24 * 60 * 60 * 1000);
        server = TestServer.start(data, titles(), time);
        time.pass(60 * 60 * 1000);

        Patiently.until(() -> count("select count(*) from game_table") == 0);
        assertThat(count("select count(*) from talk")).isZero();
    }

    private int count(String sql) {
        try (Connection disk = disk();
                Statement statement = disk.createStatement();
                ResultSet row = statement.executeQuery(sql)) {
            return row.getInt(1);
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }
}
