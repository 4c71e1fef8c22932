package boardroom.bots.training;

import boardroom.bots.GreedyBot;
import boardroom.engine.Bot;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.Match;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import boardroom.engine.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.node.ObjectNode;

/**
 * Finds better numbers for the priors of a game, which no regression can reach: whoever plays at a glance by changed ones plays
 * against those who play by the ones that ship, and an evolution strategy changes them. What it comes to is confirmed on
 * deals that nobody has seen.
 */
public final class PriorSearch {
    private static final Bot GREEDY = new GreedyBot();

    /** How far the first tries go: about a third more or less. */
    private static final double FIRST_STEP = 0.3;

    /** As many generations as numbers need to be told apart; more games make figures surer instead. */
    private static final int GENERATIONS = 40;

    private static final int DEALS_TO_NOTICE = 8;
    private static final double MUCH = 2;
    private static final double LITTLE = 1.01;

    /** One game in so many confirms what was found. */
    private static final int CONFIRMED = 4;

    /** Numbers by their place in the file, old and new, and how whoever plays by the new ones did on fresh deals. */
    public record Better(SenseFile file, List<String> changes, List<Strength> strength) {
        /** Whether the new numbers win more than their share at every table, by more than chance. */
        public boolean isConfirmed() {
            return !strength.isEmpty() && strength.stream().allMatch(Strength::isBetter);
        }
    }

    private final Variants variants;
    private final Training.Plan plan;
    private final Consumer<String> told;

    public PriorSearch(Variants variants, Training.Plan plan, Consumer<String> told) {
        this.variants = variants;
        this.plan = plan;
        this.told = told;
    }

    /** The mean of where the search has come to, which is better than its luckiest try. */
    public Better find() {
        List<JsonPointer> leaves = noticed();
        told.accept(leaves.size() + " numbers make a difference to who plays at a glance: " + leaves);
        if (leaves.isEmpty()) return new Better(variants.file(), List.of(), List.of());
        ObjectNode found = times(leaves, searched(leaves));
        List<String> changes = new ArrayList<>();
        for (JsonPointer leaf : leaves) changes.add(leaf + ": " + sense().at(leaf) + " to " + found.at(leaf));
        List<Strength> strength = Strength.of(
                variants.game(), player(found), GREEDY, plan.games() / CONFIRMED, ~plan.seed(), Deadline.NEVER);
        return new Better(new SenseFile(variants.file().path(), found), changes, strength);
    }

    private double[] searched(List<JsonPointer> leaves) {
        CmaEs search = new CmaEs(new double[leaves.size()], FIRST_STEP, Rng.stream(plan.seed(), "priors"));
        int tries = CmaEs.lambda(leaves.size());
        Deadline deadline = plan.deadline().part(2);
        int perTry = plan.games() / (tries * GENERATIONS);
        int played = 0;
        for (int generation = 0; played < plan.games() && !deadline.isOver(); generation++) {
            double[][] asked = search.ask();
            double[] figures = new double[tries];
            // All tries of a generation play the same deals, and each generation others.
            long seed = Rng.stream(plan.seed(), "generation " + generation).nextLong();
            for (int i = 0; i < tries; i++) {
                Bot player = player(times(leaves, asked[i]));
                List<Strength> strengths = Strength.of(variants.game(), player, GREEDY, perTry / 2, seed, deadline);
                for (Strength strength : strengths) {
                    figures[i] -= strength.share().share() / strength.fair() / strengths.size();
                    played += strength.share().games();
                }
            }
            search.tell(asked, figures);
            told.accept(String.format(
                    Locale.ROOT,
                    "generation %d: %d games so far, step %.3f, its tries win %.3f of what is fair",
                    generation + 1,
                    played,
                    search.sigma(),
                    -Arrays.stream(figures).average().orElse(0)));
        }
        return search.mean();
    }

    private ObjectNode sense() {
        return variants.file().sense();
    }

    /** By logarithms of factors, so that a number keeps its sign and doubling it is as far as halving it. */
    private ObjectNode times(List<JsonPointer> leaves, double[] logarithms) {
        double[] factors = new double[logarithms.length];
        for (int i = 0; i < factors.length; i++) factors[i] = Math.exp(logarithms[i]);
        return Leaves.times(sense(), leaves, factors);
    }

    private Bot player(ObjectNode sense) {
        return new BotBy(variants.by(sense), GREEDY);
    }

    /** Numbers that are no counts, and by which some game would have ended otherwise. */
    private List<JsonPointer> noticed() {
        List<?> asShipped = ends(GREEDY);
        List<JsonPointer> noticed = new ArrayList<>();
        for (JsonPointer leaf : Leaves.of(sense()))
            if (!isCount(leaf)
                    && !(ends(player(times(leaf, MUCH))).equals(asShipped)
                            && ends(player(times(leaf, 1 / MUCH))).equals(asShipped))) noticed.add(leaf);
        return noticed;
    }

    /** What can't be a little more is a count. */
    private boolean isCount(JsonPointer leaf) {
        try {
            variants.by(times(leaf, LITTLE));
            return false;
        } catch (JacksonException whole) {
            return true;
        }
    }

    private ObjectNode times(JsonPointer leaf, double factor) {
        return Leaves.times(sense(), List.of(leaf), new double[] {factor});
    }

    /** How a few games end among players like this one. */
    private List<Object> ends(Bot bot) {
        List<Object> ends = new ArrayList<>();
        for (int deal = 0; deal < DEALS_TO_NOTICE; deal++) ends.add(end(variants.game(), bot, deal));
        return ends;
    }

    private <S extends State<S>, M extends Move> Object end(Game<S, M> game, Bot bot, int index) {
        int seats = game.box().seats().preset();
        Deal deal = new Deal(
                seats,
                Options.defaults(game.box()),
                Rng.stream(plan.seed(), "noticed " + index).nextLong());
        return game.result(
                Match.play(game, deal, Collections.nCopies(seats, bot), Rng.stream(index, "play"), Events.NONE));
    }
}
