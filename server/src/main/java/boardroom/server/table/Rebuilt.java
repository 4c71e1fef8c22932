package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Deal;
import boardroom.engine.Entry;
import boardroom.engine.Told;
import boardroom.server.house.House;
import boardroom.server.house.OpenedGame;
import boardroom.server.house.Viewer;
import boardroom.server.store.Checkpoint;
import boardroom.server.store.EntryRow;
import boardroom.server.store.StoreFailure;
import boardroom.server.store.TableRow;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The game of a table made again from its deal and its journal. What was told to whom is reckoned from the last
 * checkpoint on; before it, the checkpoint knows.
 */
final class Rebuilt {
    private static final Logger LOG = LoggerFactory.getLogger(Rebuilt.class);

    private final TableRow row;
    private final Journal journal;
    private final List<EntryRow> rows;
    private final Position<?, ?> position;
    private final UpdateCounts counts;
    private final Attendance attendance;
    private final TableTime time;
    private final Tempo tempo;
    private final IdleSeats idle;
    private final Chronicle chronicle;
    private long askedAt;
    private boolean faithful = true;

    /** Hears what each entry told. */
    interface TellingOfEntry {
        void told(List<Told> events, Set<Viewer> hearing);
    }

    private Rebuilt(House house, TableRow row, OpenedGame opened, List<Viewer> viewers, @Nullable Lesson lesson) {
        this.row = row;
        this.journal = new Journal(house.store(), row.id(), opened);
        this.rows = journal.rows();
        this.position = Position.deal(opened, deal(row), journal::first, lesson);
        this.counts = new UpdateCounts(row.seats().size(), viewers);
        this.attendance = new Attendance(row.seats());
        this.time = new TableTime(house, row.started());
        this.tempo = Tempo.of(opened.game().box(), row.options());
        this.idle = new IdleSeats(row.seats().size(), tempo.clock().millis());
        this.chronicle = new Chronicle(tempo.pace(position, attendance));
    }

    /** A fresh deal. */
    static Rebuilt fresh(House house, TableRow row, OpenedGame opened) {
        Rebuilt fresh = new Rebuilt(house, row, opened, people(row), Lesson.of(row, opened));
        fresh.fold(null, (_, _) -> {});
        return fresh;
    }

    /** The whole journal; one that does not lead where it once led is not faithful, and is played no further. */
    static Rebuilt whole(House house, TableRow row, OpenedGame opened) {
        List<Checkpoint> checkpoints = house.store().checkpoints(row.id());
        Rebuilt whole = new Rebuilt(house, row, opened, people(row), Lesson.of(row, opened));
        whole.foldAll(checkpoints.isEmpty() ? null : checkpoints.getLast());
        return whole;
    }

    /** For this viewer alone, not played yet. */
    static Rebuilt forOne(House house, TableRow row, OpenedGame opened, Viewer viewer) {
        return new Rebuilt(house, row, opened, List.of(viewer), null);
    }

    /** Everybody who hears of the game: the seats of people, and the watchers. */
    private static List<Viewer> people(TableRow row) {
        return Viewer.all(row.seats().size()).stream()
                .filter(viewer ->
                        viewer.isWatcher() || row.seats().get(viewer.seat()).guest() != null)
                .toList();
    }

    static Deal deal(TableRow row) {
        return new Deal(row.seats().size(), OptionsJson.ofTheGame(row.options()), row.seed());
    }

    private void foldAll(@Nullable Checkpoint last) {
        try {
            fold(last, (_, _) -> {});
        } catch (StoreFailure e) {
            throw e;
        } catch (RuntimeException e) {
            // Without its message: it may quote a move that is somebody's secret.
            String what = e.getClass().getSimpleName();
            LOG.warn("table {} can't be played again from entry {}: {}", row.id(), position.number() + 1, what);
            faithful = false;
            counts.hearDeal(sight());
        }
    }

    /** Plays on from the checkpoint, if it tells the truth, and gives every entry's events with the viewers told. */
    void fold(@Nullable Checkpoint checkpoint, TellingOfEntry each) {
        int from = checkpoint == null ? 0 : Math.min(checkpoint.number(), rows.size());
        for (EntryRow entry : rows.subList(0, from)) {
            Entry known = read(entry);
            adopt(position.prepare(known), known, entry.at());
        }
        if (checkpoint == null) counts.hearDeal(sight());
        else {
            if (!checkpoint.hash().equals(position.hash())) {
                LOG.warn("table {} is played by other rules: entry {} leads elsewhere", row.id(), position.number());
                faithful = false;
            }
            counts.goOnFrom(checkpoint, sight());
        }
        for (EntryRow entry : rows.subList(from, rows.size())) {
            Entry next = read(entry);
            var prepared = position.prepare(next);
            each.told(prepared.told(), counts.hear(prepared.told(), prepared.sight(counts.viewers())));
            adopt(prepared, next, entry.at());
        }
    }

    private Entry read(EntryRow entry) {
        return new Entry(entry.number(), time.of(entry), journal.act(entry));
    }

    private Sight sight() {
        return position.sight(counts.viewers());
    }

    private void adopt(Position<?, ?>.Prepared prepared, Entry entry, long wall) {
        idle.take(entry, attendance, position.isVital(entry));
        prepared.adopt();
        attendance.take(entry.act());
        time.follow(entry, wall);
        if (entry.act() instanceof Act.AskedBack) askedAt = wall;
        chronicle.follow(entry, prepared.told(), attendance, tempo.pace(position, attendance));
    }

    Tempo tempo() {
        return tempo;
    }

    /** What counts of all that was played, and what was told of it. */
    Chronicle chronicle() {
        return chronicle;
    }

    /** When it was last asked to go back, on the wall; 0: never. */
    long askedAt() {
        return askedAt;
    }

    void doneCommands(Consumer<CommandKey> each) {
        for (EntryRow entry : rows) if (entry.command() != null) each.accept(CommandKey.read(entry.command()));
    }

    boolean isFaithful() {
        return faithful;
    }

    Journal journal() {
        return journal;
    }

    Position<?, ?> position() {
        return position;
    }

    IdleSeats idle() {
        return idle;
    }

    UpdateCounts counts() {
        return counts;
    }

    Attendance attendance() {
        return attendance;
    }

    TableTime time() {
        return time;
    }
}
