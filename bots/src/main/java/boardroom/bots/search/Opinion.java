package boardroom.bots.search;

import boardroom.engine.Likelihood;
import boardroom.engine.Move;
import boardroom.engine.Rng;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** What a search thinks of the moves it could choose among, the best first. */
public record Opinion<M extends Move>(List<Candidate<M>> candidates) {

    /** How likely a good player chooses it at a glance, how often it was tried, what came of it, and all that together. */
    public record Candidate<M extends Move>(M move, double prior, int visits, double value, double merit) {}

    static <M extends Move> Opinion<M> of(Node<M> root, double trust) {
        List<Candidate<M>> candidates = new ArrayList<>();
        for (int place = 0; place < root.size(); place++)
            candidates.add(new Candidate<>(
                    root.move(place),
                    root.prior(place),
                    root.visits(place),
                    root.mean(place),
                    root.merit(place, trust)));
        return sorted(candidates);
    }

    private static <M extends Move> Opinion<M> sorted(List<Candidate<M>> candidates) {
        candidates.sort(Comparator.comparingInt((Candidate<M> one) -> -one.visits())
                .thenComparingDouble(one -> -one.merit())
                .thenComparingDouble(one -> -one.prior()));
        return new Opinion<>(List.copyOf(candidates));
    }

    /** What several who thought apart about the same moves think together. */
    static <M extends Move> Opinion<M> together(List<Opinion<M>> opinions) {
        if (opinions.size() == 1) return opinions.getFirst();
        List<Candidate<M>> all = new ArrayList<>();
        for (Candidate<M> one : opinions.getFirst().candidates) {
            int visits = 0;
            double sum = 0;
            double merits = 0;
            for (Opinion<M> opinion : opinions)
                for (Candidate<M> same : opinion.candidates)
                    if (same.move().equals(one.move())) {
                        visits += same.visits();
                        sum += same.visits() * same.value();
                        merits += same.merit() / opinions.size();
                    }
            all.add(new Candidate<>(one.move(), one.prior(), visits, visits == 0 ? one.value() : sum / visits, merits));
        }
        return sorted(all);
    }

    /** How often the game was played on from here to come to it. */
    public int iterations() {
        return candidates.stream().mapToInt(Candidate::visits).sum();
    }

    public Candidate<M> best() {
        return candidates.getFirst();
    }

    /**
     * The best, or at a temperature above 0 now and then another: e times as seldom for each such part of a victory that it
     * is worse, and the seldomer the less it was tried and the less it looks at a glance.
     */
    public Candidate<M> pick(double temperature, Rng rng) {
        return pick(temperature, _ -> 1, rng);
    }

    /** The same by somebody who is inclined to some of them: takes each so many times as often. */
    public Candidate<M> pick(double temperature, ToDoubleFunction<Candidate<M>> inclination, Rng rng) {
        if (temperature == 0) return best();
        double[] likelihoods = new double[candidates.size()];
        double all = Math.max(1, iterations());
        for (int i = 0; i < likelihoods.length; i++) {
            Candidate<M> one = candidates.get(i);
            likelihoods[i] = (one.visits() / all + one.prior())
                    * Math.exp((one.merit() - best().merit()) / temperature)
                    * inclination.applyAsDouble(one);
        }
        Likelihood.ofWorths(likelihoods);
        return candidates.get(Likelihood.draw(likelihoods, likelihoods.length, rng));
    }
}
