package boardroom.games.shipit.view;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.games.shipit.ShipIt;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.rules.Fixture;
import boardroom.games.shipit.rules.ShipMove;
import boardroom.games.shipit.rules.ShipState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is recalled from an earlier look is what would have been worked out anew. */
class RecalledTest {
    private static final int SEATS = 4;
    private static final int MOVES = 250;

    @ParameterizedTest
    @CsvSource({"opening,1", "opening,2", "live,3", "turns,4"})
    void a_game_that_was_looked_at_all_along_looks_like_one_that_never_was(String planning, long seed) {
        ShipBox box = Fixture.GAME.box();
        Map<String, Object> options = Map.of("planning", planning, "market-themes", true);
        ShipState s = Fixture.GAME.deal(new Deal(SEATS, Options.of(box, options), seed));
        Rng rng = new Rng(seed);
        for (int move = 0; move < MOVES && !Fixture.GAME.isOver(s); move++) {
            ShipIt fresh = new ShipIt(box);
            assertThat(Fixture.GAME.publicView(s)).as("after %d moves", move).isEqualTo(fresh.publicView(s));
            for (int seat = 0; seat < SEATS; seat++)
                assertThat(Fixture.GAME.privateView(s, seat))
                        .as("of seat %d after %d moves", seat, move)
                        .isEqualTo(fresh.privateView(s, seat));
            s = played(s.copy(), rng);
        }
    }

    private static ShipState played(ShipState s, Rng rng) {
        Seats owing = Fixture.GAME.owes(s);
        int seat = owing.get(rng.below(owing.count()));
        List<ShipMove> moves = new ArrayList<>();
        Fixture.GAME.moves(s, seat, moves::add);
        Fixture.GAME.play(s, seat, moves.get(rng.below(moves.size())), Events.NONE);
        return s;
    }
}
