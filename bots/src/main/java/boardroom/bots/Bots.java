package boardroom.bots;

import boardroom.engine.Bot;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bots there are, weakest first; how a level is called stands in the texts under its id. */
public final class Bots {
    private static final List<Bot> ALL = List.of(new RandomBot(), new GreedyBot());

    private Bots() {}

    public static List<Bot> all() {
        return ALL;
    }

    public static List<String> ids() {
        return ALL.stream().map(Bot::id).toList();
    }

    /** The bot of this id; {@code null}: there is none. */
    public static @Nullable Bot byId(String id) {
        for (Bot bot : ALL) if (bot.id().equals(id)) return bot;
        return null;
    }
}
