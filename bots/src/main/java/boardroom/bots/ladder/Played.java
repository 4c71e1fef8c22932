package boardroom.bots.ladder;

import boardroom.bots.Share;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/** All games of one against so many others of one kind, and how the one did. */
public record Played(String one, String others, int seats, List<Outcome> games) {
    private static final double LEAST_DOUBT = 0.5;

    public Played {
        games = List.copyOf(games);
    }

    /** The same games of two, as the other sees them. */
    public Played turned() {
        if (seats != 2) throw new IllegalStateException("there are " + (seats - 1) + " others");
        return new Played(/* one= */ others, /* others= */ one, seats, games);
    }

    /** The share of all its games that it won. */
    public Share share() {
        return share(games);
    }

    /** The share of the games that anybody won. */
    Share shareOfWon() {
        return share(won());
    }

    /** The share of all games that anybody won. */
    Share finished() {
        return Share.byDeal(sums(games, game -> game.isWon() ? 1 : 0), counts(games));
    }

    List<Outcome> won() {
        return games.stream().filter(Outcome::isWon).toList();
    }

    /** How many games all have lost. */
    public int lost() {
        return games.size() - won().size();
    }

    public int deals() {
        return (int) games.stream().mapToInt(Outcome::deal).distinct().count();
    }

    /** What everybody would win who is neither better nor worse than the others. */
    public double fair() {
        return (double) won().size() / games.size() / seats;
    }

    /** A mean and how far the true one may lie from it. */
    public record Mean(double mean, double margin) {}

    /** Its mean rank; one more deal with a fair rank, or half a rank off, counts for the margin: it is never nothing. */
    public Mean rank() {
        double fair = (seats + 1) / 2.0;
        double[] sums = sums(games, game -> game.middleRank(one));
        int[] counts = counts(games);
        double mean = 0;
        for (double sum : sums) mean += sum;
        mean /= games.size();
        double squares = Math.pow(Math.max(Math.abs(mean - fair), LEAST_DOUBT), 2);
        for (int deal = 0; deal < sums.length; deal++) squares += Math.pow(sums[deal] / counts[deal] - mean, 2);
        int deals = sums.length;
        return new Mean(mean, Share.t(deals - 1) * Math.sqrt(squares / deals / (deals + 1)));
    }

    private Share share(List<Outcome> counted) {
        return Share.byDeal(sums(counted, game -> game.win(one)), counts(counted));
    }

    private static double[] sums(List<Outcome> counted, ToDoubleFunction<Outcome> what) {
        return byDeal(counted).stream()
                .mapToDouble(deal -> deal.stream().mapToDouble(what).sum())
                .toArray();
    }

    private static int[] counts(List<Outcome> counted) {
        return byDeal(counted).stream().mapToInt(List::size).toArray();
    }

    private static List<List<Outcome>> byDeal(List<Outcome> counted) {
        Map<Integer, List<Outcome>> deals = new TreeMap<>();
        for (Outcome game : counted)
            deals.computeIfAbsent(game.deal(), _ -> new ArrayList<>()).add(game);
        return List.copyOf(deals.values());
    }
}
