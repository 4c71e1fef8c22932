package boardroom.server;

import boardroom.engine.Act;
import boardroom.engine.BoxReader;
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
import boardroom.server.proof.Canonical;
import boardroom.server.proof.Commitment;
import boardroom.server.proof.GameFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** A game played at random to be recorded. */
final class RecordedGame {
    private static final long SEED = 4;
    private static final int ENOUGH = 3_000;
    private static final int AT_A_TABLE = 3;

    /** Something of the table happens after so many entries again and again. */
    private static final int NOW_AND_THEN = 9;

    /** What is recorded is the same for everybody. */
    private static final String SALT = "5a".repeat(32);

    private static final long DEALT = 1;
    private static final long STEP = 1_000;

    private RecordedGame() {}

    /** Few seats, and nothing but moves. */
    static GameFile ofMovesAlone(Game<?, ?> game) {
        return played(game, game.box().seats().min(), false);
    }

    /** Three people, whose clocks run out, who take back, go and come again, and of whom one gives up. */
    static GameFile atATable(Game<?, ?> game) {
        return played(game, AT_A_TABLE, true);
    }

    private static <S extends State<S>, M extends Move> GameFile played(Game<S, M> game, int seats, boolean table) {
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
        return file(play, options.values(), table);
    }

    static <S extends State<S>, M extends Move> GameFile file(
            Play<S, M> play, Map<String, Object> options, boolean table) {
        Game<S, M> game = play.game();
        JsonNode box = BoxReader.shipped(game.box().id());
        List<GameFile.Line> journal = new ArrayList<>();
        for (Entry entry : play.journal()) {
            long played = STEP * (entry.number() - 1);
            String act = Json.forMoves(game).writeValueAsString(entry.act());
            journal.add(GameFile.Line.of(entry.number(), entry.number() + DEALT, played, act));
        }
        List<GameFile.Chair> seats = new ArrayList<>();
        List<String> sitting = new ArrayList<>();
        for (int seat = 0; seat < play.deal().seats(); seat++) {
            String name = String.valueOf(seat + 1);
            seats.add(
                    table
                            ? new GameFile.Chair("person-" + name, null, name)
                            : new GameFile.Chair(null, "random", name));
            sitting.add(table ? "guest person-" + name : "bot random");
        }
        JsonNode chosen = Json.MAPPER.valueToTree(options);
        Commitment promised = new Commitment(
                SALT,
                RecordedGamesTest.TABLE,
                game.box().id(),
                game.rulesVersion(),
                game.box().version(),
                Canonical.hash(box),
                sitting,
                chosen,
                null,
                List.of(),
                play.deal().seed());
        return new GameFile(
                GameFile.FORMAT,
                GameFile.VERSION,
                RecordedGamesTest.TABLE,
                game.box().id(),
                game.rulesVersion(),
                new GameFile.Box(game.box().version(), Canonical.hash(box), null),
                false,
                null,
                DEALT,
                chosen,
                seats,
                String.valueOf(play.deal().seed()),
                SALT,
                Commitment.of(promised.words()),
                journal,
                List.of(new GameFile.Mark(play.lastNumber(), StateHash.of(game, play.state()))),
                Json.MAPPER.valueToTree(game.result(play.state())),
                null);
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
