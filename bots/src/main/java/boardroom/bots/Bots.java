package boardroom.bots;

import boardroom.engine.Bot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bots there are: two anchors that never change, and one for each character of every level, weakest first. */
public final class Bots {
    private static final List<Bot> ANCHORS = List.of(new RandomBot(), new GreedyBot());
    private static final List<Bot> ALL = withPersonas();

    private Bots() {}

    private static List<Bot> withPersonas() {
        List<Bot> all = new ArrayList<>(ANCHORS);
        for (Persona persona : Personas.all()) all.add(new SearchBot(persona));
        return List.copyOf(all);
    }

    public static List<Bot> all() {
        return ALL;
    }

    /** What people are offered, weakest first. */
    public static List<String> levels() {
        return Arrays.stream(Level.values()).map(Level::id).toList();
    }

    /** Whom a match is played by: the anchors and the levels; a level has characters too, as {@code level.persona}. */
    public static List<String> ids() {
        List<String> ids = new ArrayList<>(ANCHORS.stream().map(Bot::id).toList());
        ids.addAll(levels());
        return ids;
    }

    /** The bot of this id, of a level alone its first character; {@code null}: there is none. */
    public static @Nullable Bot byId(String id) {
        for (Bot bot : ALL) if (bot.id().equals(id) || bot.id().startsWith(id + ".")) return bot;
        return null;
    }
}
