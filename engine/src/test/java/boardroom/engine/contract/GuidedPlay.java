package boardroom.engine.contract;

import boardroom.engine.Box;
import boardroom.engine.Deal;
import boardroom.engine.Event;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.Skill;
import boardroom.engine.State;
import boardroom.engine.Telling;
import boardroom.engine.guide.Guidance;
import boardroom.engine.guide.Guide;
import boardroom.engine.guide.GuideStep;
import boardroom.engine.guide.Lookout;
import boardroom.engine.guide.Standpoint;
import boardroom.engine.guide.TreePath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Plays games from the opening of a guide, well and less well, until every step was due; tells those that never were. */
final class GuidedPlay<S extends State<S>, M extends Move> {
    private static final int MOST_GAMES = 24;

    /** How much more often from game to game somebody does anything at all instead of what looks best; never in the first. */
    private static final double WHIM = 0.03;

    /** How often somebody else's secrets are changed. */
    private static final double GUESS = 0.05;

    private final Game<S, M> game;
    private final Guide guide;
    private final Guidance guidance;
    private final Set<GuideStep> never;
    private final Map<GuideStep, Set<TreePath>> nowhere = new LinkedHashMap<>();
    private final Set<String> betrayed = new LinkedHashSet<>();

    /** Those that come always and did not yet, in the first game, where everybody plays well. */
    private final Set<GuideStep> awaited = new LinkedHashSet<>();

    GuidedPlay(Game<S, M> game, Guide guide) {
        this.game = game;
        this.guide = guide;
        this.guidance = new Guidance(guide, game);
        this.never = new LinkedHashSet<>(guide.all());
        for (GuideStep step : never)
            nowhere.put(step, new LinkedHashSet<>(step.when().paths().toList()));
    }

    /** What is wrong with the guide, in a line for each. */
    List<String> faults() {
        Box box = game.box();
        List<String> faults = new ArrayList<>();
        for (GuideStep step : guide.steps()) if (step.isSure()) awaited.add(step);
        play(guide.opening().deal(box), 0);
        for (GuideStep step : awaited) faults.add(step.id() + " comes always, and did not");
        for (int i = 1; i < MOST_GAMES && !isSeen(guide.steps()); i++)
            play(guide.opening().deal(box), i);
        List<GuideStep> later = guide.later() == null ? List.of() : guide.later();
        for (int i = 0; i < MOST_GAMES && !isSeen(later); i++)
            play(new Deal(box.seats().preset(), Options.defaults(box), i), i);
        for (GuideStep step : never) faults.add(step.id() + " is never due");
        nowhere.forEach((step, paths) -> {
            for (TreePath path : paths) faults.add(step.id() + " looks at " + path + ", where nothing ever is");
        });
        for (String step : betrayed) faults.add(step + " is due by what its seat can't know");
        return faults;
    }

    private boolean isSeen(List<GuideStep> steps) {
        return steps.stream().noneMatch(step -> never.contains(step) || nowhere.containsKey(step));
    }

    private void play(Deal deal, int number) {
        S state = game.deal(deal);
        int learner = Math.min(guide.opening().seat(), deal.seats() - 1);
        Rng rng = Rng.stream(number, "guided play");
        List<Event> heard = new ArrayList<>();
        look(deal, state, learner, heard);
        while (!game.isOver(state)) {
            Seats owing = game.owes(state);
            int seat = owing.get(rng.below(owing.count()));
            Telling telling = new Telling();
            move(state, seat, rng.nextDouble() < number * WHIM, rng, telling);
            if (seat == learner) heard.clear();
            heard.addAll(telling.heardBy(learner));
            look(deal, state, learner, heard);
            if (rng.nextDouble() < GUESS) guess(deal, state, learner, heard, rng);
        }
    }

    /** Whatever others hold, the same steps are due; the best move is a guess itself. */
    private void guess(Deal deal, S state, int learner, List<Event> heard, Rng rng) {
        S other = state.copy();
        game.reshuffle(other, learner, rng);
        Standpoint now = guidance.standpoint(game, deal, state, learner, heard);
        Standpoint then = guidance.standpoint(game, deal, other, learner, heard);
        for (GuideStep step : guide.all())
            if (step.when().paths().noneMatch(path -> path.toString().startsWith("best"))
                    && Guidance.isDue(step, now) != Guidance.isDue(step, then)) betrayed.add(step.id());
    }

    private void move(S state, int seat, boolean whim, Rng rng, Telling telling) {
        M skilled = game.skilled(state, seat, Skill.REGULAR, rng);
        List<M> moves = new ArrayList<>();
        if (skilled == null) game.moves(state, seat, moves::add);
        if (skilled != null) game.play(state, seat, skilled, telling);
        else if (moves.isEmpty()) game.timeout(state, seat, telling);
        else
            game.play(
                    state,
                    seat,
                    whim ? moves.get(rng.below(moves.size())) : GoodPlay.likeliest(game, state, seat, moves),
                    telling);
    }

    private void look(Deal deal, S state, int learner, List<Event> heard) {
        if (never.isEmpty() && nowhere.isEmpty() && awaited.isEmpty()) return;
        Standpoint now = guidance.standpoint(game, deal, state, learner, heard);
        never.removeIf(step -> Guidance.isDue(step, now));
        awaited.removeIf(step -> Guidance.isDue(step, now));
        nowhere.forEach((step, paths) -> step.when().trace(new Lookout(now, null), paths::remove));
        nowhere.values().removeIf(Set::isEmpty);
    }
}
