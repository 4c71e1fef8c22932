package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Entry;
import boardroom.engine.Told;
import boardroom.server.house.Viewer;
import java.util.ArrayList;
import java.util.List;

/** Which of the events a viewer was told, numbered by each from the deal on, no longer count. */
final class Retelling {
    private record Heard(Entry entry, Told told) {}

    private final List<Heard> all = new ArrayList<>();
    private final List<Entry> backs = new ArrayList<>();

    void hear(Entry entry, List<Told> events) {
        for (Told told : events) all.add(new Heard(entry, told));
        if (entry.act() instanceof Act.GoesBack) backs.add(entry);
    }

    private List<Entry> heardBy(Viewer viewer) {
        return all.stream()
                .filter(heard -> viewer.hears(heard.told))
                .map(Heard::entry)
                .toList();
    }

    /** How many of this viewer's events belong to the entries up to this one. */
    int until(Viewer viewer, int number) {
        return (int) heardBy(viewer).stream()
                .filter(entry -> entry.number() <= number)
                .count();
    }

    /** The numbers of this viewer's events that no longer count. */
    List<Integer> undone(Viewer viewer) {
        List<Entry> heard = heardBy(viewer);
        List<Integer> undone = new ArrayList<>();
        for (int i = 0; i < heard.size(); i++) if (isUndone(heard.get(i))) undone.add(i + 1);
        return undone;
    }

    private boolean isUndone(Entry entry) {
        return backs.stream()
                .anyMatch(back ->
                        back.number() > entry.number() && back.act() instanceof Act.GoesBack act && act.undoes(entry));
    }
}
