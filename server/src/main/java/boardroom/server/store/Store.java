package boardroom.server.store;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * What outlives the server. Writes are done in the order they are asked for; the future completes once the write is on
 * disk, or fails with a {@link StoreFailure}, which is {@link NothingTaken} where it certainly is not; as long as it is
 * not known, it does neither. Reads see every completed write, and throw {@link StoreFailure}.
 */
public interface Store extends AutoCloseable {
    /** Adds a guest with the token of the device they came with. */
    CompletableFuture<Void> addGuest(GuestRow guest, TokenRow token);

    CompletableFuture<Void> renameGuest(String id, String name);

    /** Forgets guests unused since then who sit at no table and host none that is not over; at most so many at once. */
    CompletableFuture<Void> dropGuests(long unusedSince, int most);

    @Nullable GuestRow guest(String id);

    /** What is kept about people besides their names. */
    People people();

    /** Webhooks, and what is on its way to them. */
    Hooks hooks();

    /** The tables as the lobby lists them. */
    Listings listings();

    /** Writes the table with its seats, new or changed. */
    CompletableFuture<Void> putTable(TableRow table);

    /** Forgets a table and everything about it. */
    CompletableFuture<Void> dropTable(String id);

    /** Notes that somebody was at this table then; does nothing if there is no such table. */
    CompletableFuture<Void> touch(String id, long at);

    /**
     * Tables nobody has been at since: those never dealt, those not over, those that are over, each since its own time.
     * A table counts as touched when it was made and when it was dealt.
     */
    List<String> abandoned(long unstartedSince, long unfinishedSince, long finishedSince, int most);

    @Nullable TableRow table(String id);

    /** The table with this code that is not finished. */
    @Nullable String tableByCode(String code);

    /** The tables at which this guest has a seat, newest first. */
    List<TableRow> tablesOf(String guest, int most);

    /** The tables this guest hosts without a seat there, newest first. */
    List<TableRow> hostedWithoutSeat(String guest);

    /** How many tables that are not finished this guest hosts. */
    int hosted(String guest);

    /** The tables that are dealt and not finished, those first at which somebody was last. */
    List<String> playing();

    /** Appends to a journal; fails if the table already has an entry with this number, so that no journal ever forks. */
    CompletableFuture<Void> append(String table, EntryRow entry);

    List<EntryRow> journal(String table);

    /** Writes a new table with the journal it begins with, both or nothing. */
    CompletableFuture<Void> putBranch(TableRow table, List<EntryRow> journal);

    /** Writes the table of an imported game with its journal and the file it came from, all or nothing. */
    CompletableFuture<Void> putImport(TableRow table, List<EntryRow> journal, byte[] file);

    /** The file a game was imported from; {@code null}: it was played here. */
    byte @Nullable [] importedFile(String table);

    /** The tables of games this guest has imported, the oldest first. */
    List<String> importedBy(String guest);

    /** Keeps a stretch of a film; one that begins where a kept one does is left out. */
    CompletableFuture<Void> putFilm(String table, FilmRow film);

    /** Notes that nothing more can be filmed of a table up to this entry. */
    CompletableFuture<Void> noteFilmed(String table, int number);

    /**
     * Tables played by one of these rules whose journal goes on after what was filmed of them: by however little where the
     * game is over, by so many entries at least where it is on; at most so many, those first that have most to be filmed.
     */
    List<String> unfilmed(List<Rules> rules, int least, int most);

    /** The film of a table as far as it is kept, in order and without a gap. */
    List<FilmRow> film(String table);

    CompletableFuture<Void> putCheckpoint(String table, Checkpoint checkpoint);

    /** The checkpoints of a table, in order. */
    List<Checkpoint> checkpoints(String table);

    /** Writes down what was said; of what was said to the same side only so many lines are kept. */
    CompletableFuture<Void> addTalk(String table, TalkRow row, int kept);

    /** What was said after this number, without what was said to one side; the last lines, in order, so many at most. */
    List<TalkRow> talk(String table, String hidden, int after, int most);

    TalkHead talkHead(String table);

    /** Whether people may talk at this table from now on. */
    CompletableFuture<Void> setTalk(String table, boolean open);

    /** Everything this guest ever said that is kept, in the order it was said. */
    List<SaidRow> talkOf(String guest);

    /** Forgets everything this guest ever said. */
    CompletableFuture<Void> forgetTalkOf(String guest);

    /** Notes that the server that started then is alive now. */
    CompletableFuture<Void> beat(Run run);

    /** Every run so far, in order. */
    List<Run> runs();

    /** Whether anything can be written at the moment; as long as it can't, every write fails at once. */
    Health health();

    /** Waits for all writes asked for, then lets go of the disk. */
    @Override
    void close();
}
