package boardroom.cli.scenes;

import boardroom.bots.GreedyBot;
import boardroom.bots.Level;
import boardroom.bots.Personas;
import boardroom.bots.RandomBot;
import boardroom.engine.Bot;
import boardroom.engine.Budget;
import boardroom.engine.Deal;
import boardroom.engine.Event;
import boardroom.engine.Game;
import boardroom.engine.GameShelf;
import boardroom.engine.Move;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.State;
import boardroom.engine.Telling;
import boardroom.engine.Title;
import boardroom.engine.guide.Guidance;
import boardroom.engine.guide.Guide;
import boardroom.engine.guide.GuideStep;
import boardroom.engine.guide.Opening;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A scene for every step of every guide; played when it is asked for, from the opening until the step is due. */
final class GuidedScenes {
    private static final int MOST_GAMES = 30;

    /** How much more often from game to game somebody does anything at all. */
    private static final double WHIM = 0.03;

    private final Bot greedy = new GreedyBot();
    private final Bot random = new RandomBot();
    private final GuideStep step;
    private final Guidance guidance;

    private GuidedScenes(GuideStep step, Guidance guidance) {
        this.step = step;
        this.guidance = guidance;
    }

    static List<Scene> all() {
        List<Scene> scenes = new ArrayList<>();
        for (Title title : GameShelf.shipped()) {
            Guide guide = Guide.shipped(title.open().box());
            if (guide == null) continue;
            for (GuideStep step : guide.steps()) scenes.add(scene(title.id(), guide.opening(), step.id()));
        }
        return scenes;
    }

    private static Scene scene(String game, Opening opening, String step) {
        List<String> cast = new ArrayList<>();
        for (int seat = 0; seat < opening.seats(); seat++)
            cast.add(
                    seat == opening.seat()
                            ? "Mira"
                            : Personas.botId(Personas.of(Level.BEGINNER).get(seat)));
        return new Scene(
                "guide-" + game + "-" + step,
                game,
                opening.options(),
                opening.seed(),
                opening.seat(),
                "",
                0,
                null,
                0,
                false,
                cast,
                null,
                null,
                null,
                step);
    }

    static Recording record(Scene scene, Game<?, ?> game) {
        Guidance guidance = Objects.requireNonNull(Guidance.shipped(game));
        GuideStep wanted = guidance.guide().all().stream()
                .filter(step -> step.id().equals(scene.guide()))
                .findFirst()
                .orElseThrow();
        GuidedScenes play = new GuidedScenes(wanted, guidance);
        for (int number = 0; number < MOST_GAMES; number++) {
            Recording recording = play.play(game, number);
            if (recording != null) return recording;
        }
        throw new IllegalStateException("the moment of " + scene.name() + " never comes");
    }

    private <S extends State<S>, M extends Move> @Nullable Recording play(Game<S, M> game, int number) {
        Opening opening = guidance.guide().opening();
        Deal deal = opening.deal(game.box());
        S state = game.deal(deal);
        Rng rng = Rng.stream(number, "guided scene");
        List<Recording.Line> lines = new ArrayList<>();
        List<Event> heard = new ArrayList<>();
        while (!Guidance.isDue(step, guidance.standpoint(game, deal, state, opening.seat(), heard))) {
            Seats owing = game.owes(state);
            if (owing.isEmpty()) return null;
            int seat = owing.get(rng.below(owing.count()));
            Bot bot = rng.nextDouble() < number * WHIM ? random : greedy;
            M move = bot.decide(game, state, seat, Budget.UNBOUNDED, rng);
            lines.add(new Recording.Line(seat, game.prompt(state, seat).decision(), move));
            Telling telling = new Telling();
            game.play(state, seat, move, telling);
            if (seat == opening.seat()) heard.clear();
            heard.addAll(telling.heardBy(opening.seat()));
        }
        return new Recording(game.box().id(), game.rulesVersion(), deal, lines);
    }
}
