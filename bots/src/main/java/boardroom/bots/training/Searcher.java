package boardroom.bots.training;

import boardroom.engine.Bot;
import boardroom.engine.Evaluation;
import org.jspecify.annotations.Nullable;

/** Makes a bot that thinks quickly ahead and values positions as told. */
@FunctionalInterface
public interface Searcher {
    /** By this evaluation; {@code null}: by what the game itself says. */
    Bot by(@Nullable Evaluation<?> evaluation);
}
