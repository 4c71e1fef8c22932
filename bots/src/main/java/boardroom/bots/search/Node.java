package boardroom.bots.search;

import boardroom.engine.Move;
import boardroom.engine.Rng;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A decision of one seat, told apart by its own moves before it; what can be chosen differs from guess to guess. Moves keep
 * the place they were first seen at.
 */
final class Node<M extends Move> {
    /** So many moves are all tried; of more, the likeliest first, and more of them the more often the node was visited. */
    private static final int FEW = 8;

    /** Of more moves than these only the likeliest are kept at all. */
    private static final int KEPT = 32;

    private static final double WIDENING = 4;
    private static final double WIDENING_POWER = 0.4;

    private static final double LEAST_PRIOR = 1e-6;
    private static final double FIRST_SPREAD = 0.1;
    private static final double LEAST_VARIANCE = 1e-6;

    private static final Object[] NO_MOVES = {};
    private static final double[] NO_NUMBERS = {};
    private static final int[] NO_COUNTS = {};

    private Map<M, Integer> places = Map.of();
    private Object[] moves = NO_MOVES;
    private @Nullable Object[] next = NO_MOVES;
    private double[] priors = NO_NUMBERS;
    private double[] sums = NO_NUMBERS;
    private int[] visits = NO_COUNTS;
    private int[] chances = NO_COUNTS;
    private int size;

    /** All places, the likeliest first. */
    private int[] order = NO_COUNTS;

    private int[] marks = NO_COUNTS;
    private int mark;

    private boolean isNew = true;
    private int visited;
    private double sum;
    private double squares;

    int size() {
        return size;
    }

    @SuppressWarnings("unchecked")
    M move(int place) {
        return (M) moves[place];
    }

    double prior(int place) {
        return priors[place];
    }

    int visits(int place) {
        return visits[place];
    }

    /** What came of a move on average; the mean of the node where it was never tried. */
    double mean(int place) {
        return visits[place] == 0 ? mean() : sums[place] / visits[place];
    }

    /** What came of it, and what speaks for it at a glance. */
    double merit(int place, double trust) {
        return mean(place) + trust * spread() * Math.log(Math.max(priors[place], LEAST_PRIOR));
    }

    private double mean() {
        return visited == 0 ? 0.5 : sum / visited;
    }

    /** How many visits the most tried move is ahead of the next. */
    int lead() {
        int first = 0;
        int second = 0;
        for (int place = 0; place < size; place++) {
            second = Math.max(second, Math.min(first, visits[place]));
            first = Math.max(first, visits[place]);
        }
        return first - second;
    }

    /**
     * Which of these moves are kept, by their places; tells how many. They mostly come in the order they came before; of many
     * moves only some are kept, and what does not come in order is not looked up.
     */
    int find(List<M> listed, int[] found) {
        boolean lookUp = listed.size() <= KEPT;
        int count = 0;
        int expected = 0;
        for (M move : listed) {
            int place = expected;
            if (!isAt(place, move) && !isAt(++place, move)) place = lookUp ? places.getOrDefault(move, -1) : -1;
            if (place < 0) continue;
            found[count++] = place;
            expected = place + 1;
        }
        return count;
    }

    private boolean isAt(int place, M move) {
        return place < size && move.equals(moves[place]);
    }

    /** Whether moves that are not kept yet should be, when so many of the listed ones are. */
    boolean wants(int known, int listed) {
        return known < Math.min(FEW, listed);
    }

    /** Keeps these moves, of many the likeliest; tells as {@link #find}. */
    int keep(List<M> listed, double[] likelihoods, int[] found) {
        double least = listed.size() > KEPT ? least(likelihoods, listed.size()) : -1;
        int equals = KEPT;
        if (least >= 0) for (int i = 0; i < listed.size(); i++) if (likelihoods[i] > least) equals--;
        int count = 0;
        for (int i = 0; i < listed.size(); i++) {
            if (likelihoods[i] < least || (likelihoods[i] == least && --equals < 0)) continue;
            int place = size == 0 ? -1 : places.getOrDefault(listed.get(i), -1);
            found[count++] = place < 0 ? add(listed.get(i), likelihoods[i]) : place;
        }
        return count;
    }

    private static double least(double[] likelihoods, int count) {
        double[] rising = Arrays.copyOf(likelihoods, count);
        Arrays.sort(rising);
        return rising[count - KEPT];
    }

    /** Keeps a move that was not seen before. */
    int add(M move, double prior) {
        if (size == moves.length) grow();
        moves[size] = move;
        priors[size] = prior;
        places.put(move, size);
        int rank = size;
        for (; rank > 0 && priors[order[rank - 1]] < prior; rank--) order[rank] = order[rank - 1];
        order[rank] = size;
        return size++;
    }

    /** Most nodes are never decided at and stay empty. */
    private void grow() {
        if (size == 0) places = new HashMap<>();
        int more = Math.max(FEW, 2 * size);
        moves = Arrays.copyOf(moves, more);
        next = Arrays.copyOf(next, more);
        priors = Arrays.copyOf(priors, more);
        sums = Arrays.copyOf(sums, more);
        visits = Arrays.copyOf(visits, more);
        chances = Arrays.copyOf(chances, more);
        order = Arrays.copyOf(order, more);
    }

    /** The most promising of these places, which it may reorder: what was seen of it and, the less it was tried, its prior. */
    int select(int[] among, int count, double exploration) {
        int open = count <= FEW ? count : narrow(among, count);
        double likely = 0;
        for (int i = 0; i < open; i++) likely += priors[among[i]];
        double urge = exploration * spread() / Math.max(likely, Double.MIN_NORMAL);
        int best = among[0];
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < open; i++) {
            int place = among[i];
            double promise = mean(place) + urge * priors[place] * Math.sqrt(++chances[place]) / (1 + visits[place]);
            if (promise > highest) {
                highest = promise;
                best = place;
            }
        }
        return best;
    }

    /** Puts the likeliest places first, as many as may be tried after so many visits; tells how many that are. */
    private int narrow(int[] among, int count) {
        int wide = Math.max(FEW, (int) Math.ceil(WIDENING * Math.pow(visited + 1.0, WIDENING_POWER)));
        if (wide >= count) return count;
        if (marks.length < size) marks = Arrays.copyOf(marks, size);
        mark++;
        for (int i = 0; i < count; i++) marks[among[i]] = mark;
        int open = 0;
        for (int i = 0; open < wide; i++) if (marks[order[i]] == mark) among[open++] = order[i];
        return open;
    }

    /** How far apart the outcomes lie that were seen here. */
    private double spread() {
        if (visited < 2) return FIRST_SPREAD;
        double variance = squares / visited - mean() * mean();
        return Math.sqrt(Math.max(variance, LEAST_VARIANCE));
    }

    /** The decision of the same seat after this move. */
    @SuppressWarnings("unchecked")
    Node<M> next(int place) {
        Object grown = next[place];
        if (grown == null) next[place] = grown = new Node<M>();
        return (Node<M>) grown;
    }

    /** Whether no iteration has come this far yet. */
    boolean isNew() {
        return isNew;
    }

    /** An iteration ended before this decision: the next one goes on through it. */
    void meet() {
        isNew = false;
    }

    /** One of these places, by their priors. */
    int draw(int[] among, int count, Rng luck) {
        double likely = 0;
        for (int i = 0; i < count; i++) likely += priors[among[i]];
        double point = luck.nextDouble() * likely;
        for (int i = 0; i < count; i++) {
            point -= priors[among[i]];
            if (point < 0) return among[i];
        }
        return among[count - 1];
    }

    void saw(int place, double value) {
        isNew = false;
        visited++;
        sum += value;
        squares += value * value;
        visits[place]++;
        sums[place] += value;
    }
}
