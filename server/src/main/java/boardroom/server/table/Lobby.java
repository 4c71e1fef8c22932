package boardroom.server.table;

import boardroom.engine.Json;
import boardroom.engine.Say;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.house.OpenedGame;
import boardroom.server.store.ListedRow;
import boardroom.server.store.Listings;
import boardroom.server.store.StoreFailure;
import boardroom.server.store.TableRow;
import boardroom.server.wire.LobbyInfo;
import boardroom.server.wire.LobbyTable;
import boardroom.server.wire.Outcome;
import boardroom.server.wire.TableInfo;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The tables of the house as one guest finds them: those that wait for them, those they may come to, those that are over. */
public final class Lobby {
    private static final Logger LOG = LoggerFactory.getLogger(Lobby.class);

    private static final int MOST_LISTED = 30;

    /** Looked at before those that wait come first. */
    private static final int MOST_OF_MINE = 60;

    /** A game that must be played again to know where it is costs something: so many of them at a time. */
    private static final int MOST_WOKEN = 12;

    private static final int FEW_FINISHED = 3;
    private static final int PAGE = 20;
    private static final int MOST_HIDDEN = 100;

    /** What everybody is told alike is looked up once for all who ask within so many milliseconds. */
    private static final long FRESH = 1_000;

    private static final long PATIENCE_SECONDS = 2;

    private static final Comparator<LobbyTable> MOST_URGENT = Comparator.comparingInt(Lobby::urgency)
            .thenComparingLong(one -> one.asked() == null || one.asked().left() == null
                    ? Long.MAX_VALUE
                    : one.asked().left());

    private final House house;
    private final Tables tables;
    private @Nullable Shown shown;

    /** What everybody may come to. */
    private record Shown(long at, List<LobbyTable> open, List<LobbyTable> running) {}

    public Lobby(House house, Tables tables) {
        this.house = house;
        this.tables = tables;
    }

    private Listings listings() {
        return house.store().listings();
    }

    private static int urgency(LobbyTable one) {
        if (one.asked() != null) return 0;
        return switch (one.table().stage()) {
            case PLAYING -> 1;
            case WAITING -> 2;
            case OVER, UNREADABLE, STOPPED -> 3;
        };
    }

    /** The lobby for this guest, or for somebody without a name. */
    public LobbyInfo of(@Nullable String guest) {
        Shown all = shown();
        return new LobbyInfo(
                guest == null ? List.of() : mine(guest),
                without(guest, all.open()),
                without(guest, all.running()),
                guest == null ? new LobbyInfo.Finished(0, List.of()) : finished(guest, 0, FEW_FINISHED),
                guest == null ? 0 : listings().countHidden(guest));
    }

    /** Nobody is invited to where they sit. */
    private static List<LobbyTable> without(@Nullable String guest, List<LobbyTable> all) {
        return all.stream()
                .filter(one ->
                        guest == null || one.table().seats().stream().noneMatch(chair -> guest.equals(chair.guest())))
                .limit(MOST_LISTED)
                .toList();
    }

    private List<LobbyTable> mine(String guest) {
        List<Asked> asked = new ArrayList<>();
        int woken = 0;
        for (TableRow row : listings().unfinished(guest, MOST_OF_MINE)) {
            boolean wakes = tables.isUnknownWhere(row) && woken < MOST_WOKEN;
            if (wakes) woken++;
            asked.add(ask(row, guest, wakes));
        }
        return answers(asked, guest).stream()
                // One that has ended since its row was read comes with the finished ones.
                .filter(one -> one.table().stage() != TableInfo.Stage.OVER)
                .sorted(MOST_URGENT)
                .limit(MOST_LISTED)
                .toList();
    }

    /** A table that was asked how it is; {@code null}: it sleeps. */
    private record Asked(TableRow row, @Nullable CompletableFuture<LobbyTable> answer) {}

    private Asked ask(TableRow row, @Nullable String guest, boolean wakes) {
        List<CompletableFuture<LobbyTable>> answer = new ArrayList<>(1);
        try {
            if (wakes) tables.with(row.id(), table -> answer.add(table.show(guest)));
            else tables.withAwake(row.id(), table -> answer.add(table.show(guest)));
        } catch (RuntimeException e) {
            LOG.error("table {} can't be loaded", row.id(), e);
        }
        // All from the same moment on: many that do not answer are waited for no longer than one.
        return new Asked(
                row, answer.isEmpty() ? null : answer.getFirst().orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS));
    }

    /** All are asked before the first is waited for; one that does not answer is shown as it lies in the store. */
    private List<LobbyTable> answers(List<Asked> asked, @Nullable String guest) {
        List<LobbyTable> all = new ArrayList<>();
        for (Asked one : asked) {
            LobbyTable table = answer(one);
            if (table == null) table = asleep(one.row(), guest);
            if (table != null) all.add(table);
        }
        return all;
    }

    private static @Nullable LobbyTable answer(Asked asked) {
        if (asked.answer() == null) return null;
        try {
            return asked.answer().join();
        } catch (CompletionException e) {
            return null;
        }
    }

    private @Nullable LobbyTable asleep(TableRow row, @Nullable String guest) {
        OpenedGame opened = house.catalogue().game(row.head().game());
        return opened == null ? null : LobbyTables.asleep(house, row, opened, tables.whereabouts(row.id()), guest);
    }

    private synchronized Shown shown() {
        long now = house.time().now();
        Shown known = shown;
        if (known != null && now - known.at() < FRESH && now >= known.at()) return known;
        Shown fresh = new Shown(now, open(), running());
        shown = fresh;
        return fresh;
    }

    /** Asks the tables themselves: a row may be older than what a table is about. */
    private List<LobbyTable> open() {
        return all(false).stream()
                .filter(one -> isOpen(one.table(), TableInfo.Stage.WAITING))
                .filter(one -> one.table().seats().stream().anyMatch(chair -> chair.kind() == TableInfo.Kind.OPEN))
                .sorted(Comparator.comparing(one -> !isHeard(one.table())))
                .toList();
    }

    private List<LobbyTable> running() {
        return all(true).stream()
                .filter(one -> isOpen(one.table(), TableInfo.Stage.PLAYING)
                        && one.table().watching())
                .sorted(Comparator.comparing(one -> !isHeard(one.table())))
                .toList();
    }

    private List<LobbyTable> all(boolean dealt) {
        return answers(
                listings().open(dealt, MOST_OF_MINE).stream()
                        .map(row -> ask(row, null, false))
                        .toList(),
                null);
    }

    private static boolean isOpen(TableInfo table, TableInfo.Stage stage) {
        return table.door() == TableInfo.Door.OPEN && table.stage() == stage;
    }

    private static boolean isHeard(TableInfo table) {
        return table.watchers() > 0
                || table.seats().stream().anyMatch(chair -> chair.guest() != null && chair.connected());
    }

    /** A page of the finished tables of this guest, after so many. */
    public LobbyInfo.Finished finished(String guest, int from) {
        return finished(guest, from, PAGE);
    }

    private LobbyInfo.Finished finished(String guest, int from, int most) {
        return new LobbyInfo.Finished(
                listings().countFinished(guest), listed(listings().finished(guest, from, most)));
    }

    /** The tables this guest has hidden. */
    public LobbyInfo.Finished hidden(String guest) {
        return new LobbyInfo.Finished(
                listings().countHidden(guest), listed(listings().hidden(guest, MOST_HIDDEN)));
    }

    private List<LobbyInfo.Listed> listed(List<ListedRow> rows) {
        List<LobbyInfo.Listed> all = new ArrayList<>();
        for (ListedRow row : rows) {
            OpenedGame opened = house.catalogue().game(row.table().head().game());
            if (opened == null) continue;
            String kept = row.outcome();
            Outcome outcome = kept == null ? null : Json.MAPPER.readValue(kept, Outcome.class);
            TableInfo info = TableInfos.asleep(house, row.table(), opened);
            all.add(new LobbyInfo.Listed(info, row.at(), row.place(), row.won(), outcome));
        }
        return all;
    }

    /** Takes a table out of the list of this guest; says why not. */
    public @Nullable Say hide(String guest, String id) {
        TableRow row = house.store().table(id);
        if (row == null) return HouseSay.tableUnknown();
        if (row.seatOf(guest) < 0) return SeatSay.none();
        StoreFailure.orOnDisk(listings().hide(guest, id, house.time().now()));
        return null;
    }

    /** Puts it back. */
    public void show(String guest, String id) {
        StoreFailure.orOnDisk(listings().show(guest, id));
    }
}
