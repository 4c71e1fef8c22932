package boardroom.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is kept about people. */
@SuppressWarnings("NullAway.Init")
class SqlitePeopleTest {
    private Path folder;
    private Store store;

    @BeforeEach
    void open(@TempDir Path own) {
        folder = own;
        store = new SqliteStore(folder, CommitWatch.NONE);
        for (String id : List.of("mira", "jon", "ada"))
            store.addGuest(new GuestRow(id, id.toUpperCase(Locale.ROOT), 5), new TokenRow("of " + id, id, "", 5))
                    .join();
    }

    @AfterEach
    void close() {
        store.close();
    }

    private People people() {
        return store.people();
    }

    private void table(String id) {
        TableHead head = new TableHead(id, "CODE" + id, "tiny-bids", 1, 2, null, false, 10);
        store.putTable(TableRow.waiting(head, "{}", "mira", List.of(SeatRow.person("mira"), SeatRow.person("jon"))))
                .join();
    }

    private static FinishedGame won(String table, String winner, String loser) {
        return new FinishedGame(
                table,
                "tiny-bids",
                2,
                2,
                "people",
                50,
                true,
                List.of(new FinishedGame.Place(winner, 1, true), new FinishedGame.Place(loser, 2, false)));
    }

    @Test
    void every_device_has_a_token_of_its_own_and_the_oldest_makes_room() {
        people().addToken(new TokenRow("phone", "mira", "phone", 7), 2).join();
        assertThat(people().tokens("mira")).extracting(TokenRow::hash).containsExactly("phone", "of mira");

        people().useToken("of mira", 9).join();
        people().addToken(new TokenRow("tablet", "mira", "tablet", 9), 2).join();

        assertThat(people().tokens("mira")).extracting(TokenRow::hash).containsExactlyInAnyOrder("tablet", "of mira");
        assertThat(people().token("phone")).isNull();
        assertThat(people().tokens("jon")).hasSize(1);
        assertThat(store.guest("mira")).isEqualTo(new GuestRow("mira", "MIRA", 5, 9));
    }

    @Test
    void newer_words_replace_older_ones() {
        people().putWords("mira", "first", 5).join();
        people().putWords("mira", "second", 6).join();

        assertThat(people().guestByWords("second")).isEqualTo("mira");
        assertThat(people().guestByWords("first")).isNull();
        assertThat(people().wordsMade("mira")).isEqualTo(6);
        assertThat(people().wordsMade("jon")).isZero();
        assertThat(people().salt()).hasSizeGreaterThan(30);
    }

    @Test
    void a_game_is_counted_once_however_often_it_ends() {
        table("t1");
        people().count(won("t1", "mira", "jon")).join();
        people().count(won("t1", "mira", "jon")).join();
        store.close();
        store = new SqliteStore(folder, CommitWatch.NONE);
        people().count(won("t1", "mira", "jon")).join();

        assertThat(people().played("mira", 9)).hasSize(1);
        RatingRow mira = people().ratings("mira").getFirst();
        assertThat(mira.games()).isEqualTo(1);
        assertThat(mira.mu()).isCloseTo(1579.06, within(0.01));
        assertThat(people().ratings("jon").getFirst().mu()).isCloseTo(1420.94, within(0.01));
        assertThat(people().tallies("mira")).containsExactly(new TallyRow("tiny-bids", 2, 1, 1, 0, 0));
        assertThat(people().companions("mira", 3)).containsExactly(new CompanionRow("jon", "JON", 1, 1));
    }

    @Test
    void what_was_played_stays_when_the_table_is_cleared_out() {
        table("t1");
        people().count(won("t1", "mira", "jon")).join();
        assertThat(people().played("mira", 9).getFirst().kept()).isTrue();

        store.dropTable("t1").join();

        assertThat(people().played("mira", 9).getFirst().kept()).isFalse();
        assertThat(people().ratings("mira")).hasSize(1);
    }

    @Test
    void a_game_against_bots_changes_no_rating() {
        table("t1");
        people().count(new FinishedGame(
                        "t1", "tiny-bids", 3, 1, "bots", 50, false, List.of(new FinishedGame.Place("mira", 2, false))))
                .join();

        assertThat(people().ratings("mira")).isEmpty();
        assertThat(people().tallies("mira")).containsExactly(new TallyRow("tiny-bids", 3, 0, 0, 1, 0));
    }

    @Test
    void what_counts_as_neither_is_on_no_floor_and_no_companion_s_win() {
        for (String counted : List.of("screen", "changed")) {
            table(counted);
            FinishedGame won = won(counted, "mira", "jon");
            people().count(new FinishedGame(counted, won.game(), 2, 2, counted, won.at(), false, won.places()))
                    .join();
        }

        assertThat(people().played("mira", 9)).hasSize(2).allMatch(PlayedRow::won);
        assertThat(people().tallies("mira")).isEmpty();
        assertThat(people().companions("mira", 3)).isEmpty();
    }

    @Test
    void whoever_is_forgotten_leaves_nothing_and_takes_nothing_from_others() {
        table("t1");
        people().putWords("mira", "words", 5).join();
        people().count(won("t1", "mira", "jon")).join();

        people().forget("mira").join();

        assertThat(store.guest("mira")).isNull();
        assertThat(people().tokens("mira")).isEmpty();
        assertThat(people().guestByWords("words")).isNull();
        assertThat(people().played("mira", 9)).isEmpty();
        assertThat(people().ratings("mira")).isEmpty();
        assertThat(people().played("jon", 9)).hasSize(1);
        assertThat(people().companions("jon", 9)).isEmpty();
        table("t2");
        people().count(won("t2", "mira", "jon")).join();
        assertThat(people().played("mira", 9)).as("a game that ends later").isEmpty();
        assertThat(people().ratings("mira")).isEmpty();
    }

    @Test
    void the_tokens_of_a_database_from_before_keep_working() throws SQLException {
        store.close();
        try (Connection old = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(SqliteStore.FILE));
                Statement sql = old.createStatement()) {
            for (String table : List.of(
                    "film",
                    "talk",
                    "token",
                    "words",
                    "salt",
                    "played",
                    "rating",
                    "outcome",
                    "hidden",
                    "hook",
                    "delivery",
                    "imported")) sql.execute("drop table " + table);
            for (String index : List.of("game_table_open", "game_table_imported")) sql.execute("drop index " + index);
            for (String column : List.of(
                    "origin_table",
                    "origin_number",
                    "silent",
                    "counted",
                    "is_open",
                    "watching",
                    "filmed",
                    "salt",
                    "box_hash",
                    "pledge",
                    "imported")) sql.execute("alter table game_table drop column " + column);
            sql.execute("alter table seat drop column name");
            sql.execute("pragma user_version = 6");
        }
        store = new SqliteStore(folder, CommitWatch.NONE);

        assertThat(people().token("of mira")).isEqualTo(new TokenRow("of mira", "mira", "", 5));
    }

    @Test
    void guests_who_are_cleared_out_take_everything_with_them() {
        people().putWords("ada", "words", 5).join();
        store.dropGuests(6, 9).join();

        assertThat(store.guest("ada")).isNull();
        assertThat(people().token("of ada")).isNull();
        assertThat(people().guestByWords("words")).isNull();
    }
}
