package boardroom.server.film;

import boardroom.engine.Seats;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * One entry of a journal as the film keeps it: what was told to whom, and what looks different since the entry before.
 *
 * @param at how long the table had been played, in milliseconds
 * @param by the seat that moved; {@code null}: the clock or the table did it
 * @param own the changes of each seat for which something changed, and {@code prompts} likewise, the watchers as -1
 */
public record Moment(
        int number,
        long at,
        @Nullable Integer by,
        List<Heard> events,
        List<Written> common,
        Map<Integer, List<Written>> own,
        Map<Integer, List<Written>> prompts,
        Written chances) {
    public Moment {
        events = List.copyOf(events);
        common = List.copyOf(common);
        own = Collections.unmodifiableSortedMap(new TreeMap<>(own));
        prompts = Collections.unmodifiableSortedMap(new TreeMap<>(prompts));
    }

    /** An event and the seats that heard it; {@code null}: everybody did. */
    public record Heard(Written event, @Nullable Seats by) {
        boolean isHeardBy(int seat) {
            return by == null || by.has(seat);
        }

        private void write(Ink out) {
            out.add("{\"event\":").add(event).add(",\"by\":");
            if (by == null) out.add("null}");
            else out.add(by.list().toString().replace(" ", "")).add('}');
        }

        private static Heard read(Written kept) {
            Kept fields = new Kept(kept);
            Written by = fields.orNull("by");
            Seats seats = by == null
                    ? null
                    : Seats.ofList(
                            by.items().stream().map(seat -> (int) seat.number()).toList());
            return new Heard(fields.get("event"), seats);
        }
    }

    /** As a scene keeps it. */
    void write(Ink out) {
        out.add("{\"number\":").add(number).add(",\"at\":").add(at);
        out.add(",\"by\":").add(String.valueOf(by)).add(",\"events\":[");
        for (int i = 0; i < events.size(); i++) {
            if (i > 0) out.add(',');
            events.get(i).write(out);
        }
        out.add("],\"common\":[").addAll(common).add(']');
        write(out.add(",\"own\":{"), own);
        write(out.add("},\"prompts\":{"), prompts);
        out.add("},\"chances\":").add(chances).add('}');
    }

    private static void write(Ink out, Map<Integer, List<Written>> changes) {
        boolean isFirst = true;
        for (Map.Entry<Integer, List<Written>> of : changes.entrySet()) {
            if (!isFirst) out.add(',');
            isFirst = false;
            out.add('"').add(of.getKey()).add("\":[").addAll(of.getValue()).add(']');
        }
    }

    static Moment read(Written kept) {
        Kept fields = new Kept(kept);
        Written by = fields.orNull("by");
        List<Heard> events = new ArrayList<>();
        for (Written event : fields.get("events").items()) events.add(Heard.read(event));
        return new Moment(
                (int) fields.get("number").number(),
                fields.get("at").number(),
                by == null ? null : (Integer) (int) by.number(),
                events,
                fields.get("common").items(),
                bySeat(fields.get("own")),
                bySeat(fields.get("prompts")),
                fields.get("chances"));
    }

    private static Map<Integer, List<Written>> bySeat(Written kept) {
        Map<Integer, List<Written>> changes = new TreeMap<>();
        for (Written.Field field : kept.fields())
            changes.put(Integer.valueOf(field.name().name()), field.value().items());
        return changes;
    }
}
