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
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The search does not always choose what good play by the sense would: what it advises has a reason of the game even so. */
class AdvisedReasonsTest {
    private static final SearchBot ADVISER = SearchBot.anchor(24);
    private static final double ENOUGH = 0.95;
    private static final int GAMES_OF_EACH_SIZE = 2;
    private static final int EVERY = 3;

    @ParameterizedTest
    @ValueSource(strings = {"esop-wars", "it-startup", "ship-it", "ship-shape", "boss"})
    void nearly_every_advised_move_has_a_reason_in_the_games_own_terms(String id) {
        Title title = Shelf.titles().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
        Game<?, ?> game = title.open();
        List<String> reasons = new ArrayList<>();
        for (int seats = game.box().seats().min(); seats <= game.box().seats().max(); seats++)
            for (int seed = 0; seed < GAMES_OF_EACH_SIZE; seed++) reasons.addAll(advised(game, seats, seed));

        List<String> others =
                reasons.stream().filter(key -> key.startsWith("advice.")).toList();

        assertThat(reasons).hasSizeGreaterThan(100);
        assertThat(others).as("of %d advised moves", reasons.size()).hasSizeLessThanOrEqualTo((int)
                ((1 - ENOUGH) * reasons.size()));
    }

    /** The keys of the reasons; half of the advice is followed, so that the games are neither the sense's nor the search's. */
    private static <S extends State<S>, M extends Move> List<String> advised(Game<S, M> game, int seats, int seed) {
        List<String> keys = new ArrayList<>();
        S s = game.deal(new Deal(seats, Options.defaults(game.box()), seed));
        Rng rng = new Rng(seed);
        while (!game.isOver(s)) {
            Seats owing = game.owes(s);
            int seat = owing.get(rng.below(owing.count()));
            M move = new GreedyBot().decide(game, s, seat, Budget.UNBOUNDED, rng);
            List<M> moves = new ArrayList<>();
            game.moves(s, seat, moves::add);
            if (moves.size() > 1 && rng.below(EVERY) == 0) {
                Advice<M> advice = ADVISER.advise(game, s, seat, Budget.UNBOUNDED, rng);
                keys.add(advice.why().key());
                if (rng.below(2) == 0) move = advice.move();
            }
            game.play(s, seat, move, Events.NONE);
        }
        return keys;
    }
}
