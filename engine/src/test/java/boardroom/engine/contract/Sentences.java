package boardroom.engine.contract;

import boardroom.engine.Arg;
import boardroom.engine.Box;
import boardroom.engine.Card;
import boardroom.engine.Event;
import boardroom.engine.Say;
import boardroom.engine.Texts;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Reads what a game says with the texts it ships: every key is there, with exactly its arguments, and reads well. */
final class Sentences implements Texts.Names {
    /** What the engine says for every game; the house has the texts. */
    private static final Set<String> OF_THE_HOUSE = Set.of("move.not-now");

    private static final List<String> LOOKS_WRONG = List.of("{", "}", "null", "  ", " .", " ,");

    private final Texts texts;
    private final Map<String, String> cards = new HashMap<>();
    private final Map<String, Set<String>> arguments = new HashMap<>();

    Sentences(Texts texts, Box box) {
        this.texts = texts;
        box.cards().values().forEach(kind -> kind.forEach(card -> cards.put(card.id(), card.name())));
    }

    /** What is wrong with a text: its syntax, or nothing ({@code null}). */
    @Nullable String unreadable(String key) {
        try {
            arguments(key);
            return null;
        } catch (IllegalArgumentException e) {
            return "the text of " + key + " can't be read: " + e.getMessage();
        }
    }

    /** What is wrong with a sentence of these arguments; {@code null}: nothing. */
    @Nullable String fault(String key, Set<String> arguments) {
        if (OF_THE_HOUSE.contains(key)) return null;
        if (!texts.has(key)) return key + " has no text";
        String unreadable = unreadable(key);
        if (unreadable != null) return unreadable;
        if (arguments(key).equals(arguments)) return null;
        return key + " is said with " + new TreeSet<>(arguments) + ", its text uses " + arguments(key);
    }

    private Set<String> arguments(String key) {
        return arguments.computeIfAbsent(key, texts::arguments);
    }

    /** Fails with the first fault of anything said in this: a say, or whatever holds says. */
    void read(@Nullable Object holder, String where) {
        switch (holder) {
            case null -> {}
            case Say say -> read(say, where);
            case Arg.Nested nested -> read(nested.say(), where);
            case Collection<?> many -> many.forEach(one -> read(one, where));
            case Map<?, ?> map -> map.values().forEach(one -> read(one, where));
            case Record made
            when !isPlain(made.getClass()) -> {
                for (RecordComponent component : made.getClass().getRecordComponents())
                    read(value(made, component), where + ", " + component.getName());
            }
            default -> {}
        }
    }

    private void read(Say say, String where) {
        String fault = fault(say.key(), say.args().keySet());
        if (fault != null) throw new AssertionError(where + ": " + fault);
        say.args().values().forEach(arg -> read(arg, where));
        if (!OF_THE_HOUSE.contains(say.key())) readsWell(say, where);
    }

    /** The line of the log, if the event has one, and every say inside it. */
    void hear(Event event, String where) {
        Say line = Texts.say(event);
        if (texts.has(line.key())) {
            Set<String> missing = new TreeSet<>(arguments(line.key()));
            missing.removeAll(line.args().keySet());
            if (!missing.isEmpty())
                throw new AssertionError(where + ": the text of " + line.key() + " uses " + missing
                        + ", which this event does not have: " + event);
            readsWell(line, where);
        }
        read(event, where);
    }

    private void readsWell(Say say, String where) {
        String written;
        try {
            written = texts.render(say, this);
        } catch (IllegalArgumentException e) {
            throw new AssertionError(where + ": " + say + " can't be written: " + e.getMessage(), e);
        }
        if (written.isBlank() || LOOKS_WRONG.stream().anyMatch(written::contains))
            throw new AssertionError(where + ": " + say.key() + " reads \"" + written + "\"");
    }

    /** Records that surely hold no say; most of what there is to walk. */
    private static boolean isPlain(Class<?> type) {
        return Card.class.isAssignableFrom(type);
    }

    private static @Nullable Object value(Object made, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(made);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new LinkageError(component.toString(), e);
        }
    }

    @Override
    public String seat(int seat) {
        return "seat " + seat;
    }

    @Override
    public String card(String id) {
        String name = cards.get(id);
        if (name == null) throw new IllegalArgumentException("no card " + id);
        return name;
    }
}
