package boardroom.engine;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The rules of one phase: who acts, which moves, what they do, what comes next; named as in the rulebook. */
public interface Phase<S extends State<S>, M extends Move> {
    Seats owes(S s);

    default Seats may(S s) {
        return owes(s);
    }

    void moves(S s, int seat, Consumer<? super M> out);

    @Nullable Say refusal(S s, int seat, M move);

    void play(S s, int seat, M move, Events events);

    default Preview preview(S s, int seat, M move) {
        return Preview.NOTHING;
    }

    Prompt prompt(S s, int seat);

    M timeout(S s, int seat);

    @Nullable Pace pace(S s);

    double prior(S s, int seat, M move);

    default boolean takesBack(S s, int seat, M move) {
        return false;
    }
}
