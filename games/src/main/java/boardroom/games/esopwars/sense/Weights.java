package boardroom.games.esopwars.sense;

import java.util.List;

/** The numbers of what is known about good play, as in {@code sense.json} beside the box. */
public record Weights(Bid bid, Price price, Hint hint, Draft draft, Wildcard wildcard, Swap swap, Position position) {

    /** How good passing looks, and how much of the rest a leap costs against the least raise. */
    public record Bid(double pass, double leap) {}

    /**
     * How steeply likely prices rise with worth, how much of the indifference price to bid, and what equity kept for the
     * second auction is worth in points, up to so many opening bids.
     */
    public record Price(double power, double share, double pointsForKept, int keptOpenings) {}

    /** How steeply stars are priced above the rest, how much of a fair price to pay, and how many opening bids to keep. */
    public record Hint(double power, double shareOfFairPrice, int keptOpenings) {}

    /** What an unknown card adds to a hand on average, against one that is seen; what a pair that fits may still become. */
    public record Draft(double hopeForIdea, double hopeForSegment, double pair) {}

    /** The mean gain worth playing for with so many rounds to come: none, one, two and more. */
    public record Wildcard(List<Double> gainWorthPlayingFor) {}

    /**
     * What a basis point is worth in growth after the second auction: only to choose between equals; and how much less
     * growth (as a logarithm) is nearly as good.
     */
    public record Swap(double perBasisPoint, double nearly) {}

    /** What unspent equity is worth for hires to come; a lead of how much growth (as a logarithm) is e to one on. */
    public record Position(double pointsPerBasisPoint, double scale) {}
}
