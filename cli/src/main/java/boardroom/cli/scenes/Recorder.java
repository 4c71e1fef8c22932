package boardroom.cli.scenes;

import boardroom.bots.GreedyBot;
import boardroom.engine.Bot;
import boardroom.engine.Budget;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.Json;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.Prompt;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.State;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Lets bots play until a scene's moment has come, and keeps the moves. */
final class Recorder {
    private static final int MOST_DEALS = 500;

    private final Bot greedy = new GreedyBot();
    private final Bot passing = new PassingBot();
    private final Scene scene;

    private Recorder(Scene scene) {
        this.scene = scene;
    }

    /** The first deal, from the scene's seed on, in which its moment comes. */
    static Recording record(Scene scene, Game<?, ?> game) {
        for (long seed = scene.seed(); seed < scene.seed() + MOST_DEALS; seed++) {
            Recording recording = new Recorder(scene).play(game, seed);
            if (recording != null) return recording;
        }
        throw new IllegalStateException("the moment of " + scene.name() + " never comes");
    }

    private <S extends State<S>, M extends Move> @Nullable Recording play(Game<S, M> game, long seed) {
        Deal deal = new Deal(scene.cast().size(), Options.of(game.box(), scene.options()), seed);
        S state = game.deal(deal);
        Rng rng = Rng.stream(seed, "scene");
        List<Recording.Line> lines = new ArrayList<>();
        int within = 0;
        while (!hasCome(game, state, within)) {
            Seats owing = game.owes(state);
            if (owing.isEmpty()) return null;
            int seat = owing.get(rng.below(owing.count()));
            Bot bot = scene.isPassing(seat) ? passing : greedy;
            M move = bot.decide(game, state, seat, Budget.UNBOUNDED, rng);
            boolean inDecision = isDecision(game, state);
            lines.add(new Recording.Line(seat, game.prompt(state, seat).decision(), move));
            game.play(state, seat, move, Events.NONE);
            within = inDecision && isDecision(game, state) ? within + 1 : 0;
        }
        goesOn(game, state, lines);
        return new Recording(scene.game(), game.rulesVersion(), deal, lines);
    }

    /** Makes the scene's own moves; false: they can't be made here. */
    private <S extends State<S>, M extends Move> boolean goesOn(Game<S, M> game, S state, List<Recording.Line> lines) {
        if (scene.then() == null) return true;
        for (Scene.Next next : scene.then()) {
            M move = Json.forMoves(game).treeToValue(next.move(), game.types().move());
            if (game.refusal(state, next.seat(), move) != null) return false;
            lines.add(new Recording.Line(
                    next.seat(), game.prompt(state, next.seat()).decision(), move));
            game.play(state, next.seat(), move, Events.NONE);
        }
        return true;
    }

    private <S extends State<S>> boolean isDecision(Game<S, ?> game, S state) {
        String decision = scene.decision();
        return decision != null
                && game.prompt(state, Math.max(scene.viewer(), Prompt.WATCHER))
                        .decision()
                        .startsWith(decision);
    }

    private <S extends State<S>> boolean hasCome(Game<S, ?> game, S state, int within) {
        boolean over = game.owes(state).isEmpty();
        if (scene.decision() == null) return over && isSeen(game, state);
        if (over || !isDecision(game, state) || within < scene.after()) return false;
        if (scene.owes() != null && scene.owes() != game.owes(state).has(scene.viewer())) return false;
        return isSeen(game, state) && goesOn(game, state.copy(), new ArrayList<>());
    }

    private <S extends State<S>> boolean isSeen(Game<S, ?> game, S state) {
        if (scene.seen() == null) return true;
        JsonNode view = Json.MAPPER.valueToTree(game.publicView(state));
        return scene.seen().entrySet().stream()
                .allMatch(seen -> view.at(seen.getKey()).equals(seen.getValue()));
    }
}
