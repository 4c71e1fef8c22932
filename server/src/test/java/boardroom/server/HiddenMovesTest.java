package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What one does in secret shows nowhere in what another is told. */
@SuppressWarnings("NullAway.Init")
class HiddenMovesTest {
    private static final String NOTE = note("a note");
    private static final String DECISION = "\"decision\":\"round-0\"";

    private BoardroomServer server;
    private Path data;
    private TestClient mira;
    private TestClient jon;
    private String table;

    @BeforeEach
    void twoPeopleAtATable(@TempDir Path folder) {
        data = folder;
        server = BoardroomServer.start(TestServer.config(data));
        mira = TestClient.join(server.port(), "Mira");
        jon = TestClient.join(server.port(), "Jon");
        table = mira.dealt(jon, "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"clock\":false}}");
    }

    @AfterEach
    void goHome() {
        mira.close();
        jon.close();
        server.close();
    }

    private static String note(String text) {
        return "\"move\":{\"type\":\"note\",\"text\":\"" + text + "\"}";
    }

    private static int number(JsonNode answer) {
        return answer.get("number").intValue();
    }

    @Test
    void the_number_of_an_answer_counts_ones_own_commands_alone_also_after_a_restart() {
        int first = number(mira.commandWithId("m-1", "move", table, DECISION, NOTE));
        for (int i = 0; i < 5; i++) jon.command("move", table, DECISION, NOTE);
        int second = number(mira.commandWithId("m-2", "move", table, DECISION, NOTE));

        server.close();
        server = BoardroomServer.start(TestServer.config(data));
        mira = mira.again(server.port());
        int again = number(mira.commandWithId("m-2", "move", table, DECISION, NOTE));
        int third = number(mira.commandWithId("m-3", "move", table, DECISION, NOTE));

        assertThat(List.of(first, second, again, third)).containsExactly(1, 2, 2, 3);
    }

    @Test
    void taking_back_is_as_free_after_a_secret_of_somebody_else_as_before_and_leaves_that_secret_alone() {
        mira.command("move", table, DECISION, note("mine"));
        jon.command("move", table, DECISION, note("his"));
        int heard = mira.frames().size();
        jon.command("move", table, DECISION, note("his own"));

        assertThat(mira.frames()).as("nothing was told of it").hasSize(heard);
        assertThat(mira.command("take-back", table).get("ok").booleanValue()).isTrue();
        mira.awaitLatest(table, update -> !update.get("own").toString().contains("mine"));
        jon.awaitLatest(table, update -> update.get("own").toString().contains("\"his own\""));
        assertThat(jon.command("take-back", table).get("ok").booleanValue()).isTrue();
        jon.awaitLatest(table, update -> update.get("own").toString().contains("\"his\""));
    }
}
