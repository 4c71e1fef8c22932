package boardroom.engine;

import java.util.ArrayList;
import java.util.List;

/** Keeps what is told, in order. */
public final class Telling implements Events {
    private final List<Told> told = new ArrayList<>();

    @Override
    public void tell(Seats hearers, Event event) {
        told.add(new Told(event, hearers));
    }

    @Override
    public void tell(Event event) {
        told.add(new Told(event, null));
    }

    public List<Told> told() {
        return told;
    }

    /** What this seat (or, at {@link Prompt#WATCHER}, a watcher) hears. */
    public List<Event> heardBy(int seat) {
        return told.stream().filter(t -> t.isHeardBy(seat)).map(Told::event).toList();
    }
}
