package boardroom.server.table;

import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.server.Patience;
import boardroom.server.house.BoxTrial;
import boardroom.server.house.Guest;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.house.OpenedGame;
import boardroom.server.house.Secrets;
import boardroom.server.house.Viewer;
import boardroom.server.store.EntryRow;
import boardroom.server.store.SeatRow;
import boardroom.server.store.StoreFailure;
import boardroom.server.store.TableHead;
import boardroom.server.store.TableRow;
import boardroom.server.wire.FilmInfo;
import boardroom.server.wire.NewTable;
import boardroom.server.wire.TableInfo;
import boardroom.server.wire.TableList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All tables of the house: those that are awake, and those that sleep in the store until somebody asks for them. */
public final class Tables implements Table.Registry {
    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
    private static final int MOST_LISTED = 30;
    private static final int MOST_CLEARED = 1_000;

    private static final int MOST_SECONDS_TO_CLOSE = 5;

    private final House house;
    private final int mostPerGuest;
    private final ConcurrentHashMap<String, Table> awake = new ConcurrentHashMap<>();
    private final Naps naps = new Naps();
    private final Shelved shelved;
    private final Films films;
    private volatile boolean closing;

    public Tables(House house, int mostPerGuest) {
        this.house = house;
        this.shelved = new Shelved(house);
        this.films = new Films(house);
        this.mostPerGuest = mostPerGuest;
    }

    /**
     * Wakes the tables at which a game is on, one after the other beside everything else, so that clocks and bots go on;
     * those at which nothing happens by itself fall asleep again. One that can't be woken keeps nobody waiting.
     */
    public void wakeUp() {
        Thread.startVirtualThread(() -> {
            for (String id : playing()) {
                if (closing) return;
                wake(id);
            }
        });
    }

    private List<String> playing() {
        try {
            return house.store().playing();
        } catch (StoreFailure e) {
            LOG.error("no table wakes by itself: {}", e.getMessage());
            return List.of();
        }
    }

    private void wake(String id) {
        try {
            info(id);
            sleepIfIdle(id);
        } catch (RuntimeException | Error e) {
            LOG.error("table {} can't be woken", id, e);
        }
    }

    private void sleepIfIdle(String id) {
        awake.computeIfPresent(id, (_, table) -> {
            if (!table.isIdle()) return table;
            naps.put(id, table.whereabouts());
            return null;
        });
    }

    /** Where the game of a table that is asleep was last, as far as that is known. */
    Whereabouts whereabouts(String id) {
        Whereabouts known = naps.of(id);
        return known == null ? Whereabouts.UNKNOWN : known;
    }

    /** Whether a game is on of which nobody knows where it is until it is woken. */
    boolean isUnknownWhere(TableRow row) {
        return row.started() > 0 && !awake.containsKey(row.id()) && naps.of(row.id()) == null;
    }

    /** Deletes a table for its host; gives why not. */
    public @Nullable Say delete(String guest, String id) {
        List<CompletableFuture<Optional<Say>>> answers = new ArrayList<>(1);
        with(id, table -> answers.add(table.delete(guest)));
        if (answers.isEmpty()) return HouseSay.tableUnknown();
        try {
            return answers.getFirst().join().orElse(null);
        } catch (CompletionException e) {
            throw e.getCause() instanceof StoreFailure failure ? failure : e;
        }
    }

    /** The store takes nothing for a while, or takes again. */
    public void storeTakes(boolean takes) {
        for (Table table : awake.values()) table.storeTakes(takes);
    }

    /** Asks something of a table, which is awake then; {@code false}: there is none. */
    public boolean with(String id, Consumer<Table> request) {
        // Inside compute, so that no table falls asleep between being found and being asked.
        return awake.compute(id, (_, found) -> {
                    Table table = found != null ? found : load(id);
                    if (table != null) request.accept(table);
                    return table;
                })
                != null;
    }

    /** Tells something to a table if it is awake. */
    public void withAwake(String id, Consumer<Table> request) {
        awake.computeIfPresent(id, (_, table) -> {
            request.accept(table);
            return table;
        });
    }

    private @Nullable Table load(String id) {
        TableRow row = house.store().table(id);
        OpenedGame opened = row == null ? null : shelved.of(row);
        if (row == null || opened == null) return null;
        // From now on the table itself knows.
        naps.end(id);
        return new Table(house, row, opened, Shelved.isSameRules(row, opened), this);
    }

    /** A table as it is stored once it has done what it is about: the last move is told before its end is noted. */
    @Nullable TableRow settled(String id) {
        TableRow row = house.store().table(id);
        Table table = row == null || row.finished() ? null : awake.get(id);
        if (table == null) return row;
        TableInfo _ = table.ask().join();
        return house.store().table(id);
    }

    /** The film of a table for these eyes; {@code null}: there is no such table. */
    public Films.@Nullable Shown film(String id, String eyes, @Nullable Guest guest) {
        TableRow row = settled(id);
        OpenedGame opened = row == null ? null : shelved.of(row);
        if (row == null || opened == null) return null;
        if (row.isShutTo(guest == null ? null : guest.id())) return new Films.Shown.Refused(TableSay.watchingOff());
        return films.show(row, opened, Shelved.isSameRules(row, opened), eyes, eyes(row, guest));
    }

    /** The seats with whose eyes somebody may look back before the end: of several at one screen, the one in front. */
    private Seats eyes(TableRow row, @Nullable Guest guest) {
        Seats mine = row.seatsOf(guest == null ? null : guest.id());
        if (guest == null || mine.count() < 2) return mine;
        Table table = awake.get(row.id());
        return table == null ? Seats.NONE : mine.and(table.inFront(guest.id()).join());
    }

    /** A new table with this guest as its host. */
    public Created create(Guest host, NewTable wanted) {
        OpenedGame shipped = house.catalogue().game(wanted.game());
        if (shipped == null) return new Created.Refused(HouseSay.gameUnknown(wanted.game()));
        Say unguided = Wish.unguided(shipped, wanted);
        if (unguided != null) return new Created.Refused(unguided);
        if (wanted.from() != null) return branch(host, wanted, wanted.from());
        Wish wish = new Wish(house, host.id(), wanted, shipped);
        return switch (wish.opened(shipped)) {
            case BoxTrial.Refused(Say say) -> new Created.Refused(say);
            case BoxTrial.Passed(OpenedGame opened) -> create(host, wish, opened);
        };
    }

    private Created create(Guest host, Wish wish, OpenedGame opened) {
        Say refusal = wish.refusal(opened.game().box());
        if (refusal == null && !hasRoom(host.id())) refusal = TableSay.tooMany(mostPerGuest);
        if (refusal != null) return new Created.Refused(refusal);
        TableRow row = wish.row(opened, freshCode());
        StoreFailure.orOnDisk(house.store().putTable(row));
        return created(row);
    }

    /** What came of it, for a table that is in the store now. */
    Created created(TableRow row) {
        TableInfo info = info(row.id());
        return info == null ? new Created.Refused(HouseSay.tableUnknown()) : new Created.Done(info);
    }

    private Created branch(Guest host, NewTable wanted, NewTable.From from) {
        TableRow old = settled(from.table());
        OpenedGame opened = old == null ? null : shelved.of(old);
        if (old == null || opened == null || !old.head().game().equals(wanted.game()))
            return new Created.Refused(HouseSay.tableUnknown());
        Branch branch = new Branch(house, old, opened, wanted, from);
        Say refusal =
                old.isShutTo(host.id()) ? TableSay.watchingOff() : branch.refusal(Shelved.isSameRules(old, opened));
        if (refusal == null && !hasRoom(host.id())) refusal = TableSay.tooMany(mostPerGuest);
        if (refusal != null) return new Created.Refused(refusal);
        List<EntryRow> entries = branch.entries();
        TableRow row = branch.row(host.id(), freshCode(), entries);
        StoreFailure.orOnDisk(house.store().putBranch(row, entries));
        return created(row);
    }

    /** A guest may host so many tables; the oldest at which nobody else sits and nobody is makes room. */
    private boolean hasRoom(String guest) {
        if (house.store().hosted(guest) < mostPerGuest) return true;
        List<TableRow> mine = new ArrayList<>(house.store().tablesOf(guest, Integer.MAX_VALUE));
        Collections.reverse(mine);
        for (TableRow row : mine) {
            if (row.finished() || !row.host().equals(guest) || row.hasOthers(guest)) continue;
            if (drop(row.id(), Table::isDeserted)) return true;
        }
        return false;
    }

    /** Forgets a table, if it may go as it is. */
    boolean drop(String id, Predicate<Table> mayGo) {
        AtomicBoolean dropped = new AtomicBoolean();
        // Inside compute, so that nobody comes to the table between the look and the drop.
        awake.compute(id, (_, table) -> {
            if (table != null && !mayGo.test(table)) return table;
            if (table != null) {
                CompletableFuture<Void> _ = table.close();
            }
            StoreFailure.orOnDisk(house.store().dropTable(id));
            dropped.set(true);
            return null;
        });
        return dropped.get();
    }

    /** Forgets tables that nobody has been at for long. */
    public void clearOut() {
        for (Table table : awake.values()) if (table.isHeard() || table.waitsForDays()) table.touch();
        long now = house.time().now();
        Patience patience = house.patience();
        List<String> abandoned = house.store()
                .abandoned(
                        now - patience.unstarted().toMillis(),
                        now - patience.unfinished().toMillis(),
                        now - patience.finished().toMillis(),
                        MOST_CLEARED);
        int dropped = 0;
        for (String id : abandoned) if (drop(id, Table::isDeserted)) dropped++;
        if (dropped > 0) LOG.info("cleared out {} tables that nobody has been at for long", dropped);
    }

    /** A code that leads to no table yet. */
    String freshCode() {
        String code = Secrets.code();
        while (house.store().tableByCode(code) != null) code = Secrets.code();
        return code;
    }

    @Override
    public TableRow rematch(TableRow old, String host) {
        List<SeatRow> seats = new ArrayList<>(old.seats());
        seats.replaceAll(this::withoutTheForgotten);
        Collections.rotate(seats, 1);
        TableHead before = old.head();
        TableHead head = new TableHead(
                Secrets.id(),
                freshCode(),
                before.game(),
                before.rulesVersion(),
                before.boxVersion(),
                before.changedBox(),
                false,
                house.time().now());
        TableRow row = TableRow.waiting(head, old.options(), host, seats).withDoors(old.doors());
        StoreFailure.orOnDisk(house.store().putTable(row));
        return row;
    }

    /** Who had themselves forgotten comes to no other table. */
    private SeatRow withoutTheForgotten(SeatRow seat) {
        return seat.guest() != null && house.guests().name(seat.guest()) == null ? SeatRow.OPEN : seat;
    }

    @Override
    public @Nullable FilmInfo filmed(TableRow row, Viewer viewer) {
        return films.kept(row, viewer);
    }

    @Override
    public void forget(Table table) {
        awake.remove(table.id(), table);
    }

    /** A table as everybody may know it; {@code null}: there is none. */
    public @Nullable TableInfo info(String id) {
        List<CompletableFuture<TableInfo>> answers = new ArrayList<>(1);
        with(id, table -> answers.add(table.ask()));
        return answers.isEmpty() ? null : answers.getFirst().join();
    }

    /** The same as this guest may know it, or somebody without a name. */
    public @Nullable TableInfo info(String id, @Nullable Guest guest) {
        TableInfo info = info(id);
        TableRow row =
                info == null || info.revealed() == null ? null : house.store().table(id);
        boolean shut = row != null && row.isShutTo(guest == null ? null : guest.id());
        return shut && info != null ? info.concealed() : info;
    }

    /** The box a table is played from; {@code null}: there is no such table. */
    public @Nullable OpenedGame game(String id) {
        TableRow row = house.store().table(id);
        return row == null ? null : shelved.of(row);
    }

    /** The table that a code leads to; {@code null}: none. */
    public @Nullable String byCode(String code) {
        return house.store().tableByCode(code);
    }

    /** The tables this guest sits at, and those that can be watched. */
    public TableList list(String guest) {
        List<TableInfo> mine = new ArrayList<>();
        Set<String> hidden = Set.copyOf(house.store().listings().hiddenIds(guest));
        for (TableRow row : house.store().tablesOf(guest, MOST_LISTED)) {
            if (hidden.contains(row.id())) continue;
            Table table = awake.get(row.id());
            OpenedGame opened = house.catalogue().game(row.head().game());
            if (table != null) mine.add(table.ask().join());
            else if (opened != null) mine.add(TableInfos.asleep(house, row, opened));
        }
        List<TableInfo> watch = new ArrayList<>();
        for (Table table : awake.values()) {
            if (watch.size() == MOST_LISTED) break;
            if (!table.isRunning()) continue;
            TableInfo info = table.ask().join();
            if (info.door() == TableInfo.Door.OPEN && info.watching()) watch.add(info);
        }
        return new TableList(mine, watch);
    }

    /** A guest has another name now. */
    public void renamed(String guest) {
        for (TableRow row : house.store().tablesOf(guest, MOST_LISTED)) {
            Table table = awake.get(row.id());
            if (table != null) table.renamed();
        }
    }

    /** A guest goes for good: from every table, and those at which no other person sits go too. */
    public void departs(String guest) {
        for (TableRow row : tablesWith(guest)) {
            List<CompletableFuture<Void>> gone = new ArrayList<>(1);
            if (!row.hasOthers(guest)) drop(row.id(), _ -> true);
            else if (row.finished()) withAwake(row.id(), table -> gone.add(table.departs(guest)));
            else with(row.id(), table -> gone.add(table.departs(guest)));
            gone.forEach(StoreFailure::orOnDisk);
        }
    }

    /** Every table at which this guest has a seat or which they host, as it is in the store. */
    public List<TableInfo> of(String guest) {
        List<TableInfo> all = new ArrayList<>();
        for (TableRow row : tablesWith(guest)) {
            OpenedGame opened = house.catalogue().game(row.head().game());
            if (opened != null) all.add(TableInfos.asleep(house, row, opened));
        }
        return all;
    }

    private List<TableRow> tablesWith(String guest) {
        List<TableRow> all = new ArrayList<>(house.store().tablesOf(guest, Integer.MAX_VALUE));
        all.addAll(house.store().hostedWithoutSeat(guest));
        return all;
    }

    /** Lets tables sleep that nobody hears of and at which nothing happens by itself. */
    public void letSleep() {
        for (String id : awake.keySet()) sleepIfIdle(id);
    }

    public int countAwake() {
        return awake.size();
    }

    /** Stops everything that would happen by itself; a table that waits for the store is waited for a little only. */
    public void close() {
        closing = true;
        CompletableFuture<Void> all = CompletableFuture.allOf(
                awake.values().stream().map(Table::close).toArray(CompletableFuture<?>[]::new));
        try {
            all.get(MOST_SECONDS_TO_CLOSE, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            LOG.warn("some tables were not closed in time", e);
        }
    }
}
