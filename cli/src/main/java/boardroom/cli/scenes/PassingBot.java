package boardroom.cli.scenes;

import boardroom.bots.GreedyBot;
import boardroom.engine.Bot;
import boardroom.engine.Budget;
import boardroom.engine.Game;
import boardroom.engine.Json;
import boardroom.engine.Move;
import boardroom.engine.Rng;
import boardroom.engine.State;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/** Passes wherever it may, as nobody does who wants to win: for the ends that good play never reaches. */
final class PassingBot implements Bot {
    private static final String PASS = "pass";

    private final Bot otherwise = new GreedyBot();

    @Override
    public String id() {
        return "passing";
    }

    @Override
    public <S extends State<S>, M extends Move> M choose(Game<S, M> game, S guess, int seat, Budget budget, Rng rng) {
        JsonMapper json = Json.forMoves(game);
        List<M> moves = new ArrayList<>();
        game.moves(guess, seat, moves::add);
        for (M move : moves)
            if (json.valueToTree(move).path("type").asString("").equals(PASS)) return move;
        return otherwise.choose(game, guess, seat, budget, rng);
    }
}
