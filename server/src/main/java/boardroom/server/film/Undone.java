package boardroom.server.film;

import boardroom.engine.Act;
import boardroom.engine.Entry;
import boardroom.engine.Json;
import boardroom.engine.Move;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Which entries of a journal were taken back; it reads the acts alone, so that the moves may be of any rules. */
public final class Undone {
    private final List<Entry> entries = new ArrayList<>();
    private final List<Entry> backs = new ArrayList<>();

    /** Some move of some seat. */
    private enum Any implements Move {
        MOVE
    }

    private Undone() {}

    /** By the acts as they are stored, from the first entry on. */
    public static Undone by(List<String> acts) {
        Undone undone = new Undone();
        // Most games never go back, and have nothing to be read.
        if (acts.stream().noneMatch(act -> act.contains("-back\""))) return undone;
        for (String act : acts) undone.add(new Entry(undone.entries.size() + 1, 0, read(act)));
        return undone;
    }

    private static Act read(String act) {
        JsonNode json = Json.MAPPER.readTree(act);
        return json.get("act").stringValue().equals("moved")
                ? new Act.Moved(json.get("seat").intValue(), Any.MOVE, "")
                : Json.MAPPER.treeToValue(json, Act.class);
    }

    private void add(Entry entry) {
        entries.add(entry);
        if (entry.act() instanceof Act.GoesBack) backs.add(entry);
    }

    /** Whether the game went back after the one entry and no later than with the other. */
    boolean goesBack(int after, int until) {
        return backs.stream().anyMatch(back -> back.number() > after && back.number() <= until);
    }

    /** Whether an entry no longer counts once another has happened. */
    boolean isUndone(int number, int then) {
        return backs.stream()
                .filter(back -> back.number() > number && back.number() <= then)
                .anyMatch(back -> ((Act.GoesBack) back.act()).undoes(entries.get(number - 1)));
    }

    /** Whether an entry lies where nothing was ever gone back over. */
    boolean stands(int number) {
        return backs.stream().noneMatch(back -> number <= back.number() && number > ((Act.GoesBack) back.act()).to());
    }
}
