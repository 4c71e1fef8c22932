package boardroom.server;

import boardroom.server.store.Checkpoint;
import boardroom.server.store.EntryRow;
import boardroom.server.store.FilmRow;
import boardroom.server.store.GuestRow;
import boardroom.server.store.Health;
import boardroom.server.store.Hooks;
import boardroom.server.store.Listings;
import boardroom.server.store.NothingTaken;
import boardroom.server.store.People;
import boardroom.server.store.Rules;
import boardroom.server.store.Run;
import boardroom.server.store.SaidRow;
import boardroom.server.store.Store;
import boardroom.server.store.StoreFailure;
import boardroom.server.store.TableRow;
import boardroom.server.store.TalkHead;
import boardroom.server.store.TalkRow;
import boardroom.server.store.TokenRow;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** A store whose appends can be held back, or made to fail. */
final class SlowDisk implements Store {
    private final Store disk;
    private @Nullable CompletableFuture<Void> gate;
    private boolean broken;
    private boolean full;
    private int outages;
    private int turnedAway;
    private @Nullable String heldTable;
    private final CompletableFuture<Void> letGo = new CompletableFuture<>();

    SlowDisk(Store disk) {
        this.disk = disk;
    }

    /** Holds back every append from now on; completing the future lets them be reported. */
    synchronized CompletableFuture<Void> holdBack() {
        CompletableFuture<Void> held = new CompletableFuture<>();
        gate = held;
        return held;
    }

    /** Every append fails from now on, or no more. */
    synchronized void breakDown(boolean down) {
        broken = down;
    }

    /** Nothing more is taken from now on, or all is again. */
    synchronized void fillUp(boolean noRoom) {
        if (noRoom) outages++;
        full = noRoom;
    }

    /** How many appends found no room. */
    synchronized int turnedAway() {
        return turnedAway;
    }

    /** Whoever reads the journal of this table waits until all is let go. */
    synchronized void holdReadingOf(String table) {
        heldTable = table;
    }

    void letGo() {
        letGo.complete(null);
    }

    @Override
    public synchronized CompletableFuture<Void> append(String table, EntryRow entry) {
        if (full) {
            turnedAway++;
            return CompletableFuture.failedFuture(new NothingTaken("the disk is full"));
        }
        if (broken) return CompletableFuture.failedFuture(new StoreFailure("the disk is full"));
        CompletableFuture<Void> written = disk.append(table, entry);
        CompletableFuture<Void> held = gate;
        return held == null ? written : written.thenCompose(_ -> held);
    }

    @Override
    public CompletableFuture<Void> addGuest(GuestRow guest, TokenRow token) {
        return disk.addGuest(guest, token);
    }

    @Override
    public People people() {
        return disk.people();
    }

    @Override
    public Hooks hooks() {
        return disk.hooks();
    }

    @Override
    public Listings listings() {
        return disk.listings();
    }

    @Override
    public CompletableFuture<Void> dropGuests(long unusedSince, int most) {
        return disk.dropGuests(unusedSince, most);
    }

    @Override
    public CompletableFuture<Void> renameGuest(String id, String name) {
        return disk.renameGuest(id, name);
    }

    @Override
    public @Nullable GuestRow guest(String id) {
        return disk.guest(id);
    }

    @Override
    public CompletableFuture<Void> putTable(TableRow table) {
        return disk.putTable(table);
    }

    @Override
    public CompletableFuture<Void> dropTable(String id) {
        return disk.dropTable(id);
    }

    @Override
    public CompletableFuture<Void> touch(String id, long at) {
        return disk.touch(id, at);
    }

    @Override
    public List<String> abandoned(long unstartedSince, long unfinishedSince, long finishedSince, int most) {
        return disk.abandoned(unstartedSince, unfinishedSince, finishedSince, most);
    }

    @Override
    public @Nullable TableRow table(String id) {
        return disk.table(id);
    }

    @Override
    public @Nullable String tableByCode(String code) {
        return disk.tableByCode(code);
    }

    @Override
    public List<TableRow> tablesOf(String guest, int most) {
        return disk.tablesOf(guest, most);
    }

    @Override
    public List<TableRow> hostedWithoutSeat(String guest) {
        return disk.hostedWithoutSeat(guest);
    }

    @Override
    public int hosted(String guest) {
        return disk.hosted(guest);
    }

    @Override
    public List<String> playing() {
        return disk.playing();
    }

    @Override
    public List<EntryRow> journal(String table) {
        boolean held;
        synchronized (this) {
            held = table.equals(heldTable);
        }
        if (held) letGo.join();
        return disk.journal(table);
    }

    @Override
    public CompletableFuture<Void> putBranch(TableRow table, List<EntryRow> journal) {
        return disk.putBranch(table, journal);
    }

    @Override
    public CompletableFuture<Void> putImport(TableRow table, List<EntryRow> journal, byte[] file) {
        return disk.putImport(table, journal, file);
    }

    @Override
    public byte @Nullable [] importedFile(String table) {
        return disk.importedFile(table);
    }

    @Override
    public List<String> importedBy(String guest) {
        return disk.importedBy(guest);
    }

    @Override
    public CompletableFuture<Void> putFilm(String table, FilmRow film) {
        return disk.putFilm(table, film);
    }

    @Override
    public CompletableFuture<Void> noteFilmed(String table, int number) {
        return disk.noteFilmed(table, number);
    }

    @Override
    public List<String> unfilmed(List<Rules> rules, int least, int most) {
        return disk.unfilmed(rules, least, most);
    }

    @Override
    public List<FilmRow> film(String table) {
        return disk.film(table);
    }

    @Override
    public CompletableFuture<Void> putCheckpoint(String table, Checkpoint checkpoint) {
        return disk.putCheckpoint(table, checkpoint);
    }

    @Override
    public List<Checkpoint> checkpoints(String table) {
        return disk.checkpoints(table);
    }

    @Override
    public synchronized CompletableFuture<Void> addTalk(String table, TalkRow row, int kept) {
        if (full) return CompletableFuture.failedFuture(new NothingTaken("the disk is full"));
        CompletableFuture<Void> written = disk.addTalk(table, row, kept);
        CompletableFuture<Void> held = gate;
        return held == null ? written : written.thenCompose(_ -> held);
    }

    @Override
    public List<TalkRow> talk(String table, String hidden, int after, int most) {
        return disk.talk(table, hidden, after, most);
    }

    @Override
    public TalkHead talkHead(String table) {
        return disk.talkHead(table);
    }

    @Override
    public CompletableFuture<Void> setTalk(String table, boolean open) {
        return disk.setTalk(table, open);
    }

    @Override
    public List<SaidRow> talkOf(String guest) {
        return disk.talkOf(guest);
    }

    @Override
    public CompletableFuture<Void> forgetTalkOf(String guest) {
        return disk.forgetTalkOf(guest);
    }

    @Override
    public CompletableFuture<Void> beat(Run run) {
        return disk.beat(run);
    }

    @Override
    public List<Run> runs() {
        return disk.runs();
    }

    @Override
    public synchronized Health health() {
        return new Health(outages, full ? "the disk is full" : null);
    }

    @Override
    public void close() {
        disk.close();
    }
}
