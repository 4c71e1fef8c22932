package boardroom.server;

import boardroom.bots.Bots;
import boardroom.engine.Bot;
import boardroom.engine.Title;
import boardroom.server.tiny.TinyBids;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Mira, the host, and Jon at a table, in a house whose time the test holds in its hand. */
@SuppressWarnings("NullAway.Init")
abstract class TwoAtATable {
    final HandTime time = new HandTime();
    Path data;
    BoardroomServer server;
    TestClient mira;
    TestClient jon;
    String table;

    /** The games of the house. */
    List<Title> titles() {
        return List.of(TinyBids.TITLE);
    }

    /** The bots of the house; the last of them sits in where no level does. */
    List<Bot> bots() {
        return Bots.all();
    }

    /** Bots that answer without much thought. */
    static List<Bot> quickBots() {
        return Bots.all().stream()
                .filter(bot -> Set.of("random", "greedy").contains(bot.id()))
                .toList();
    }

    /** The table they sit down at, as the host asks for it. */
    abstract String wish();

    @BeforeEach
    void sitDown(@TempDir Path folder) {
        data = folder;
        server = TestServer.start(data, titles(), bots(), time);
        mira = TestClient.join(server.port(), "Mira");
        jon = TestClient.join(server.port(), "Jon");
        table = mira.seated(jon, wish());
    }

    @AfterEach
    void goHome() {
        mira.close();
        jon.close();
        server.close();
    }

    /** The house opens again after it was closed, and both come back. */
    void reopen() {
        server = TestServer.start(data, titles(), bots(), time);
        mira = mira.again(server.port());
        jon = jon.again(server.port());
    }

    /** What the table had to do is done: its answer comes after it. */
    void settle(TestClient who) {
        who.command("preview", table, "\"move\":{}");
    }

    /** What is left on the clock, as Mira is told when she asks. */
    long left() {
        int heard = mira.frames().size();
        mira.command("open", table);
        JsonNode update = mira.await(heard, frame -> TestClient.type(frame, "update"));
        return update.get("clock").get("left").longValue();
    }

    /** Asks the disk itself. */
    Connection disk() throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + data.resolve("boardroom.db"));
    }

    /** Changes what lies on the disk, behind the back of the house. */
    void onDisk(String sql) throws SQLException {
        try (Connection disk = disk();
                Statement statement = disk.createStatement()) {
            statement.executeUpdate(sql);
        }
    }
}
