package boardroom.engine;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads what is known about good play in a game: the weights beside its box, in {@code sense.json}, or others that are tried
 * out while a game is opened.
 */
public final class SenseReader {
    static final String EVALUATION = "evaluation";
    static final String TEMPERAMENTS = "temperaments";

    /** What a game is opened with instead of its file. */
    private record Tried(String game, ObjectNode sense) {}

    private static final ScopedValue<Tried> TRIED = ScopedValue.newInstance();

    private SenseReader() {}

    /** Opens a game that plays by this sense, not by the one that ships: {@code with(id, sense, title::open)}. */
    public static <G> G with(String game, ObjectNode sense, Supplier<? extends G> opening) {
        return ScopedValue.where(TRIED, new Tried(game, sense)).call(opening::get);
    }

    /** The weights that ship with a game; unknown and missing ones are faults of the file. */
    public static <W> W shipped(String game, Class<W> weights) {
        ObjectNode sense = read(game, weights);
        if (sense == null) throw new IllegalStateException("no weights at " + path(game));
        sense.remove(EVALUATION);
        sense.remove(TEMPERAMENTS);
        return Json.MAPPER.treeToValue(sense, weights);
    }

    /** What bots have learnt of a game; it ships beside this class of the game. */
    static Learned learned(String game, Class<?> beside) {
        ObjectNode sense = read(game, beside);
        if (sense == null) return Learned.NOTHING;
        sense.retain(EVALUATION);
        return Json.MAPPER.treeToValue(sense, Learned.class);
    }

    /** The characters a game knows of, by what it is opened with now; it ships beside this class of the game. */
    public static Temperaments temperaments(String game, Class<?> beside, Features<?> features) {
        ObjectNode sense = read(game, beside);
        return sense == null ? Temperaments.NONE : Temperaments.of(game, sense, features);
    }

    private static @Nullable ObjectNode read(String game, Class<?> beside) {
        if (TRIED.isBound() && TRIED.get().game.equals(game))
            return TRIED.get().sense.deepCopy();
        try (InputStream in = beside.getResourceAsStream(path(game))) {
            return in == null ? null : (ObjectNode) Json.MAPPER.readTree(in);
        } catch (IOException e) {
            throw new IllegalStateException(path(game), e);
        }
    }

    private static String path(String game) {
        return "/boxes/" + game + "/sense.json";
    }
}
