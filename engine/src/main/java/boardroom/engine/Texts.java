package boardroom.engine;

import com.ibm.icu.text.ListFormatter;
import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.util.ULocale;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The sentences of one language: keys to ICU messages, and how each unit is written. */
public final class Texts {
    private final ULocale locale;
    private final Map<String, String> messages = new HashMap<>();
    private final Map<String, Unit> units = new HashMap<>();

    /** How seats and cards are called where a sentence names them. */
    public interface Names {
        String seat(int seat);

        String card(String id);
    }

    public Texts(String language, JsonNode... files) {
        this.locale = ULocale.forLanguageTag(language);
        for (JsonNode file : files) {
            file.path("texts")
                    .properties()
                    .forEach(t -> messages.put(t.getKey(), t.getValue().stringValue()));
            file.path("units")
                    .properties()
                    .forEach(u -> units.put(u.getKey(), Json.MAPPER.treeToValue(u.getValue(), Unit.class)));
        }
    }

    /** What is said at every table, whatever is played there. */
    public static JsonNode ofTheHouse(String language) {
        return resource("/texts/" + language + ".json");
    }

    /** The texts that ship beside a game's box, laid over those of the house. */
    public static JsonNode shipped(String game, String language) {
        ObjectNode all = (ObjectNode) resource("/boxes/" + game + "/" + language + ".json");
        ObjectNode texts = (ObjectNode) ofTheHouse(language).get("texts");
        texts.setAll((ObjectNode) all.get("texts"));
        all.set("texts", texts);
        return all;
    }

    /** Any texts on the class path. */
    public static JsonNode resource(String path) {
        try (InputStream in = Texts.class.getResourceAsStream(path)) {
            if (in == null) throw new IllegalArgumentException("no texts at " + path);
            return Json.MAPPER.readTree(in);
        } catch (IOException e) {
            throw new IllegalStateException(path, e);
        }
    }

    public boolean has(String key) {
        return messages.containsKey(key);
    }

    public Set<String> keys() {
        return new TreeSet<>(messages.keySet());
    }

    /** The names of the arguments a text uses. */
    public Set<String> arguments(String key) {
        return new TreeSet<>(message(key).getArgumentNames());
    }

    /** A text that takes no arguments, as it is read. */
    public String plain(String key) {
        return message(key).format(Map.of());
    }

    public String render(Say say, Names names) {
        Map<String, Object> args = new HashMap<>();
        say.args().forEach((name, arg) -> args.put(name, write(arg, names)));
        return message(say.key()).format(args);
    }

    /** The log line of an event; {@code null} if it has none. */
    public @Nullable String event(Event event, Names names) {
        Say say = say(event);
        return has(say.key()) ? render(say, names) : null;
    }

    /**
     * An event as the sentence it is: its type's name and those of its components that can stand in a sentence; a flag is
     * the word {@code true} or {@code false}, to select by.
     */
    public static Say say(Event event) {
        JsonNode json = Json.MAPPER.valueToTree(event);
        Map<String, Arg> args = new LinkedHashMap<>();
        json.properties().forEach(p -> {
            JsonNode value = p.getValue();
            if (value.isBoolean()) args.put(p.getKey(), Arg.of(String.valueOf(value.booleanValue())));
            else if (isArg(value)) args.put(p.getKey(), Json.MAPPER.treeToValue(value, Arg.class));
        });
        return new Say("event." + json.path("type").stringValue(), args);
    }

    private static boolean isArg(JsonNode value) {
        if (value.isArray()) {
            for (JsonNode item : value) if (!isArg(item)) return false;
            return true;
        }
        if (value.isObject()) {
            if (value.size() != 1) return false;
            JsonNode only = value.properties().iterator().next().getValue();
            return only.isIntegralNumber() || (value.has("card") && only.isString()) || value.has("say");
        }
        return value.isIntegralNumber() || value.isString();
    }

    private MessageFormat message(String key) {
        String text = messages.get(key);
        if (text == null) throw new IllegalArgumentException("no text for " + key);
        return new MessageFormat(text, locale);
    }

    private Object write(Arg arg, Names names) {
        return switch (arg) {
            case Arg.Count count -> count.count();
            case Arg.Text text -> text.text();
            case Arg.Seat seat -> names.seat(seat.seat());
            case Arg.CardId card -> names.card(card.card());
            case Arg.Nested nested -> render(nested.say(), names);
            case Arg.Items items -> {
                List<Object> written =
                        items.items().stream().map(i -> write(i, names)).toList();
                yield ListFormatter.getInstance(locale).format(written);
            }
            case Arg.Amount amount -> {
                Unit unit = units.get(amount.unit());
                if (unit == null) throw new IllegalArgumentException("no unit " + amount.unit());
                yield unit.write(amount.value());
            }
        };
    }
}
