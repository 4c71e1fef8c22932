package boardroom.cli.bench;

import boardroom.bots.GreedyBot;
import boardroom.bots.Level;
import boardroom.bots.Personas;
import boardroom.bots.SearchBot;
import boardroom.bots.search.Settings;
import boardroom.bots.search.Thinking;
import boardroom.engine.Budget;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The search thinks about decisions of greedy games: iterations per processor second, and where the time goes. */
final class SearchBench<S extends State<S>, M extends Move> {
    private static final int DECISIONS = 64;
    private static final int ITERATIONS = 400;

    /** A decision of a seat with more than one way to go. */
    private record Decision<S>(S known, int seat) {}

    private final Thinking thinking = new Thinking(Settings.NORMAL);
    private final Game<S, M> game;
    private final int seats;
    private final List<Decision<S>> decisions = new ArrayList<>();

    private SearchBench(Game<S, M> game) {
        this.game = game;
        this.seats = game.box().seats().preset();
        for (int number = 0; decisions.size() < DECISIONS; number++) meetDecisions(number);
    }

    static <S extends State<S>, M extends Move> SearchFigures measure(Game<S, M> game, CpuTime time) {
        SearchBench<S, M> bench = new SearchBench<>(game);
        double speed = time.perSecond(number -> bench.think(game, number));
        return new SearchFigures(game.box().id(), bench.seats, speed, bench.expert(), bench.shares());
    }

    /** Decisions of one greedy game, some of each phase. */
    private void meetDecisions(int number) {
        S state = game.deal(new Deal(seats, Options.of(game.box(), Map.of()), number));
        Rng rng = new Rng(number);
        GreedyBot greedy = new GreedyBot();
        while (!game.isOver(state)) {
            Seats owing = game.owes(state);
            int seat = owing.get(rng.below(owing.count()));
            if (rng.below(DECISIONS / 4) == 0 && isOpen(state, seat)) decisions.add(new Decision<>(state.copy(), seat));
            game.play(state, seat, greedy.decide(game, state, seat, Budget.UNBOUNDED, rng), Events.NONE);
        }
    }

    private boolean isOpen(S state, int seat) {
        List<M> moves = new ArrayList<>();
        game.moves(state, seat, moves::add);
        return moves.size() > 1;
    }

    private long think(Game<S, M> about, int number) {
        Decision<S> decision = decisions.get(number % decisions.size());
        return thinking.about(
                        about, null, decision.known(), decision.seat(), Budget.iterations(ITERATIONS), new Rng(number))
                .iterations();
    }

    /** An expert as people meet it makes each decision once. */
    private SearchFigures.Moves expert() {
        SearchBot expert = new SearchBot(Personas.of(Level.EXPERT).getFirst());
        double[] millis = new double[decisions.size()];
        for (int number = 0; number < millis.length; number++) {
            Decision<S> decision = decisions.get(number);
            double began = CpuTime.now();
            expert.choose(game, decision.known().copy(), decision.seat(), Budget.UNBOUNDED, new Rng(number));
            millis[number] = 1e3 * (CpuTime.now() - began);
        }
        Arrays.sort(millis);
        return new SearchFigures.Moves(millis[millis.length / 2], millis[millis.length - 1]);
    }

    /** Once through all decisions with a watch at every question to the game. */
    private Map<String, Double> shares() {
        Stopwatch<S, M> watch = new Stopwatch<>(game);
        long began = System.nanoTime();
        for (int number = 0; number < decisions.size(); number++) think(watch.game(), number);
        return watch.shares(System.nanoTime() - began);
    }
}
