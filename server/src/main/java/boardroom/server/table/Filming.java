package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Entry;
import boardroom.engine.Json;
import boardroom.engine.Told;
import boardroom.server.film.Changes;
import boardroom.server.film.Look;
import boardroom.server.film.Moment;
import boardroom.server.film.Scene;
import boardroom.server.house.House;
import boardroom.server.house.OpenedGame;
import boardroom.server.house.Viewer;
import boardroom.server.store.Checkpoint;
import boardroom.server.store.EntryRow;
import boardroom.server.store.TableRow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Plays a journal once more and films it: how it looked to each viewer after every entry. */
final class Filming {
    private final List<EntryRow> rows;
    private final Journal journal;
    private final Position<?, ?> position;
    private final TableTime time;
    private final List<Viewer> viewers;
    private final Map<Integer, String> hashes = new HashMap<>();

    private Filming(House house, TableRow row, OpenedGame opened) {
        this.journal = new Journal(house.store(), row.id(), opened);
        this.rows = journal.rows();
        this.position = Position.deal(opened, Rebuilt.deal(row), journal::first, null);
        this.time = new TableTime(house, row.started());
        this.viewers = Viewer.all(row.seats().size());
        for (Checkpoint checkpoint : house.store().checkpoints(row.id()))
            hashes.put(checkpoint.number(), checkpoint.hash());
    }

    /** What comes after this entry, as far as the journal leads where it once led. */
    static Scene after(int first, House house, TableRow row, OpenedGame opened) {
        return new Filming(house, row, opened).film(first);
    }

    private Scene film(int kept) {
        int first = Math.min(kept, rows.size());
        for (EntryRow row : rows.subList(0, first)) {
            Entry known = read(row);
            position.prepare(known).adopt();
            time.follow(known, row.at());
        }
        Look begin = position.sight(viewers).look(position.chances());
        List<Moment> moments = new ArrayList<>();
        int proven = 0;
        Look before = begin;
        for (EntryRow row : rows.subList(first, rows.size())) {
            Entry entry = read(row);
            var prepared = position.prepare(entry);
            Look now = prepared.sight(viewers).look(prepared.chances());
            moments.add(moment(entry, prepared.told(), before, now));
            before = now;
            prepared.adopt();
            time.follow(entry, row.at());
            String hash = hashes.get(entry.number());
            if (hash == null) continue;
            if (!hash.equals(position.hash())) return new Scene(first, begin, moments.subList(0, proven));
            proven = moments.size();
        }
        return new Scene(first, begin, moments);
    }

    private Entry read(EntryRow row) {
        return new Entry(row.number(), time.of(row), journal.act(row));
    }

    private Moment moment(Entry entry, List<Told> told, Look before, Look now) {
        List<Moment.Heard> events = told.stream()
                .map(one -> new Moment.Heard(Json.MAPPER.valueToTree(one.event()), one.hearers()))
                .toList();
        return new Moment(
                entry.number(),
                entry.at(),
                seat(entry.act()),
                events,
                Changes.between(before.common(), now.common()),
                changes(before.own(), now.own(), viewers),
                changes(before.prompts(), now.prompts(), viewers),
                now.chances());
    }

    private static @Nullable Integer seat(Act act) {
        return act instanceof Act.Moved moved ? (Integer) moved.seat() : null;
    }

    /** By seat, the watchers as {@link Viewer#WATCHERS}. */
    private static Map<Integer, JsonNode> changes(List<JsonNode> before, List<JsonNode> now, List<Viewer> whose) {
        Map<Integer, JsonNode> changes = new HashMap<>();
        for (int i = 0; i < now.size(); i++) {
            JsonNode change = Changes.between(before.get(i), now.get(i));
            if (!change.isEmpty()) changes.put(whose.get(i).seat(), change);
        }
        return changes;
    }
}
