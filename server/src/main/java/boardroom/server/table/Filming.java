package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Entry;
import boardroom.engine.Json;
import boardroom.engine.Told;
import boardroom.server.film.Look;
import boardroom.server.film.Moment;
import boardroom.server.film.Scene;
import boardroom.server.film.Written;
import boardroom.server.house.House;
import boardroom.server.house.OpenedGame;
import boardroom.server.house.Viewer;
import boardroom.server.store.Checkpoint;
import boardroom.server.store.EntryRow;
import boardroom.server.store.StoreFailure;
import boardroom.server.store.TableRow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Plays a journal once more and films it: how it looked to each viewer after every entry. */
final class Filming {
    private static final Logger LOG = LoggerFactory.getLogger(Filming.class);
    private static final Written NO_CHANCES = json(List.of());

    private final TableRow row;
    private final List<EntryRow> rows;
    private final Journal journal;
    private final Position<?, ?> position;
    private final TableTime time;
    private final Camera camera;
    private final boolean asksChances;
    private final Map<Integer, String> hashes = new HashMap<>();

    private Filming(
            House house,
            TableRow row,
            OpenedGame opened,
            List<EntryRow> rows,
            List<Viewer> viewers,
            boolean asksChances) {
        this.row = row;
        this.journal = new Journal(house.store(), row.id(), opened);
        this.rows = rows;
        this.position = Position.deal(opened, Rebuilt.deal(row), journal::first, null);
        this.time = new TableTime(house, row.started());
        this.camera = new Camera(viewers);
        this.asksChances = asksChances;
        for (Checkpoint checkpoint : house.store().checkpoints(row.id()))
            hashes.put(checkpoint.number(), checkpoint.hash());
    }

    /** What comes after this entry, as far as the journal leads where it once led. */
    static Scene after(int first, House house, TableRow row, OpenedGame opened, List<EntryRow> journal) {
        List<Viewer> all = Viewer.all(row.seats().size());
        return new Filming(house, row, opened, journal, all, true).film(Math.min(first, journal.size()));
    }

    /** The same for this viewer alone, with nothing that is told after the end only. */
    static Scene after(int first, House house, TableRow row, OpenedGame opened, List<EntryRow> journal, Viewer viewer) {
        return new Filming(house, row, opened, journal, List.of(viewer), false).film(Math.min(first, journal.size()));
    }

    private Scene film(int first) {
        position.show(camera);
        Look begin = camera.look(chances(position::chances));
        List<Moment> moments = new ArrayList<>();
        int proven = 0;
        try {
            for (EntryRow known : rows.subList(0, first)) {
                Entry entry = read(known);
                position.prepare(entry).adopt();
                time.follow(entry, known.at());
                if (leadsElsewhere(entry)) return new Scene(first, begin, List.of());
            }
            if (first > 0) position.show(camera);
            begin = camera.look(chances(position::chances));
            for (EntryRow next : rows.subList(first, rows.size())) {
                Entry entry = read(next);
                var prepared = position.prepare(entry);
                prepared.show(camera);
                moments.add(moment(entry, prepared.told(), chances(prepared::chances)));
                prepared.adopt();
                time.follow(entry, next.at());
                if (leadsElsewhere(entry)) return new Scene(first, begin, moments.subList(0, proven));
                if (hashes.containsKey(entry.number())) proven = moments.size();
            }
            return new Scene(first, begin, moments);
        } catch (StoreFailure e) {
            throw e;
        } catch (RuntimeException e) {
            // Without its message: it may quote a move that is somebody's secret.
            String what = e.getClass().getSimpleName();
            LOG.warn("table {} can't be filmed from entry {}: {}", row.id(), position.number() + 1, what);
            return new Scene(first, begin, moments.subList(0, proven));
        }
    }

    private boolean leadsElsewhere(Entry entry) {
        String hash = hashes.get(entry.number());
        return hash != null && !hash.equals(position.hash());
    }

    private Entry read(EntryRow row) {
        return new Entry(row.number(), time.of(row), journal.act(row));
    }

    private Moment moment(Entry entry, List<Told> told, Written chances) {
        List<Moment.Heard> events = told.stream()
                .map(one -> new Moment.Heard(json(one.event()), one.hearers()))
                .toList();
        return new Moment(
                entry.number(),
                entry.at(),
                seat(entry.act()),
                events,
                camera.common(),
                camera.own(),
                camera.prompts(),
                chances);
    }

    private Written chances(Supplier<List<Double>> chances) {
        return asksChances ? json(chances.get()) : NO_CHANCES;
    }

    private static Written json(Object value) {
        return Written.of(Json.MAPPER.writeValueAsBytes(value));
    }

    private static @Nullable Integer seat(Act act) {
        return act instanceof Act.Moved moved ? (Integer) moved.seat() : null;
    }
}
