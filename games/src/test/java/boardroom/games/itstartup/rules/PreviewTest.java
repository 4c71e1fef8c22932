package boardroom.games.itstartup.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Arg;
import boardroom.engine.Change;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.Step;
import boardroom.games.itstartup.ItStartup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a button promises is what happens, and what a game was made of comes to its points. */
class PreviewTest {
    private static final ItStartup GAME = new ItStartup(Desk.BOX);

    private final Rng rng = new Rng(11);

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void every_listed_move_changes_what_its_preview_says(int seats) {
        for (long seed = 0; seed < 3; seed++) {
            Map<String, ?> options =
                    seed == 0 ? Map.of() : Map.of("hoard-cap", "strict", "teams", seats == 4 ? "2v2" : "off");
            StartupState state = GAME.deal(new Deal(seats, Options.of(Desk.BOX, options), seed));
            while (!GAME.owes(state).isEmpty()) {
                int seat = GAME.owes(state).get(rng.below(GAME.owes(state).count()));
                List<StartupMove> moves = moves(state, seat);
                for (StartupMove move : moves) keeps(state, seat, move);
                GAME.play(state, seat, moves.get(rng.below(moves.size())), Events.NONE);
            }
            addsUp(state);
        }
    }

    private static List<StartupMove> moves(StartupState state, int seat) {
        List<StartupMove> moves = new ArrayList<>();
        GAME.moves(state, seat, moves::add);
        return moves;
    }

    /** R65: as if nobody answered; of a coin only the price. */
    private static void keeps(StartupState state, int seat, StartupMove move) {
        StartupState after = state.copy();
        GAME.play(after, seat, move, Events.NONE);
        if (!state.isAnswerAwaited() && after.isAnswerAwaited())
            GAME.play(
                    after,
                    after.resolving().aim().seat(),
                    new StartupMove.Respond(StartupMove.Respond.PASS),
                    Events.NONE);
        boolean ends = move instanceof StartupMove.EndTurn;
        boolean coin = move instanceof StartupMove.UseAbility;
        for (Change change : GAME.preview(state, seat, move).changes()) {
            String what = change.what().key();
            assertThat(change.before())
                    .as("%s before %s", what, move)
                    .isEqualTo(Arg.of(number(state, seat, change.what())));
            // Beyond the end of a turn the next one has started already.
            if (ends && !what.equals("change.points")) continue;
            if (coin && !what.equals("change.resources")) continue;
            assertThat(change.after())
                    .as("%s after %s", what, move)
                    .isEqualTo(Arg.of(number(after, seat, change.what())));
        }
    }

    private static int number(StartupState r, int seat, Say what) {
        Arg of = what.args().get("seat");
        Office office = r.offices[of instanceof Arg.Seat other ? other.seat() : seat];
        return switch (what.key()) {
            case "change.resources", "change.resources-of" -> office.resources;
            case "change.this-turn", "change.next-turn", "change.next-turn-of" ->
                TurnScore.of(r, office).points();
            case "change.points", "change.points-of" -> r.pointsOf(office.seat);
            case "change.cards" -> office.hand.length;
            case "change.employees", "change.employees-of" -> office.row.length;
            case "change.burnout-of" -> burnout(r, what.args().get("employee"));
            default -> throw new AssertionError("nobody reads " + what.key());
        };
    }

    private static int burnout(StartupState r, @Nullable Arg card) {
        for (Office office : r.offices)
            for (Employee employee : office.row)
                if (new Arg.CardId(employee.card().id()).equals(card)) return employee.burnout();
        throw new AssertionError(card + " is in no row");
    }

    /** Points by source of everybody who shares a project come to its points. */
    private static void addsUp(StartupState state) {
        int[] sums = new int[state.points.length];
        GAME.result(state).standings().forEach(standing -> {
            for (Step step : standing.breakdowns().getFirst().steps())
                sums[state.side(standing.seat())] += (int) ((Arg.Count) step.amount()).count();
        });
        assertThat(sums).isEqualTo(state.points);
    }
}
