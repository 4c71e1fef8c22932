package boardroom.engine;

import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/** A game on the shelf: its id, and how to open a box of it, the shipped one or a changed one. */
public record Title(String id, Function<JsonNode, Game<?, ?>> opener) {

    /** One line of registration: the box's type and the game played from it. */
    public static <B extends Box> Title of(String id, Class<B> type, Function<B, Game<?, ?>> game) {
        return new Title(id, json -> game.apply(BoxReader.read(json, type)));
    }

    /** The game as shipped. */
    public Game<?, ?> open() {
        return open(BoxReader.shipped(id));
    }

    /** The game played from this box; throws {@link BrokenBox} if it can't be. */
    public Game<?, ?> open(JsonNode box) {
        Game<?, ?> game = opener.apply(box);
        if (!game.box().id().equals(id))
            throw new BrokenBox("id", "is " + game.box().id() + ", not " + id);
        return game;
    }
}
