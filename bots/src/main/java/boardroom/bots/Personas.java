package boardroom.bots;

import boardroom.engine.Json;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The characters there are, weakest level first, as bots/personas.json tells them. */
public final class Personas {
    private static final String FILE = "/bots/personas.json";
    private static final List<Persona> ALL = read();

    private Personas() {}

    public static List<Persona> all() {
        return ALL;
    }

    public static List<Persona> of(Level level) {
        return ALL.stream().filter(persona -> persona.level() == level).toList();
    }

    /** The character that plays under this id of a bot; {@code null}: that bot has none. */
    public static @Nullable Persona ofBot(String bot) {
        for (Persona persona : ALL) if (botId(persona).equals(bot)) return persona;
        return null;
    }

    /** The id of the bot that plays as this character. */
    public static String botId(Persona persona) {
        return persona.level().id() + "." + persona.id();
    }

    private static List<Persona> read() {
        JsonNode byLevel = file();
        List<Persona> all = new ArrayList<>();
        for (Level level : Level.values())
            for (JsonNode one : byLevel.required(level.id()))
                all.add(new Persona(text(one, "id"), text(one, "name"), level, text(one, "temperament")));
        return List.copyOf(all);
    }

    private static String text(JsonNode persona, String field) {
        return persona.required(field).stringValue();
    }

    private static JsonNode file() {
        try (InputStream in = Personas.class.getResourceAsStream(FILE)) {
            if (in == null) throw new IllegalStateException("no " + FILE);
            return Json.MAPPER.readTree(in);
        } catch (IOException e) {
            throw new IllegalStateException(FILE, e);
        }
    }
}
