package boardroom.server.house;

import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.PrivateView;
import boardroom.engine.Prompt;
import boardroom.engine.Seats;
import boardroom.engine.State;
import boardroom.engine.Told;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who looks at a game: one of its seats, or the watchers, who are one together. Here stands all that a viewer
 * sees and hears of it. Everybody sees the public view, who owes and who may move, the path, the clock and the result,
 * and hears what is told to everybody; a seat sees and hears besides what is its own. A watcher has nothing of their own,
 * and reads the prompt of somebody who waits.
 */
public record Viewer(int seat) {
    /** All who have no seat. */
    public static final Viewer WATCHERS = new Viewer(Prompt.WATCHER);

    /** Every seat, and the watchers last. */
    public static List<Viewer> all(int seats) {
        return Stream.concat(IntStream.range(0, seats).mapToObj(Viewer::new), Stream.of(WATCHERS))
                .toList();
    }

    public boolean isWatcher() {
        return seat == Prompt.WATCHER;
    }

    /** What only this viewer sees; {@code null}: nothing. */
    public <S extends State<S>> @Nullable PrivateView own(Game<S, ?> game, S s) {
        return isWatcher() ? null : game.privateView(s, seat);
    }

    /** What is being decided, as this viewer reads it; who owes a move can always answer it from the prompt alone. */
    public <S extends State<S>, M extends Move> Prompt prompt(Game<S, M> game, S s) {
        Prompt prompt = game.prompt(s, seat);
        if (isWatcher() || !game.owes(s).has(seat)) return prompt;
        List<M> moves = new ArrayList<>();
        game.moves(s, seat, moves::add);
        return prompt.owing(moves);
    }

    public boolean hears(Told told) {
        return isAmong(told.hearers());
    }

    /** Whether this viewer is among those who hear something; {@code null}: everybody does. */
    public boolean isAmong(@Nullable Seats hearers) {
        return hearers == null || hearers.has(seat);
    }
}
