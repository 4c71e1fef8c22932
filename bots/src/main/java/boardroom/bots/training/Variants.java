package boardroom.bots.training;

import boardroom.engine.Bot;
import boardroom.engine.Evaluation;
import boardroom.engine.Game;
import boardroom.engine.Learned;
import boardroom.engine.SenseReader;
import boardroom.engine.Title;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
                : new BotBy(by(file.with(learned(evaluation)).sense()), bot);
    }

    private static Learned.Evaluation learned(Evaluation<?> evaluation) {
        List<String> names = evaluation.features().names();
        Map<String, List<Double>> weights = new LinkedHashMap<>();
        for (int feature = 0; feature < names.size(); feature++) {
            List<Double> byStage = new ArrayList<>();
            for (int stage = 0; stage < evaluation.features().stages(); stage++)
                byStage.add(evaluation.weight(stage, feature));
            weights.put(names.get(feature), byStage);
        }
        return new Learned.Evaluation(TRIED, weights);
    }
}
