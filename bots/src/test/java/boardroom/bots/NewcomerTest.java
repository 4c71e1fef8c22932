package boardroom.bots;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Bot;
import boardroom.engine.Box;
import boardroom.engine.Budget;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Features;
import boardroom.engine.Game;
import boardroom.engine.Match;
import boardroom.engine.Move;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.State;
import boardroom.engine.guide.Guide;
import boardroom.engine.guide.Opening;
import boardroom.games.Shelf;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Somebody who has read nothing, begins with the guided game and does what the hints say: wins at least five of the first
 * ten games against beginners, or where all win or lose together (Ship Shape) completes as many first voyages.
 */
class NewcomerTest {
    private static final int GAMES = 10;
    private static final int ENOUGH = 5;
    private static final int TWO = 2;

    /** Does what the hint says at every decision; one without a hint is a fault. */
    private record Newcomer(SearchBot adviser, int iterations) implements Bot {
        @Override
        public String id() {
            return "newcomer";
        }

        @Override
        public <S extends State<S>, M extends Move> M decide(
                Game<S, M> game, S state, int seat, Budget budget, Rng rng) {
            return adviser.advise(game, state, seat, Budget.iterations(iterations), rng)
                    .move();
        }

        @Override
        public <S extends State<S>, M extends Move> M choose(
                Game<S, M> game, S guess, int seat, Budget budget, Rng rng) {
            throw new IllegalStateException("a newcomer chooses nothing alone");
        }
    }

    /** Iterations, never time: the same games on every machine; fewer than a table gives where a game is long. */
    @ParameterizedTest
    @CsvSource({"esop-wars, 40", "it-startup, 40", "ship-it, 40", "ship-shape, 24", "boss, 24"})
    void whoever_follows_the_guide_and_then_the_hints_wins_half_of_the_first_ten_games(String game, int iterations) {
        Game<?, ?> opened = Shelf.titles().stream()
                .filter(title -> title.id().equals(game))
                .findFirst()
                .orElseThrow()
                .open();

        assertThat(won(opened, iterations))
                .as("games of %s won of the first %d", game, GAMES)
                .isGreaterThanOrEqualTo(ENOUGH);
    }

    private static <S extends State<S>, M extends Move> int won(Game<S, M> game, int iterations) {
        Newcomer newcomer = new Newcomer(new SearchBot(new Persona("adviser", "", Level.EXPERT, "even")), iterations);
        int won = 0;
        for (int number = 0; number < GAMES; number++) {
            Opening opening = opening(game.box(), number);
            List<Bot> bots = new ArrayList<>();
            for (int seat = 0; seat < opening.seats(); seat++)
                bots.add(seat == opening.seat() ? newcomer : beginner(number + seat));
            Deal deal = opening.deal(game.box());
            S end = Match.play(game, deal, bots, Rng.stream(number, "newcomer"), Events.NONE);
            Seats winners = game.winners(end);
            if (mayAllLose(game) ? !winners.isEmpty() : winners.has(opening.seat())) won++;
        }
        return won;
    }

    private static boolean mayAllLose(Game<?, ?> game) {
        Features<?> features = game.features();
        return features != null && features.mayAllLose();
    }

    /** The guided game, then games for two, of which every other one is begun by the rival. */
    private static Opening opening(Box box, int number) {
        Guide guide = Guide.shipped(box);
        if (number == 0 && guide != null) return guide.opening();
        return new Opening(TWO, number % TWO, List.of(Level.BEGINNER.id()), firstOptions(box), number);
    }

    private static Map<String, Object> firstOptions(Box box) {
        for (Box.Preset preset : box.presets()) if (preset.id().equals("first-voyage")) return preset.set();
        return Map.of();
    }

    private static Bot beginner(int number) {
        List<Persona> beginners = Personas.of(Level.BEGINNER);
        return new SearchBot(beginners.get(number % beginners.size()));
    }
}
