package boardroom.bots;

import boardroom.engine.Box;
import boardroom.engine.Event;
import boardroom.engine.Game;
import boardroom.engine.GameTypes;
import boardroom.engine.Move;
import boardroom.engine.Pace;
import boardroom.engine.Preview;
import boardroom.engine.PrivateView;
import boardroom.engine.Prompt;
import boardroom.engine.PublicView;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.engine.State;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A game for bots alone: a box of nothing but its head, nothing to see, no clocks; only its rules are left to tell. */
public abstract class TinyGame<S extends State<S>, M extends Move> implements Game<S, M> {
    private record HeadOnly(Head head) implements Box {}

    private record Nothing() implements PublicView, PrivateView {}

    private final Box box;
    private final Class<S> state;
    private final Class<M> move;

    protected TinyGame(String id, Box.SeatRange seats, Class<S> state, Class<M> move) {
        this.box = new HeadOnly(new Box.Head(
                id,
                id,
                1,
                "en",
                seats,
                new Box.Minutes(1, 1),
                List.of(),
                List.of(),
                new Box.BotPause(0, 0),
                null,
                null,
                null));
        this.state = state;
        this.move = move;
    }

    @Override
    public Box box() {
        return box;
    }

    @Override
    public int rulesVersion() {
        return 1;
    }

    @Override
    public GameTypes<S, M> types() {
        return new GameTypes<>(state, move, Event.class, Nothing.class, Nothing.class);
    }

    @Override
    public Seats may(S s) {
        return owes(s);
    }

    @Override
    public Preview preview(S s, int seat, M listed) {
        return Preview.NOTHING;
    }

    @Override
    public Prompt prompt(S s, int seat) {
        return Prompt.waiting("choose", "1", Say.of("prompt.choose"));
    }

    @Override
    public @Nullable Pace pace(S s) {
        return null;
    }

    @Override
    public PublicView publicView(S s) {
        return new Nothing();
    }

    @Override
    public PrivateView privateView(S s, int seat) {
        return new Nothing();
    }
}
