package boardroom.cli.bench;

import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.Skill;
import boardroom.engine.State;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Random games of one title with nobody listening: moves and copies of states per processor second. */
final class EngineBench<S extends State<S>, M extends Move> {
    private static final int STATES_TO_COPY = 256;

    private final Game<S, M> game;
    private final int seats;
    private final Variation variation;
    private final Options options;
    private final List<M> listed = new ArrayList<>();
    private @Nullable S kept;

    private EngineBench(Game<S, M> game, int seats, Variation variation) {
        this.game = game;
        this.seats = seats;
        this.variation = variation;
        this.options = Options.of(game.box(), variation.options());
    }

    static <S extends State<S>, M extends Move> EngineFigures measure(
            Game<S, M> game, int seats, Variation variation, CpuTime time) {
        EngineBench<S, M> bench = new EngineBench<>(game, seats, variation);
        double moves = time.perSecond(bench::playOneGame);
        List<S> states = bench.statesOnTheWay();
        double copies = time.perSecond(_ -> bench.copyAll(states));
        return new EngineFigures(game.box().id(), variation.name(), seats, moves, copies, bench.movesPerGame());
    }

    private long playOneGame(int number) {
        S state = deal(number);
        Rng rng = new Rng(number);
        long moves = 0;
        while (step(state, rng)) moves++;
        return moves;
    }

    private S deal(int number) {
        return game.deal(new Deal(seats, options, number));
    }

    /** One random move of one seat that owes; false: the game is over. */
    private boolean step(S state, Rng rng) {
        Seats owing = game.owes(state);
        if (owing.isEmpty()) return false;
        int seat = owing.get(owing.count() == 1 ? 0 : rng.below(owing.count()));
        game.play(state, seat, choose(state, seat, rng), Events.NONE);
        return true;
    }

    private M choose(S state, int seat, Rng rng) {
        M skilled = variation.skilled() ? game.skilled(state, seat, Skill.EXPERT, rng) : null;
        if (skilled != null) return skilled;
        listed.clear();
        game.moves(state, seat, listed::add);
        return listed.get(rng.below(listed.size()));
    }

    private List<S> statesOnTheWay() {
        List<S> states = new ArrayList<>();
        for (int number = 0; states.size() < STATES_TO_COPY; number++) {
            S state = deal(number);
            Rng rng = new Rng(number);
            for (int move = 0; step(state, rng); move++) if (move % 8 == 0) states.add(state.copy());
        }
        return states;
    }

    private long copyAll(List<S> states) {
        for (S state : states) kept = state.copy();
        return states.size();
    }

    private double movesPerGame() {
        int games = 100;
        long moves = 0;
        for (int number = 0; number < games; number++) moves += playOneGame(number);
        return (double) moves / games;
    }

    @Nullable S kept() {
        return kept;
    }
}
