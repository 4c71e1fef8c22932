package boardroom.server;

import boardroom.engine.Act;
import boardroom.engine.Deal;
import boardroom.engine.Entry;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.Json;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.Play;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.State;
import boardroom.engine.StateHash;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A game played at random to be recorded. */
final class RecordedGame {
    private static final long SEED = 4;
    private static final int ENOUGH = 3_000;
    private static final int AT_A_TABLE = 3;

    /** Something of the table happens after so many entries again and again. */
    private static final int NOW_AND_THEN = 9;

    private final RecordedGamesTest.Recorded recorded;

    private RecordedGame(RecordedGamesTest.Recorded recorded) {
        this.recorded = recorded;
    }

    RecordedGamesTest.Recorded recorded() {
        return recorded;
    }

    /** Few seats, and nothing but moves. */
    static RecordedGame ofMovesAlone(Game<?, ?> game) {
        return played(game, game.box().seats().min(), false);
    }

    /** Three people, whose clocks run out, who take back, go and come again, and of whom one gives up. */
    static RecordedGame atATable(Game<?, ?> game) {
        return played(game, AT_A_TABLE, true);
    }

    private static <S extends State<S>, M extends Move> RecordedGame played(Game<S, M> game, int seats, boolean table) {
        Options options = Options.of(game.box(), Map.of());
        Deal deal = new Deal(seats, options, SEED);
        Play<S, M> play = new Play<>(game, deal);
        Rng rng = new Rng(SEED);
        int happened = 0;
        while (!play.isOver() && play.lastNumber() < ENOUGH) {
            int seat = game.owes(play.state()).first();
            happens(play, new Act.Moved(seat, any(game, play.state(), seat, rng), ""));
            if (!table || play.isOver() || play.lastNumber() < NOW_AND_THEN * (happened + 1)) continue;
            for (Act act : ofTheTable(happened++, play, seat)) happens(play, act);
        }
        List<String> journal = play.journal().stream()
                .map(entry -> Json.forMoves(game).writeValueAsString(entry.act()))
                .toList();
        return new RecordedGame(new RecordedGamesTest.Recorded(
                game.box().id(),
                game.rulesVersion(),
                game.box().version(),
                deal.seats(),
                deal.seed(),
                options.values(),
                journal,
                StateHash.of(game, play.state()),
                List.of()));
    }

    private static <S extends State<S>, M extends Move> M any(Game<S, M> game, S state, int seat, Rng rng) {
        List<M> moves = new ArrayList<>();
        game.moves(state, seat, moves::add);
        return moves.get(rng.below(moves.size()));
    }

    /** One thing after the other; what goes on to the end of the game comes last. */
    private static List<Act> ofTheTable(int which, Play<?, ?> play, int moved) {
        int last = play.lastNumber();
        return switch (which) {
            case 0 -> List.of(new Act.TookBack(moved, last - 1));
            case 1 -> List.of(new Act.ClockRanOut("seat", owing(play)));
            case 2 -> List.of(new Act.PersonLeft(1), new Act.BotSatIn(1, "casual.lupe"));
            case 3 -> {
                Seats others = Seats.all(AT_A_TABLE).without(moved);
                yield List.of(
                        new Act.AskedBack(moved, last - 5, others),
                        new Act.Agreed(others),
                        new Act.WentBack(moved, last - 5, others, false));
            }
            case 4 -> List.of(new Act.PersonCameBack(1), new Act.Paused(0), new Act.Resumed(0));
            case 5 ->
                List.of(
                        new Act.AskedBack(moved, last - 1, Seats.all(AT_A_TABLE).without(moved)),
                        new Act.LetStand(moved));
            case 6 -> List.of(new Act.Resigned(2, "casual.lupe"));
            default -> List.of();
        };
    }

    private static <S extends State<S>, M extends Move> Seats owing(Play<S, M> play) {
        return play.game().owes(play.state());
    }

    private static void happens(Play<?, ?> play, Act act) {
        play.apply(new Entry(play.lastNumber() + 1, 0, act), Events.NONE);
    }
}
