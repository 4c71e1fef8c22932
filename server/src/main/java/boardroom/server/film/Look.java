package boardroom.server.film;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How a game looks at one moment, to all who are filmed.
 *
 * @param common what everybody sees: view, owes, may, path and, at the end, the result
 * @param own what each seat sees beyond it
 * @param prompts what each viewer reads, the watchers as -1
 * @param chances how likely each seat was to win, to be told after the end; of a game that is filmed for one viewer, none
 */
public record Look(Written common, Map<Integer, Written> own, Map<Integer, Written> prompts, Written chances) {
    private static final int WATCHERS = -1;

    public Look {
        own = Collections.unmodifiableMap(new TreeMap<>(own));
        prompts = Collections.unmodifiableMap(new TreeMap<>(prompts));
    }

    /** As a scene keeps it: lists of all seats, and the watchers last. */
    void write(Ink out) {
        out.add("{\"common\":").add(common);
        out.add(",\"own\":[").addAll(own.values());
        // The watchers, who come first as -1, last.
        List<Written> all = new ArrayList<>(prompts.values());
        all.add(all.removeFirst());
        out.add("],\"prompts\":[").addAll(all);
        out.add("],\"chances\":").add(chances).add('}');
    }

    static Look read(Written kept) {
        Kept fields = new Kept(kept);
        List<Written> prompts = fields.get("prompts").items();
        Map<Integer, Written> bySeat = new TreeMap<>();
        for (int i = 0; i < prompts.size(); i++) bySeat.put(i < prompts.size() - 1 ? i : WATCHERS, prompts.get(i));
        List<Written> own = fields.get("own").items();
        Map<Integer, Written> hands = new TreeMap<>();
        for (int seat = 0; seat < own.size(); seat++) hands.put(seat, own.get(seat));
        return new Look(fields.get("common"), hands, bySeat, fields.get("chances"));
    }
}
