package boardroom.cli.soak;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.cli.bench.Address;
import boardroom.cli.bench.Calls;
import boardroom.engine.Json;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** A house that lies to its guests is found out. */
class ConversationTest {
    private static final String TABLE = "t1";
    private static final JsonNode MOVE = Json.MAPPER.createObjectNode().put("type", "pass");

    private final Notes notes = new Notes();
    private final Grounds grounds = new Grounds(
            new Plan(1, Duration.ofMinutes(1), 1, List.of("esop-wars")),
            new Calls(HttpClient.newHttpClient(), new Address(1)),
            notes);
    private final Conversation mira = new Conversation(grounds, "g1", "secret", "Mira");
    private final Told told = new Told("esop-wars");

    private Asked asks(Asked.Due due) {
        mira.turnTo(TABLE, 0, told);
        return mira.ask("move", Map.of("seat", 0, "decision", "lot-1", "move", MOVE), due);
    }

    /** The house says this; {@code @} stands for the id of what was asked. */
    private void says(Asked asked, String frame) {
        mira.hear(Json.MAPPER.readTree(frame.replace("@", asked.id).replace('\'', '"')));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            DONE    | 0 | {'type':'answer','id':'@','ok':true,'number':1}
            REFUSED | 0 | {'type':'answer','id':'@','ok':false,'say':{'key':'move.closed'},'text':'No.'}
            EITHER  | 0 | {'type':'answer','id':'@','ok':false,'say':{'key':'move.closed'},'text':'No.'}
            DONE    | 1 | {'type':'answer','id':'@','ok':false,'say':{'key':'move.not-now'},'text':'No.'}
            REFUSED | 1 | {'type':'answer','id':'@','ok':true,'number':1}
            EITHER  | 1 | {'type':'answer','id':'@','ok':true}
            EITHER  | 1 | {'type':'answer','id':'@','ok':false,'say':{'key':'move.closed'}}
            EITHER  | 1 | {'type':'answer','ok':false,'say':{'key':'move.closed'},'text':'No.'}
            EITHER  | 1 | {'type':'bye','say':{'key':'guest.unknown'},'text':'Who?'}
            """)
    void an_answer_that_can_not_be_is_wrong(Asked.Due due, int wrong, String frame) {
        says(asks(due), frame);

        assertThat(notes.found(Finding.Kind.WRONG)).as("%s", notes.findings()).isEqualTo(wrong);
    }

    @Test
    void what_was_said_twice_is_answered_the_same_and_not_more_often() {
        Asked asked = asks(Asked.Due.EITHER);
        asked.sent();
        says(asked, "{'type':'answer','id':'@','ok':true,'number':1}");
        says(asked, "{'type':'answer','id':'@','ok':true,'number':1}");
        assertThat(notes.isClean()).isTrue();

        says(asked, "{'type':'answer','id':'@','ok':true,'number':1}");
        assertThat(notes.found(Finding.Kind.WRONG)).as("a third answer").isEqualTo(1);
    }

    @Test
    void another_answer_to_the_same_is_wrong() {
        Asked asked = asks(Asked.Due.EITHER);
        asked.sent();
        says(asked, "{'type':'answer','id':'@','ok':true,'number':1}");
        says(asked, "{'type':'answer','id':'@','ok':true,'number':2}");

        assertThat(notes.found(Finding.Kind.WRONG)).isEqualTo(1);
    }

    @Test
    void a_refusal_counts_only_until_it_is_done_after_all() {
        Asked asked = asks(Asked.Due.EITHER);
        asked.sent();
        says(asked, "{'type':'answer','id':'@','ok':false,'say':{'key':'house.nothing-taken'},'text':'Later.'}");
        assertThat(told.wasRefused(new Told.Key("g1", asked.id))).isTrue();

        says(asked, "{'type':'answer','id':'@','ok':true,'number':1}");
        assertThat(told.wasRefused(new Told.Key("g1", asked.id))).isFalse();
        assertThat(told.done()).containsKey(new Told.Key("g1", asked.id));
    }

    @Test
    void a_table_that_is_gone_or_can_not_be_played_on_is_lost() {
        Asked asked = asks(Asked.Due.EITHER);
        says(asked, "{'type':'table','table':{'id':'t1','stage':'unreadable','paused':false},'you':{'seats':[0]}}");
        says(asked, "{'type':'gone','table':'t1','say':{'key':'table.deleted'},'text':'Gone.'}");

        assertThat(notes.found(Finding.Kind.LOST)).isEqualTo(2);
    }

    @Test
    void a_fault_in_the_log_is_found_unless_it_was_made_on_purpose() {
        new ServerLog("""
                12:00:00.000 INFO  BoardroomServer: open at port 1
                12:00:01.000 ERROR GroupCommit: nothing can be written: no room; 1 writes are in doubt
                12:00:02.000 ERROR Table: table t1 stopped
                """).judge(notes);

        assertThat(notes.findings())
                .extracting(Finding::sentence)
                .singleElement()
                .asString()
                .contains("t1 stopped");
    }

    @Test
    void memory_that_grows_by_more_than_a_seventh_and_some_megabytes_is_not_level() {
        long some = 60 << 20;

        assertThat(new HeapWatch.Thirds(some / 2, some, some + (16 << 20), 30).isLevel())
                .isTrue();
        assertThat(new HeapWatch.Thirds(some / 2, some, some + (18 << 20), 30).isLevel())
                .isFalse();
        assertThat(new HeapWatch.Thirds(some, some, some, 5).isKnown()).isFalse();
    }
}
