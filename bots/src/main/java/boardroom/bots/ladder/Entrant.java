package boardroom.bots.ladder;

import boardroom.bots.Bots;
import boardroom.bots.GreedyBot;
import boardroom.bots.Level;
import boardroom.bots.Persona;
import boardroom.bots.SearchBot;
import boardroom.engine.Bot;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Who plays on the ladder: a bot under the name it has there. */
public record Entrant(String id, Bot bot) {
    /** Its rating is fixed, and all others are read from there. */
    public static final String ANCHOR = new GreedyBot().id();

    private static final Pattern SEARCH = Pattern.compile("search-([1-9][0-9]{0,5})");

    /** Frozen anchors and levels, about from weak to strong. */
    public static final List<String> USUAL =
            List.of("random", ANCHOR, "beginner", "casual", "strong", "search-200", "expert");

    /** By its name: a level, {@code search-N} or any bot of the house; {@code null}: there is none. */
    public static @Nullable Entrant named(String id) {
        for (Level level : Level.values())
            if (level.id().equals(id)) return new Entrant(id, new SearchBot(new Persona(id, id, level, "")));
        Matcher search = SEARCH.matcher(id);
        if (search.matches()) return new Entrant(id, SearchBot.anchor(Integer.parseInt(search.group(1))));
        Bot bot = Bots.byId(id);
        return bot == null ? null : new Entrant(id, bot);
    }

    /** Of a search the one that thinks twice as long; {@code null}: it is none. */
    @Nullable Entrant doubled() {
        Matcher search = SEARCH.matcher(id);
        return search.matches() ? named("search-" + 2 * Integer.parseInt(search.group(1))) : null;
    }

    /** The same bot under a second name, as its own opponent. */
    Entrant mirrored() {
        return new Entrant(id + "'", bot);
    }
}
