package boardroom.engine.guide;

import boardroom.engine.Deal;
import boardroom.engine.Event;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.State;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A guide beside the game it speaks of: tells which steps are due, from what their seat may know and nothing else. */
public final class Guidance {
    private final Guide guide;
    private final Standpoint.Cards cards;

    public Guidance(Guide guide, Game<?, ?> game) {
        this.guide = guide;
        this.cards = new Standpoint.Cards(game);
    }

    /** The guide that ships with a game; {@code null}: it has none. */
    public static @Nullable Guidance shipped(Game<?, ?> game) {
        Guide guide = Guide.shipped(game.box());
        return guide == null ? null : new Guidance(guide, game);
    }

    public Guide guide() {
        return guide;
    }

    /** How it stands for this seat, which has heard these events since its last move. */
    public <S extends State<S>, M extends Move> Standpoint standpoint(
            Game<S, M> game, Deal deal, S s, int seat, List<? extends Event> heard) {
        return Standpoint.of(game, cards, deal, s, seat, heard);
    }

    public static boolean isDue(GuideStep step, Standpoint now) {
        return step.when().holds(new Lookout(now, null));
    }

    /** The ids of the steps that are due, in the order of the script. */
    public List<String> due(Standpoint now) {
        return due(guide.all(), now);
    }

    /** The same of those alone that only a fuller game than the first has a place for. */
    public List<String> dueLater(Standpoint now) {
        return due(guide.fuller(), now);
    }

    private static List<String> due(List<GuideStep> steps, Standpoint now) {
        return steps.stream()
                .filter(step -> isDue(step, now))
                .map(GuideStep::id)
                .toList();
    }
}
