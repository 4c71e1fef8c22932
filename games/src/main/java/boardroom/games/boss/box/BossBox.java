package boardroom.games.boss.box;

import boardroom.engine.Box;
import boardroom.engine.Sized;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;

/** The box of Boss, component by component as in its JSON (section 2). */
public record BossBox(
        @JsonUnwrapped Head head,
        Constants constants,
        Clocks clocksSeconds,
        Solo solo,
        @Sized(from = 4, to = 4) List<AgendaItem> agenda,
        Worker startingWorker,
        @Sized(from = 1, to = 200) List<Worker> workers,
        @Sized(from = 1, to = 300) List<Project> projects,
        @Sized(from = 1, to = 100) List<EventCard> events,
        @Sized(from = 1, to = 100) List<Issue> issues)
        implements Box {

    /** What an item of the agenda costs, in ideas. */
    public int price(String item) {
        for (AgendaItem each : agenda) if (each.id().equals(item)) return each.cost();
        throw new IllegalArgumentException("nothing on the agenda is called " + item);
    }
}
