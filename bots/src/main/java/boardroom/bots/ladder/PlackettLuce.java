package boardroom.bots.ladder;

import boardroom.bots.Share;
import boardroom.engine.Rng;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Strengths from whole rankings (Plackett and Luce): the first of a table is drawn by strength, then the next among the
 * rest. Found by Hunter's MM algorithm (2004); margins by a Bayesian bootstrap over deals.
 *
 * <p>Everybody also wins and loses half a game against nobody in particular, which keeps who always wins on the scale.
 */
final class PlackettLuce {
    private static final double POINTS = 400 / Math.log(10);
    private static final double ANCHORED = 1000;
    private static final double VIRTUAL = 0.5;
    private static final int RESAMPLES = 400;
    private static final int MOST_STEPS = 2_000;
    private static final double STILL = 1e-7;

    private final List<String> ids;
    private final int anchor;
    private final Map<List<Integer>, Integer> rests = new HashMap<>();
    private final List<int[]> restCounts = new ArrayList<>();
    private final List<Draw> draws = new ArrayList<>();
    private final Map<String, Integer> deals = new HashMap<>();
    private final List<Seen> seen = new ArrayList<>();
    private final double[] games;
    private final double dealsOfABout;

    /** A game of this bout and deal was won by somebody. */
    private record Seen(int bout, int deal) {}

    /** Somebody was drawn from a rest of the table, in a game of this bout and deal. */
    private record Draw(int bout, int deal, int first, int rest, double weight) {}

    PlackettLuce(List<String> ids, List<Played> bouts) {
        this.ids = List.copyOf(ids);
        this.anchor = Math.max(0, ids.indexOf(Entrant.ANCHOR));
        this.games = new double[bouts.size()];
        for (int bout = 0; bout < bouts.size(); bout++)
            for (Outcome game : bouts.get(bout).won()) {
                int deal = deals.computeIfAbsent(game.seated().size() + " " + game.deal(), _ -> deals.size());
                games[bout]++;
                seen.add(new Seen(bout, deal));
                // Forwards and backwards, tied seats are before each other equally often.
                addDraws(bout, deal, game, 1);
                addDraws(bout, deal, game, -1);
            }
        this.dealsOfABout = bouts.stream().mapToInt(Played::deals).average().orElse(0);
    }

    private void addDraws(int bout, int deal, Outcome game, int direction) {
        List<Integer> order = new ArrayList<>();
        for (int seat = 0; seat < game.seated().size(); seat++) order.add(seat);
        order.sort((a, b) -> {
            int byRank = Integer.compare(game.ranks().get(a), game.ranks().get(b));
            return byRank != 0 ? byRank : direction * Integer.compare(a, b);
        });
        int[] rest = new int[ids.size()];
        for (int place = order.size() - 1; place >= 0; place--) {
            int first = ids.indexOf(game.seated().get(order.get(place)));
            rest[first]++;
            draws.add(new Draw(bout, deal, first, restOf(rest), 0.5));
        }
    }

    private int restOf(int[] counts) {
        List<Integer> key = Arrays.stream(counts).boxed().toList();
        return rests.computeIfAbsent(key, _ -> {
            restCounts.add(counts.clone());
            return restCounts.size() - 1;
        });
    }

    List<Rating> ratings(long seed) {
        return ratings(seed, RESAMPLES);
    }

    /** With so many resamples: fewer tell less exactly how far off it may be. */
    List<Rating> ratings(long seed, int resamples) {
        double[] ones = new double[deals.size()];
        Arrays.fill(ones, 1);
        double[] noDoubt = new double[2 * ids.size()];
        Arrays.fill(noDoubt, 1);
        double[] start = new double[ids.size()];
        Arrays.fill(start, 1);
        double[] found = fit(ones, noDoubt, start);
        double[] squares = new double[ids.size()];
        Rng rng = Rng.stream(seed, "ratings");
        for (int i = 0; i < resamples; i++) {
            double[] again = fit(exponential(rng, deals.size()), exponential(rng, 2 * ids.size()), found);
            for (int id = 0; id < squares.length; id++)
                squares[id] += Math.pow(points(again, id) - points(found, id), 2) / resamples;
        }
        List<Rating> ratings = new ArrayList<>();
        for (int id = 0; id < squares.length; id++)
            ratings.add(new Rating(ids.get(id), points(found, id), widened(Math.sqrt(squares[id]))));
        return ratings;
    }

    /** Few deals scatter less than they should, and tell less about how much. */
    private double widened(double error) {
        if (error == 0) return 0;
        double n = dealsOfABout;
        return n < 2 ? Double.POSITIVE_INFINITY : error * Share.t((int) n - 1) * Math.sqrt((n + 1) / (n - 1));
    }

    private double points(double[] strengths, int id) {
        return ANCHORED + POINTS * Math.log(strengths[id] / strengths[anchor]);
    }

    private static double[] exponential(Rng rng, int count) {
        double[] weights = new double[count];
        for (int i = 0; i < count; i++) weights[i] = -Math.log(1 - rng.nextDouble());
        return weights;
    }

    /** The strengths, if deals count so much each; within a bout they are shared out among its games. */
    private double[] fit(double[] byDeal, double[] virtual, double[] start) {
        double[] inBout = new double[games.length];
        for (Seen game : seen) inBout[game.bout] += byDeal[game.deal];
        double[] wins = new double[ids.size()];
        double[] drawn = new double[restCounts.size()];
        for (Draw draw : draws) {
            double weight = draw.weight * byDeal[draw.deal] * games[draw.bout] / inBout[draw.bout];
            wins[draw.first] += weight;
            drawn[draw.rest] += weight;
        }
        double[] strengths = start.clone();
        for (int step = 0; step < MOST_STEPS && move(strengths, wins, drawn, virtual) > STILL; step++) {}
        return strengths;
    }

    /** One step of the algorithm; how far it moved anybody. */
    private double move(double[] strengths, double[] wins, double[] drawn, double[] virtual) {
        double[] chances = new double[ids.size()];
        for (int rest = 0; rest < drawn.length; rest++) {
            int[] counts = restCounts.get(rest);
            double all = 0;
            for (int id = 0; id < counts.length; id++) all += counts[id] * strengths[id];
            for (int id = 0; id < counts.length; id++) chances[id] += drawn[rest] * counts[id] / all;
        }
        double moved = 0;
        for (int id = 0; id < strengths.length; id++) {
            double won = VIRTUAL * virtual[2 * id];
            double lost = VIRTUAL * virtual[2 * id + 1];
            double better = (wins[id] + won) / (chances[id] + (won + lost) / (strengths[id] + 1));
            moved = Math.max(moved, Math.abs(Math.log(better / strengths[id])));
            strengths[id] = better;
        }
        return moved;
    }
}
