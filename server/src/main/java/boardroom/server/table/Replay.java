package boardroom.server.table;

import boardroom.engine.Deal;
import boardroom.engine.Entry;
import boardroom.engine.Options;
import boardroom.engine.Pace;
import boardroom.engine.Seats;
import boardroom.engine.Told;
import boardroom.server.house.House;
import boardroom.server.house.OpenedGame;
import boardroom.server.store.Checkpoint;
import boardroom.server.store.EntryRow;
import boardroom.server.store.StoreFailure;
import boardroom.server.store.TableRow;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table's play made again from its deal and its journal. What was told to whom is reckoned from the last checkpoint
 * on; before it, the checkpoint knows.
 */
final class Replay {
    private static final Logger LOG = LoggerFactory.getLogger(Replay.class);

    private final TableRow row;
    private final Journal journal;
    private final List<EntryRow> rows;
    private final LivePlay<?, ?> play;
    private final Ears ears;
    private final Attendance attendance;
    private final List<Followed> followed = new ArrayList<>();
    private boolean faithful = true;

    /** What the clock has to follow. */
    private record Followed(Entry entry, @Nullable Pace pace) {}

    private final @Nullable Pace firstPace;

    /** For all people at the table. */
    Replay(House house, TableRow row, OpenedGame opened) {
        this(
                house,
                row,
                opened,
                Seats.where(row.seats().size(), seat -> row.seats().get(seat).guest() != null));
    }

    /** For these people alone, and the watchers. */
    Replay(House house, TableRow row, OpenedGame opened, Seats people) {
        this.row = row;
        this.journal = new Journal(house.store(), row.id(), opened);
        this.rows = journal.rows();
        int seats = row.seats().size();
        this.play = LivePlay.deal(opened, deal(row), journal::first);
        this.ears = new Ears(seats, people);
        this.attendance = new Attendance(row.seats());
        this.firstPace = play.pace();
    }

    static Deal deal(TableRow row) {
        return new Deal(row.seats().size(), new Options(OptionsJson.read(row.options())), row.seed());
    }

    /** Plays the whole journal; one that does not lead where it once led is not faithful, and is played no further. */
    Replay all(List<Checkpoint> checkpoints) {
        try {
            Checkpoint last = checkpoints.isEmpty() ? null : checkpoints.getLast();
            fold(last, (_, _) -> {});
        } catch (StoreFailure e) {
            throw e;
        } catch (RuntimeException e) {
            // Without its message: it may quote a move that is somebody's secret.
            String what = e.getClass().getSimpleName();
            LOG.warn("table {} can't be played again from entry {}: {}", row.id(), play.number() + 1, what);
            faithful = false;
            ears.hearDeal(play.sight(ears));
        }
        return this;
    }

    /** Plays on from the checkpoint, if it tells the truth, and gives every entry's events with the receivers told. */
    void fold(@Nullable Checkpoint checkpoint, TellingOfEntry each) {
        int from = checkpoint == null ? 0 : checkpoint.number();
        for (EntryRow entry : rows.subList(0, Math.min(from, rows.size()))) step(journal.read(entry));
        if (checkpoint == null) ears.hearDeal(play.sight(ears));
        else {
            if (!checkpoint.hash().equals(play.hash())) {
                LOG.warn("table {} is played by other rules: entry {} leads elsewhere", row.id(), play.number());
                faithful = false;
            }
            ears.goOnFrom(play.sight(ears), checkpoint.told());
        }
        for (EntryRow entry : rows.subList(Math.min(from, rows.size()), rows.size())) {
            var prepared = play.prepare(journal.read(entry));
            int hearing = ears.hear(prepared.told(), prepared.sight(ears));
            each.told(prepared.told(), hearing);
            adopt(prepared, journal.read(entry));
        }
    }

    /** Hears what each entry told. */
    interface TellingOfEntry {
        void told(List<Told> events, int receivers);
    }

    private void step(Entry entry) {
        adopt(play.prepare(entry), entry);
    }

    private void adopt(LivePlay<?, ?>.Prepared prepared, Entry entry) {
        prepared.adopt();
        attendance.take(entry.act());
        followed.add(new Followed(entry, play.pace()));
    }

    /** Has a clock follow everything that happened. */
    void wind(ClockDesk clock) {
        clock.followDeal(firstPace, row.started());
        for (Followed one : followed) clock.follow(one.entry, one.pace);
    }

    void doneCommands(Consumer<Asked> each) {
        for (EntryRow entry : rows) if (entry.command() != null) each.accept(Asked.read(entry.command()));
    }

    boolean isFaithful() {
        return faithful;
    }

    Journal journal() {
        return journal;
    }

    LivePlay<?, ?> play() {
        return play;
    }

    Ears ears() {
        return ears;
    }

    Attendance attendance() {
        return attendance;
    }
}
