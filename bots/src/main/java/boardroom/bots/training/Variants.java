package boardroom.bots.training;

import boardroom.engine.Bot;
import boardroom.engine.Game;
import boardroom.engine.Learned;
import boardroom.engine.SenseReader;
import boardroom.engine.Title;
import java.util.List;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A game and the same one with other senses, all of which can sit at one table. */
public record Variants(Title title, Game<?, ?> game, SenseFile file) {
    private static final Learned.Found TRIED = new Learned.Found("", 0, List.of(), List.of(), List.of(), null);

    /** The game as it plays by this file. */
    public static Variants of(Title title, SenseFile file) {
        return new Variants(title, SenseReader.with(title.id(), file.sense(), title::open), file);
    }

    /** From the very same box, not one like it: states hold its cards, and some rules know them as objects. */
    Game<?, ?> by(ObjectNode sense) {
        return SenseReader.with(title.id(), sense, () -> title.open(JsonNodeFactory.instance.pojoNode(game.box())));
    }

    /** This bot, valuing positions as told. */
    public Searcher searcher(Bot bot) {
        return evaluation -> evaluation == null
                ? bot
                : new BotBy(
                        by(file.with(new Learned.Evaluation(TRIED, Found.weights(evaluation)))
                                .sense()),
                        bot);
    }
}
