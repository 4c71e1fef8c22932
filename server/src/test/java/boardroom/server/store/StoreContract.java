package boardroom.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every store must pass. */
abstract class StoreContract {
    @SuppressWarnings("NullAway.Init")
    private Store store;

    /** The store under test; opened again after it was closed, it has kept everything. */
    abstract Store open();

    @BeforeEach
    void openIt() {
        store = open();
    }

    @AfterEach
    void closeIt() {
        store.close();
    }

    private void reopen() {
        store.close();
        store = open();
    }

    private static TableRow table(String id, String host, SeatRow... seats) {
        TableHead head = new TableHead(id, "CODE" + id, "tiny-bids", 1, 2, "{\"changed\":true}", true, 10);
        return TableRow.waiting(head, "{}", host, List.of(seats));
    }

    @Test
    void a_guest_is_found_by_id_and_by_the_hash_of_the_token_and_by_nothing_else() {
        store.addGuest(new GuestRow("mira", "Mira", 5), new TokenRow("hash", "mira", "phone", 5))
                .join();
        store.renameGuest("mira", "Mira B").join();
        reopen();

        assertThat(store.guest("mira")).isEqualTo(new GuestRow("mira", "Mira B", 5));
        assertThat(store.people().token("hash")).isEqualTo(new TokenRow("hash", "mira", "phone", 5));
        assertThat(store.people().token("mira")).isNull();
        assertThat(store.guest("hash")).isNull();
    }

    @Test
    void guests_nobody_uses_are_dropped_unless_they_sit_or_host_somewhere() {
        for (String id : List.of("idle", "busy", "seated", "host", "ended"))
            store.addGuest(new GuestRow(id, id, 5), new TokenRow("hash " + id, id, "", 5))
                    .join();
        store.people().useToken("hash busy", 20).join();
        store.putTable(table("t1", "host", SeatRow.person("seated"), SeatRow.OPEN))
                .join();
        store.putTable(table("t2", "ended", SeatRow.OPEN).asFinished()).join();
        store.dropGuests(5, 9).join();
        assertThat(store.guest("idle")).as("used then, not before").isNotNull();
        store.dropGuests(20, 1).join();
        assertThat(Stream.of("idle", "ended").filter(id -> store.guest(id) == null))
                .as("no more than asked")
                .hasSize(1);
        store.dropGuests(20, 9).join();
        reopen();

        assertThat(store.guest("idle")).isNull();
        assertThat(store.guest("ended")).as("only the game that is over").isNull();
        assertThat(store.guest("busy")).isEqualTo(new GuestRow("busy", "busy", 5, 20));
        assertThat(store.guest("seated")).isNotNull();
        assertThat(store.guest("host")).isNotNull();
    }

    @Test
    void a_table_comes_back_as_it_was_written_last() {
        TableRow waiting = table("t1", "mira", SeatRow.person("mira"), SeatRow.OPEN);
        store.putTable(waiting).join();
        TableRow dealt = waiting.withSeat(1, SeatRow.bot("greedy"))
                .started(99, 4711)
                .pledged(new Pledge("salt", "box", "words"));
        store.putTable(dealt).join();
        reopen();

        assertThat(store.table("t1")).isEqualTo(dealt);
        assertThat(store.tableByCode("CODEt1")).isEqualTo("t1");
        assertThat(store.playing()).containsExactly("t1");
        assertThat(store.tablesOf("mira", 5)).containsExactly(dealt);
        assertThat(store.tablesOf("jon", 5)).isEmpty();
        assertThat(store.hosted("mira")).isEqualTo(1);
    }

    @Test
    void a_game_from_elsewhere_is_kept_with_its_file_and_goes_with_it() {
        TableHead head = new TableHead("t1", "CODE1", "tiny-bids", 1, 2, null, false, 10, null, true);
        TableRow brought = TableRow.waiting(head, "{}", "mira", List.of(SeatRow.elsewhere("Jon")))
                .started(5, 4711)
                .asFinished();
        byte[] file = {1, 2, 3};
        store.putImport(brought, List.of(new EntryRow(1, 5, 5L, "{}", null)), file)
                .join();
        reopen();

        assertThat(store.table("t1")).isEqualTo(brought);
        assertThat(store.journal("t1")).hasSize(1);
        assertThat(store.importedFile("t1")).isEqualTo(file);
        assertThat(store.importedBy("mira")).containsExactly("t1");
        assertThat(store.importedBy("jon")).isEmpty();

        store.dropTable("t1").join();

        assertThat(store.importedFile("t1")).isNull();
        assertThat(store.importedBy("mira")).isEmpty();
    }

    @Test
    void a_finished_table_has_no_code_and_counts_for_nobody() {
        store.putTable(table("t1", "mira", SeatRow.person("mira")).started(9, 1).asFinished())
                .join();

        assertThat(store.tableByCode("CODEt1")).isNull();
        assertThat(store.playing()).isEmpty();
        assertThat(store.hosted("mira")).isZero();
    }

    @Test
    void a_dropped_table_is_gone_with_its_journal() {
        store.putTable(table("t1", "mira", SeatRow.person("mira"))).join();
        store.append("t1", new EntryRow(1, 5, 5L, "{}", null)).join();
        store.dropTable("t1").join();

        assertThat(store.table("t1")).isNull();
        assertThat(store.journal("t1")).isEmpty();
        assertThat(store.tablesOf("mira", 5)).isEmpty();
    }

    @Test
    void tables_nobody_has_been_at_are_found_each_kind_by_its_own_time() {
        TableRow waiting = table("waiting", "mira", SeatRow.person("mira"));
        TableRow playing = table("playing", "mira", SeatRow.person("mira")).started(20, 1);
        TableRow over =
                table("over", "mira", SeatRow.person("mira")).started(20, 1).asFinished();
        for (TableRow row : List.of(waiting, playing, over)) store.putTable(row).join();
        store.touch("over", 30).join();
        store.touch("nowhere", 30).join();
        reopen();

        assertThat(store.abandoned(10, 20, 30, 9)).as("since exactly then").isEmpty();
        assertThat(store.abandoned(11, 20, 30, 9)).containsExactly("waiting");
        assertThat(store.abandoned(10, 21, 30, 9)).containsExactly("playing");
        assertThat(store.abandoned(10, 20, 31, 9)).containsExactly("over");
        assertThat(store.abandoned(99, 99, 99, 2)).hasSize(2);
    }

    @Test
    void a_table_changed_later_is_still_touched() {
        TableRow waiting = table("t1", "mira", SeatRow.person("mira"));
        store.putTable(waiting).join();
        store.touch("t1", 50).join();
        store.putTable(waiting.withHost("jon")).join();
        reopen();

        assertThat(store.abandoned(50, 50, 50, 9)).isEmpty();
        assertThat(store.table("t1")).isEqualTo(waiting.withHost("jon"));
    }

    @Test
    void a_journal_is_read_in_the_order_of_its_numbers() {
        store.append("t1", new EntryRow(1, 5, 5L, "{\"a\":1}", "mira c-1")).join();
        store.append("t2", new EntryRow(1, 6, 6L, "{\"b\":1}", null)).join();
        store.append("t1", new EntryRow(2, 7, null, "{\"a\":2}", null)).join();
        reopen();

        assertThat(store.journal("t1"))
                .containsExactly(
                        new EntryRow(1, 5, 5L, "{\"a\":1}", "mira c-1"), new EntryRow(2, 7, null, "{\"a\":2}", null));
    }

    @Test
    void no_second_writer_can_fork_a_journal_and_its_failure_harms_nobody_else() {
        store.append("t1", new EntryRow(1, 5, 5L, "{\"first\":1}", null)).join();

        CompletableFuture<Void> forked = store.append("t1", new EntryRow(1, 6, 6L, "{\"second\":1}", null));
        CompletableFuture<Void> other = store.append("t2", new EntryRow(1, 6, 6L, "{}", null));

        assertThatThrownBy(forked::join).isInstanceOf(CompletionException.class).hasCauseInstanceOf(StoreFailure.class);
        other.join();
        assertThat(store.journal("t1")).containsExactly(new EntryRow(1, 5, 5L, "{\"first\":1}", null));
    }

    @Test
    void many_writers_at_once_lose_nothing() {
        List<CompletableFuture<Void>> writes = new ArrayList<>();
        for (int number = 1; number <= 500; number++)
            writes.add(store.append("t" + number % 7, new EntryRow(number, number, (long) number, "{}", null)));
        writes.forEach(CompletableFuture::join);
        reopen();

        int kept = 0;
        for (int table = 0; table < 7; table++)
            kept += store.journal("t" + table).size();
        assertThat(kept).isEqualTo(500);
    }

    @Test
    void checkpoints_and_runs_come_back() {
        store.putCheckpoint("t1", new Checkpoint(32, "abc", List.of(3, 0, 5))).join();
        store.putCheckpoint("t1", new Checkpoint(64, "def", List.of(6, 0, 9))).join();
        store.beat(new Run(100, 100)).join();
        store.beat(new Run(100, 150)).join();
        reopen();

        assertThat(store.checkpoints("t1"))
                .containsExactly(
                        new Checkpoint(32, "abc", List.of(3, 0, 5)), new Checkpoint(64, "def", List.of(6, 0, 9)));
        assertThat(store.runs()).containsExactly(new Run(100, 150));
    }

    private static TalkRow line(int n, String guest, String side) {
        return new TalkRow(n, n, guest, "Name of " + guest, side, "line " + n, null, guest + " c-" + n + " 0");
    }

    private List<Integer> numbers(String hidden, int after, int most) {
        return store.talk("t1", hidden, after, most).stream().map(TalkRow::n).toList();
    }

    @Test
    void talk_is_read_in_order_by_those_whom_it_is_for_and_the_oldest_of_a_side_make_room() {
        for (int n = 1; n <= 6; n++)
            store.addTalk("t1", line(n, "mira", n % 3 == 0 ? "watchers" : "players"), 3)
                    .join();
        store.addTalk("t2", line(1, "mira", "all"), 3).join();
        reopen();

        assertThat(numbers("", 0, 9)).as("three of each side").containsExactly(2, 3, 4, 5, 6);
        assertThat(numbers("watchers", 0, 9)).containsExactly(2, 4, 5);
        assertThat(numbers("players", 3, 9)).containsExactly(6);
        assertThat(numbers("", 0, 2)).as("the last ones").containsExactly(5, 6);
        assertThat(store.talk("t1", "", 5, 9)).containsExactly(line(6, "mira", "watchers"));
    }

    @Test
    void what_somebody_said_is_forgotten_with_them_and_no_number_is_given_twice() {
        store.putTable(table("t1", "mira", SeatRow.person("mira"))).join();
        store.addTalk("t1", line(1, "mira", "all"), 9).join();
        store.addTalk("t1", line(2, "jon", "all"), 9).join();
        store.forgetTalkOf("jon").join();
        reopen();

        assertThat(numbers("", 0, 9)).containsExactly(1);
        assertThat(store.talkHead("t1")).isEqualTo(new TalkHead(true, 2));
    }

    @Test
    void a_closed_talk_stays_closed_whatever_else_changes_and_goes_with_its_table() {
        TableRow table = table("t1", "mira", SeatRow.person("mira"));
        store.putTable(table).join();
        store.setTalk("t1", false).join();
        store.putTable(table.withHost("jon")).join();
        store.addTalk("t1", line(1, "mira", "all"), 9).join();
        reopen();

        assertThat(store.talkHead("t1")).isEqualTo(new TalkHead(false, 1));
        store.dropTable("t1").join();
        assertThat(store.talk("t1", "", 0, 9)).isEmpty();
        assertThat(store.talkHead("t1")).isEqualTo(new TalkHead(true, 0));
    }

    @Test
    void nothing_can_be_written_after_the_end() {
        Store ended = store;
        ended.close();
        CompletableFuture<Void> late = ended.append("t1", new EntryRow(1, 5, 5L, "{}", null));
        store = open();

        assertThatThrownBy(late::join).hasCauseInstanceOf(StoreFailure.class);
        assertThat(store.journal("t1")).isEmpty();
    }

    @Test
    void what_is_to_be_filmed_is_what_todays_rules_can_and_nobody_tried_yet_the_most_first() {
        List<Rules> rules = List.of(new Rules("tiny-bids", 1, 2), new Rules("other", 1, 2));
        for (String id : List.of("short", "long", "running", "begun", "tried", "filmed"))
            store.putTable(tableOf(
                            id, "tiny-bids", 1, 2, !List.of("running", "begun").contains(id)))
                    .join();
        store.putTable(tableOf("of other rules", "tiny-bids", 2, 2, true)).join();
        store.putTable(tableOf("of another box", "tiny-bids", 1, 3, true)).join();
        store.putTable(tableOf("of an unknown game", "gone", 1, 2, true)).join();
        for (String id : List.of("short", "begun", "tried", "filmed", "of other rules", "of another box"))
            entries(id, 2);
        for (String id : List.of("long", "running")) entries(id, 5);
        entries("of an unknown game", 9);
        store.noteFilmed("tried", 2).join();
        store.putFilm("filmed", new FilmRow(0, 2, new byte[] {1})).join();
        store.putFilm("long", new FilmRow(0, 1, new byte[] {1})).join();

        assertThat(store.unfilmed(rules, 3, 9)).containsExactly("running", "long", "short");
        assertThat(store.unfilmed(rules, 3, 1)).containsExactly("running");
        assertThat(store.unfilmed(rules, 1, 9)).contains("begun");
    }

    private static TableRow tableOf(String id, String game, int rules, int box, boolean over) {
        TableHead head = new TableHead(id, "CODE" + id, game, rules, box, null, false, 10);
        TableRow started = TableRow.waiting(head, "{}", "mira", List.of()).started(11, 7);
        return over ? started.asFinished() : started;
    }

    private void entries(String table, int count) {
        for (int number = 1; number <= count; number++)
            store.append(table, new EntryRow(number, number, 0L, "{}", null)).join();
    }
}
