package boardroom.server.table;

import boardroom.engine.Seats;
import boardroom.engine.Told;
import boardroom.server.house.Viewer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which of the events a viewer was told, numbered by each from the deal on, no longer count: who heard them is all it keeps. */
final class Retelling {
    private record Heard(int entry, @Nullable Seats hearers) {}

    private final List<Heard> all = new ArrayList<>();
    private final BitSet undone = new BitSet();

    void hear(int entry, List<Told> events) {
        for (Told told : events) all.add(new Heard(entry, told.hearers()));
    }

    /** This entry no longer counts. */
    void undo(int entry) {
        undone.set(entry);
    }

    private List<Heard> heardBy(Viewer viewer) {
        return all.stream().filter(heard -> viewer.isAmong(heard.hearers)).toList();
    }

    /** How many of this viewer's events belong to the entries up to this one. */
    int until(Viewer viewer, int number) {
        return (int)
                heardBy(viewer).stream().filter(heard -> heard.entry <= number).count();
    }

    /** The numbers of this viewer's events that no longer count. */
    List<Integer> undone(Viewer viewer) {
        List<Heard> heard = heardBy(viewer);
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < heard.size(); i++) if (undone.get(heard.get(i).entry)) numbers.add(i + 1);
        return numbers;
    }
}
