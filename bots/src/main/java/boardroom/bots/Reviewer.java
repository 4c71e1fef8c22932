package boardroom.bots;

import boardroom.bots.search.Opinion;
import boardroom.bots.search.Settings;
import boardroom.bots.search.Thinking;
import boardroom.engine.Act;
import boardroom.engine.Arg;
import boardroom.engine.Budget;
import boardroom.engine.Deal;
import boardroom.engine.Entry;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Play;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.State;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Looks back at a finished game: what each decision of a seat cost against the best, by what the seat knew then. It goes on
 * step by step, a decision at a time; what looks dear is compared once more and longer.
 */
public final class Reviewer<S extends State<S>, M extends Move> {
    private static final int MOST = 3;
    private static final int LOOK = 32;
    private static final int COMPARE = 32;
    private static final int AGAIN = 6;
    private static final int COMPARE_AGAIN = 256;

    /** Less is chance. */
    private static final double LEAST_COST = 0.01;

    private final Game<S, M> game;
    private final int seat;
    private final Rng rng;
    private final Thinking thinking = new Thinking(Settings.NORMAL);
    private final List<Decision<S, M>> decisions = new ArrayList<>();
    private List<Doubt<S, M>> doubts = new ArrayList<>();
    private final List<Doubt<S, M>> dear = new ArrayList<>();
    private int looked;

    /** What the seat decided before this state was left. */
    private record Decision<S, M>(int entry, String name, S before, M made) {}

    /** Something else would have been better, by so much. */
    private record Doubt<S, M>(Decision<S, M> decision, S known, M best, double cost) {}

    /** Of a game that is over, by its whole journal. */
    public Reviewer(Game<S, M> game, Deal deal, List<Act> journal, int seat, Rng rng) {
        this.game = game;
        this.seat = seat;
        this.rng = rng;
        Play<S, M> play = new Play<>(game, deal);
        for (Act act : journal) play.apply(new Entry(play.lastNumber() + 1, 0, act), Events.NONE);
        S state = game.deal(deal);
        boolean bot = false;
        for (Entry entry : play.standing(play.lastNumber())) {
            bot = isOfABot(bot, entry.act());
            if (entry.act() instanceof Act.Moved moved && moved.seat() == seat && !bot)
                add(entry.number(), state, moved);
            Play.carryOut(game, state, entry.act(), Events.NONE);
        }
    }

    /** Whether a bot plays for the seat after this act; who gave up or was sent away does not come back. */
    private boolean isOfABot(boolean before, Act act) {
        return switch (act) {
            case Act.BotSatIn in when in.seat() == seat -> true;
            case Act.Resigned up when up.seat() == seat -> true;
            case Act.Removed out when out.seat() == seat -> true;
            case Act.PersonCameBack back when back.seat() == seat -> false;
            default -> before;
        };
    }

    /** What is worked out and not chosen is no decision, nor is what has no choice or is only an edit. */
    private void add(int number, S state, Act.Moved moved) {
        M made = game.types().move().cast(moved.move());
        List<M> listed = new ArrayList<>();
        game.moves(state, seat, listed::add);
        boolean isChoice = listed.stream().anyMatch(one -> !one.equals(made))
                && listed.stream().anyMatch(one -> one.getClass() == made.getClass());
        if (!isChoice || game.workedOut(state, seat) != null) return;
        decisions.add(new Decision<>(number, game.prompt(state, seat).decision(), state.copy(), made));
    }

    /** Whether a further step would find out more. */
    public boolean goesOn() {
        return looked < decisions.size() || !doubts.isEmpty();
    }

    /** One step; without time for it, nothing is held against the decision. */
    public void step(Budget budget) {
        if (looked < decisions.size()) {
            Doubt<S, M> doubt = look(decisions.get(looked++), budget);
            if (doubt != null) doubts.add(doubt);
            if (looked == decisions.size()) doubts = dearest(doubts, AGAIN);
        } else if (!doubts.isEmpty()) {
            Doubt<S, M> doubt = doubts.removeFirst();
            Doubt<S, M> again = compared(doubt.decision, doubt.known, doubt.best, budget.atMost(COMPARE_AGAIN));
            if (again != null) dear.add(again);
        }
    }

    private @Nullable Doubt<S, M> look(Decision<S, M> decision, Budget budget) {
        S known = decision.before.copy();
        game.reshuffle(known, seat, rng);
        M best = thinking.about(game, game.evaluation(), known, seat, budget.atMost(LOOK), rng)
                .best()
                .move();
        return best.equals(decision.made) ? null : compared(decision, known, best, budget.atMost(COMPARE));
    }

    /** Both on the same guesses, which are others than those by which the best was found. */
    private @Nullable Doubt<S, M> compared(Decision<S, M> decision, S known, M best, Budget budget) {
        Opinion<M> opinion =
                thinking.between(List.of(best, decision.made), game, game.evaluation(), known, seat, budget, rng);
        double cost = 0;
        for (Opinion.Candidate<M> one : opinion.candidates())
            cost += one.move().equals(best) ? one.value() : -one.value();
        return cost < LEAST_COST ? null : new Doubt<>(decision, known, best, cost);
    }

    /** One for each decision, so that a lot or a sheet does not fill the whole review. */
    private static <S, M> List<Doubt<S, M>> dearest(List<Doubt<S, M>> all, int most) {
        List<Doubt<S, M>> dearest = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (Doubt<S, M> one : all.stream()
                .sorted(Comparator.comparingDouble((Doubt<S, M> doubt) -> -doubt.cost))
                .toList()) if (dearest.size() < most && names.add(one.decision.name)) dearest.add(one);
        return dearest;
    }

    /** What cost most, dearest first. */
    public List<Costly> costly() {
        return dearest(dear, MOST).stream().map(this::told).toList();
    }

    private Costly told(Doubt<S, M> doubt) {
        S known = doubt.known;
        M made = doubt.decision.made;
        return new Costly(
                doubt.decision.entry,
                when(known),
                Advice.label(game, known, seat, made),
                Advice.label(game, known, seat, doubt.best),
                new Grounds<>(game, game.evaluation(), seat).why(known, doubt.best, made, rng),
                Math.min(1, doubt.cost));
    }

    private Say when(S known) {
        Say asked = game.prompt(known, seat).sentence();
        Integer round = game.path(known).round();
        return round == null
                ? asked
                : Say.of("review.in-round", "asked", Arg.say(asked)).with("round", round);
    }
}
