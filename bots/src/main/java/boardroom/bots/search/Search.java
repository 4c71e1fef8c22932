package boardroom.bots.search;

import boardroom.engine.Budget;
import boardroom.engine.Evaluation;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Thinks about one decision of one seat. Each iteration takes a guess of all the seat can't know, plays a candidate and goes
 * on until the position can be valued: every seat chooses in a tree of its own decisions, and by its priors beyond it.
 */
final class Search<S extends State<S>, M extends Move> {
    private static final double CANDIDATES_BY_ROOT = 0.8;
    private static final int MOST_CANDIDATES = 24;

    private final Game<S, M> game;
    private final @Nullable Evaluation<S> evaluation;
    private final S known;
    private final int seat;
    private final Settings settings;
    private final Rng rng;

    private final List<Node<M>> roots = new ArrayList<>();
    private final List<S> guesses = new ArrayList<>();
    private final Path<M> path = new Path<>();
    private final List<M> listed = new ArrayList<>();
    private final List<Node<M>> at = new ArrayList<>();
    private final double[] values;
    private int[] places = new int[64];
    private double[] priors = new double[64];

    Search(Game<S, M> game, @Nullable Evaluation<S> evaluation, S known, int seat, Settings settings, Rng rng) {
        this.game = game;
        this.evaluation = evaluation;
        this.known = known;
        this.seat = seat;
        this.settings = settings;
        this.rng = rng;
        this.values = new double[known.seats()];
        for (int one = 0; one < values.length; one++) roots.add(new Node<>());
    }

    /** What it thinks of the moves it may choose among, after as many iterations as the budget allows. */
    Opinion<M> think(List<M> moves, double[] likelihoods, Budget budget) {
        Node<M> root = roots.get(seat);
        for (int i = 0; i < moves.size(); i++) root.add(moves.get(i), likelihoods[i]);
        if (settings.halving()) halve(root, budget);
        else explore(root, budget);
        return Opinion.of(root, settings.trust());
    }

    /** Always the most promising candidate, until no other can catch up. */
    private void explore(Node<M> root, Budget budget) {
        int[] all = IntStream.range(0, root.size()).toArray();
        for (int done = 0; budget.allows(done); done++) {
            playOut(done, root.select(all.clone(), all.length, settings.exploration()));
            if (root.lead() > budget.most() - done) return;
        }
    }

    /**
     * All candidates on the same guesses and the same luck; the worse half drops out, and the rest is tried further. Nobody
     * is tried once more than the others, even if the time is over: whoever stayed in longest is told by its visits.
     */
    private void halve(Node<M> root, Budget budget) {
        List<Integer> field = candidates(root, budget.most());
        int rounds = 32 - Integer.numberOfLeadingZeros(field.size() - 1);
        int done = 0;
        int turn = 0;
        for (int round = 1; round <= rounds; round++) {
            do {
                if (!budget.allows(done + field.size() - 1)) return;
                for (int place : field) playOut(turn, place);
                done += field.size();
                turn++;
            } while (budget.spent(done) < (double) round / rounds);
            field.sort(Comparator.comparingDouble((Integer place) -> -root.merit(place, settings.trust())));
            field.subList((field.size() + 1) / 2, field.size()).clear();
        }
    }

    /** The likeliest moves, as many as there is time to compare. */
    private static List<Integer> candidates(Node<?> root, int iterations) {
        int wide = (int) Math.clamp(CANDIDATES_BY_ROOT * Math.sqrt(iterations), 2, MOST_CANDIDATES);
        List<Integer> field =
                new ArrayList<>(IntStream.range(0, root.size()).boxed().toList());
        field.sort(Comparator.comparingDouble((Integer place) -> -root.prior(place)));
        if (field.size() > wide) field.subList(wide, field.size()).clear();
        return field;
    }

    /** One iteration: as long as the seat meets decisions it has met before, and then on to where it can be valued. */
    private void playOut(int turn, int candidate) {
        S s = guess(turn).copy();
        Rng luck = new Rng(turn * 0x9e3779b97f4a7c15L);
        path.clear();
        at.clear();
        at.addAll(roots);
        game.play(s, seat, take(seat, roots.get(seat), candidate), Events.NONE);
        int beyond = 0;
        while (!game.isOver(s)) {
            boolean isNew = at.get(seat).isNew();
            if (isNew && isEnough(s, beyond)) break;
            if (isNew) beyond++;
            Seats owing = game.owes(s);
            int who = owing.get(owing.count() == 1 ? 0 : luck.below(owing.count()));
            game.play(s, who, choose(s, who, luck), Events.NONE);
        }
        if (evaluation == null || game.isOver(s)) game.values(s, values);
        else evaluation.values(s, values);
        path.saw(values);
        at.get(seat).meet();
    }

    private boolean isEnough(S s, int beyond) {
        return beyond >= settings.plies() && (beyond >= settings.plies() + settings.patience() || game.isQuiet(s));
    }

    private S guess(int turn) {
        int place = turn % settings.guesses();
        if (place < guesses.size()) return guesses.get(place);
        S guess = known.copy();
        game.reshuffle(guess, seat, rng);
        guesses.add(guess);
        return guess;
    }

    private M choose(S s, int who, Rng luck) {
        listed.clear();
        game.candidates(s, who, listed::add);
        int count = listed.size();
        if (count == 1) return listed.getFirst();
        if (count > places.length) {
            places = new int[2 * count];
            priors = new double[2 * count];
        }
        Node<M> node = at.get(who);
        int open = node.find(listed, places);
        if (node.wants(open, count)) {
            weigh(s, who);
            open = node.keep(listed, priors, places);
        }
        if (node.isNew() && luck.nextDouble() < settings.noise()) return take(who, node, node.draw(places, open, luck));
        return take(who, node, node.select(places, open, settings.exploration()));
    }

    private void weigh(S s, int who) {
        Arrays.fill(priors, 0, listed.size(), 0);
        game.glance(s, who, listed, priors);
    }

    /** Goes down the tree of a seat, which grows where it ends. */
    private M take(int who, Node<M> node, int place) {
        path.add(who, node, place);
        at.set(who, node.next(place));
        return node.move(place);
    }
}
