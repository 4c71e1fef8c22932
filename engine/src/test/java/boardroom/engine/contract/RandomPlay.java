package boardroom.engine.contract;

import boardroom.engine.Act;
import boardroom.engine.Box;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Option;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.State;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Plays games at random, one step at a time; the seed is the reproducer. */
final class RandomPlay<S extends State<S>, M extends Move> {
    /** How often an owing seat is played by the clock, and how often somebody edits a choice already made. */
    private static final double CLOCK = 0.05;

    final Game<S, M> game;
    final Deal deal;
    final S state;
    private final Rng rng;
    int moves;
    private @Nullable Step<M> last;

    RandomPlay(Game<S, M> game, Deal deal) {
        this.game = game;
        this.deal = deal;
        this.state = game.deal(deal);
        this.rng = Rng.stream(deal.seed(), "random play");
    }

    /** A deal of this seed: any number of seats, with default or (every other seed) random options. */
    static Deal deal(Game<?, ?> game, long seed) {
        Box box = game.box();
        Rng rng = Rng.stream(seed, "random deal");
        int seats =
                box.seats().min() + rng.below(box.seats().max() - box.seats().min() + 1);
        if (seed % 2 == 0) return new Deal(seats, Options.defaults(box), seed);
        return new Deal(seats, randomOptions(box, seats, rng), seed);
    }

    private static Options randomOptions(Box box, int seats, Rng rng) {
        Map<String, Object> changes = new HashMap<>();
        for (Option option : box.options()) {
            Object before = changes.get(option.id());
            changes.put(option.id(), randomValue(option, rng));
            if (Options.refusal(box, seats, changes) != null) {
                if (before == null) changes.remove(option.id());
                else changes.put(option.id(), before);
            }
        }
        return Options.of(box, changes);
    }

    private static Object randomValue(Option option, Rng rng) {
        if (option.values() != null)
            return option.values().get(rng.below(option.values().size()));
        if (option.min() == null || option.max() == null) throw new IllegalStateException("no range: " + option.id());
        return option.min() + rng.below(option.max() - option.min() + 1);
    }

    boolean isOver() {
        return game.isOver(state);
    }

    /** A step that could be made now: by whom, and what. */
    Step<M> next() {
        Seats may = game.may(state);
        Seats owes = game.owes(state);
        // Mostly those who owe, so that games end; now and then somebody who may change a choice.
        Seats from = rng.nextDouble() < 0.9 ? owes : may;
        int seat = from.get(rng.below(from.count()));
        if (owes.has(seat) && rng.nextDouble() < CLOCK) return new Step<>(seat, null);
        List<M> listed = moves(seat);
        if (listed.isEmpty()) {
            if (owes.has(seat)) throw new AssertionError("seat " + seat + " owes a move but has none: " + deal);
            return next();
        }
        return new Step<>(seat, listed.get(rng.below(listed.size())));
    }

    List<M> moves(int seat) {
        List<M> listed = new ArrayList<>();
        game.moves(state, seat, listed::add);
        return listed;
    }

    void play(Step<M> step, Events events) {
        last = step;
        step.carryOut(game, state, events);
        if (++moves > GameContract.MOST_MOVES) throw new AssertionError("does not end: " + deal);
    }

    /** When this is, for a message: after which move of whom, in which game. */
    String where() {
        Step<M> step = last;
        String when = step == null
                ? "before the first move"
                : "after move %d, %s by seat %d,".formatted(moves, step.what(), step.seat());
        return "%d seats, seed %d %s: %s"
                .formatted(deal.seats(), deal.seed(), deal.options().values(), when);
    }

    /** A move of a seat, or what the clock does for it. */
    record Step<M extends Move>(int seat, @Nullable M move) {
        <S extends State<S>> void carryOut(Game<S, M> game, S s, Events events) {
            if (move == null) game.timeout(s, seat, events);
            else game.play(s, seat, move, events);
        }

        /** As it stands in a journal. */
        Act act(String command) {
            return move == null ? new Act.ClockRanOut("clock", Seats.of(seat)) : new Act.Moved(seat, move, command);
        }

        Object what() {
            return move == null ? "the clock" : move;
        }
    }
}
