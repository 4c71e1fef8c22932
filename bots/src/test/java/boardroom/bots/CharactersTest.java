package boardroom.bots;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Budget;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.State;
import boardroom.engine.Title;
import boardroom.games.Shelf;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Bots of one level are different people. What somebody plans in a position is how often they choose each move, over several
 * lucks; how far two plans are apart is how much of the one is not in the other, from 0 to 1.
 */
class CharactersTest {
    private static final int SEATS = 3;
    private static final int GAMES = 2;
    private static final int DECISIONS = 24;
    private static final int LUCKS = 6;

    /** With fewer sealed choices in them nothing is said of a game. */
    private static final int ENOUGH = 5;

    /** So many times as far as one is from oneself by luck alone: everybody from everybody, and on average. */
    private static final double ANY_TWO = 1.05;

    private static final double ON_AVERAGE = 1.15;

    /** A decision of a seat; sealed: others owe theirs at the same time. */
    private record Decision<S>(S state, int seat, boolean sealed) {}

    /** How far the plans of two are apart, by their places in the level; of one: of the same under another luck. */
    private static final class Apart {
        private double[][] last = {};
        private double[][] sums = {};
        private int decisions;

        void add(double[][] plans) {
            last = plans;
            if (decisions++ == 0) sums = new double[plans.length][plans.length];
            for (int one = 0; one < sums.length; one++)
                for (int other = 0; other < sums.length; other++) sums[one][other] += plans[one][other];
        }

        List<Double> pairs() {
            List<Double> pairs = new ArrayList<>();
            for (int one = 0; one < sums.length; one++)
                for (int other = 0; other < one; other++)
                    pairs.add((sums[one][other] + sums[other][one]) / (sums[one][one] + sums[other][other]));
            return pairs;
        }

        double mean() {
            return pairs().stream().mapToDouble(Double::doubleValue).average().orElseThrow();
        }
    }

    private static Stream<Title> games() {
        return Shelf.titles().stream();
    }

    private static List<SearchBot> beginners() {
        return Personas.of(Level.BEGINNER).stream().map(SearchBot::new).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void characters_of_a_level_make_plans_of_their_own_and_seal_bids_of_their_own(Title title) {
        assertTheyArePeople(title.open());
    }

    private static <S extends State<S>, M extends Move> void assertTheyArePeople(Game<S, M> game) {
        Apart all = new Apart();
        Apart sealed = new Apart();
        for (Decision<S> decision : decisions(game)) {
            compare(game, decision, all);
            if (decision.sealed) sealed.add(all.last);
        }

        assertThat(all.pairs()).as("any two, in times of luck").allMatch(times -> times >= ANY_TWO);
        assertThat(all.mean()).as("on average").isGreaterThanOrEqualTo(ON_AVERAGE);
        if (sealed.decisions >= ENOUGH)
            assertThat(sealed.mean()).as("in sealed choices").isGreaterThanOrEqualTo(ON_AVERAGE);
    }

    @ParameterizedTest
    @MethodSource("games")
    void whoever_is_asked_again_with_the_same_luck_says_the_same(Title title) {
        assertTheyStay(title.open());
    }

    private static <S extends State<S>, M extends Move> void assertTheyStay(Game<S, M> game) {
        for (Decision<S> decision : decisions(game)) {
            List<M> first = beginners().stream()
                    .map(bot -> choice(game, bot, decision, 0))
                    .toList();
            List<M> again = beginners().reversed().stream()
                    .map(bot -> choice(game, bot, decision, 0))
                    .toList();

            assertThat(again.reversed()).isEqualTo(first);
        }
    }

    private static <S extends State<S>, M extends Move> void compare(
            Game<S, M> game, Decision<S> decision, Apart apart) {
        List<SearchBot> bots = beginners();
        List<Map<M, Double>> first =
                bots.stream().map(bot -> plan(game, bot, decision, 0)).toList();
        List<Map<M, Double>> again =
                bots.stream().map(bot -> plan(game, bot, decision, LUCKS)).toList();
        double[][] plans = new double[bots.size()][bots.size()];
        for (int one = 0; one < plans.length; one++)
            for (int other = 0; other < plans.length; other++)
                plans[one][other] = apart(first.get(one), again.get(other));
        apart.add(plans);
    }

    private static <S extends State<S>, M extends Move> Map<M, Double> plan(
            Game<S, M> game, SearchBot bot, Decision<S> decision, int firstLuck) {
        Map<M, Double> plan = new HashMap<>();
        for (int luck = firstLuck; luck < firstLuck + LUCKS; luck++)
            plan.merge(choice(game, bot, decision, luck), 1.0 / LUCKS, Double::sum);
        return plan;
    }

    private static <S extends State<S>, M extends Move> M choice(
            Game<S, M> game, SearchBot bot, Decision<S> decision, int luck) {
        return bot.decide(game, decision.state.copy(), decision.seat, Budget.UNBOUNDED, Rng.stream(luck, "luck"));
    }

    private static <M> double apart(Map<M, Double> one, Map<M, Double> other) {
        Set<M> moves = new HashSet<>(one.keySet());
        moves.addAll(other.keySet());
        return moves.stream()
                .mapToDouble(move -> Math.abs(one.getOrDefault(move, 0.0) - other.getOrDefault(move, 0.0)) / 2)
                .sum();
    }

    /** Evenly from games of somebody without a temperament, where there is something to choose. */
    private static <S extends State<S>, M extends Move> List<Decision<S>> decisions(Game<S, M> game) {
        GreedyBot even = new GreedyBot();
        List<Decision<S>> all = new ArrayList<>();
        for (int number = 0; number < GAMES; number++) {
            Rng rng = Rng.stream(number, "characters");
            S s = game.deal(new Deal(SEATS, Options.defaults(game.box()), number));
            while (!game.isOver(s)) {
                Seats owing = game.owes(s);
                int seat = owing.get(rng.below(owing.count()));
                List<M> moves = new ArrayList<>();
                game.moves(s, seat, moves::add);
                boolean chooses =
                        moves.size() > 2 && game.skilled(s, seat, Level.BEGINNER.skill(), new Rng(number)) == null;
                if (chooses) all.add(new Decision<>(s.copy(), seat, owing.count() > 1));
                game.play(s, seat, even.decide(game, s, seat, Budget.UNBOUNDED, rng), Events.NONE);
            }
        }
        return IntStream.range(0, DECISIONS)
                .mapToObj(i -> all.get(i * all.size() / DECISIONS))
                .toList();
    }
}
