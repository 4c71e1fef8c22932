package boardroom.server.house;

import boardroom.bots.Level;
import boardroom.bots.Persona;
import boardroom.bots.Personas;
import boardroom.engine.Bot;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The bots of the house: what people are offered, and who comes to a table when a level is asked for. */
public final class Cast {
    /** How long a bot of no level thinks at most, in milliseconds. */
    private static final long THINKING_MILLIS = 2_000;

    private final Map<String, Bot> bots = new LinkedHashMap<>();

    public Cast(List<? extends Bot> bots) {
        for (Bot bot : bots) this.bots.put(bot.id(), bot);
    }

    /** The bot of this id; {@code null}: the house has none. */
    public @Nullable Bot bot(String id) {
        return bots.get(id);
    }

    /** What people are offered, weakest first: levels, or in a house without any all its bots. */
    public List<String> offered() {
        List<String> levels = Arrays.stream(Level.values())
                .filter(level -> !of(level).isEmpty())
                .map(Level::id)
                .toList();
        return levels.isEmpty() ? List.copyOf(bots.keySet()) : levels;
    }

    /** Whether somebody comes when this bot or level is asked for. */
    public boolean knows(String wanted) {
        return bots.containsKey(wanted) || !ofLevel(wanted).isEmpty();
    }

    /**
     * The bot that comes to this seat of a table, where these are already, when a bot or a level is asked for;
     * {@code null}: there is none. A table meets the characters of a level in an order of its own, from seat to seat
     * another temperament.
     */
    public @Nullable String called(String wanted, String table, int seat, Collection<String> there) {
        if (bots.containsKey(wanted)) return wanted;
        List<String> able = ofLevel(wanted);
        if (able.isEmpty()) return null;
        int first = Math.floorMod(table.hashCode() + seat, able.size());
        for (int i = 0; i < able.size(); i++) {
            String one = able.get((first + i) % able.size());
            if (!there.contains(one)) return one;
        }
        return able.get(first);
    }

    /** Who comes by itself to sit in for somebody: a strong one, or the last of the list; {@code null}: nobody. */
    public @Nullable String standIn(String table, int seat, Collection<String> there) {
        String strong = called(Level.STRONG.id(), table, seat, there);
        return strong != null || bots.isEmpty()
                ? strong
                : List.copyOf(bots.keySet()).getLast();
    }

    /** What a bot is called: its character's name, or its id if it has none. */
    public static String name(String bot) {
        Persona persona = Personas.ofBot(bot);
        return persona == null ? bot : persona.name();
    }

    /** How long a bot thinks at most, in milliseconds. */
    public static long thinkingMillis(Bot bot) {
        Persona persona = Personas.ofBot(bot.id());
        return persona == null ? THINKING_MILLIS : persona.level().millis();
    }

    private List<String> ofLevel(String wanted) {
        for (Level level : Level.values()) if (level.id().equals(wanted)) return of(level);
        return List.of();
    }

    private List<String> of(Level level) {
        return Personas.of(level).stream()
                .map(Personas::botId)
                .filter(bots::containsKey)
                .toList();
    }
}
