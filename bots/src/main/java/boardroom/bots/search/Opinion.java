package boardroom.bots.search;

import boardroom.engine.Likelihood;
import boardroom.engine.Move;
import boardroom.engine.Rng;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What a search thinks of the moves it could choose among, the best first. */
public record Opinion<M extends Move>(List<Candidate<M>> candidates) {

    /** How likely a good player chooses it at a glance, how often it was tried, and what came of it. */
    public record Candidate<M extends Move>(M move, double prior, int visits, double value) {}

    static <M extends Move> Opinion<M> of(Node<M> root) {
        List<Candidate<M>> candidates = new ArrayList<>();
        for (int place = 0; place < root.size(); place++)
            candidates.add(new Candidate<>(root.move(place), root.prior(place), root.visits(place), root.mean(place)));
        return sorted(candidates);
    }

    private static <M extends Move> Opinion<M> sorted(List<Candidate<M>> candidates) {
        candidates.sort(Comparator.comparingInt((Candidate<M> one) -> -one.visits())
                .thenComparingDouble(one -> -one.value())
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
            for (Opinion<M> opinion : opinions)
                for (Candidate<M> same : opinion.candidates)
                    if (same.move().equals(one.move())) {
                        visits += same.visits();
                        sum += same.visits() * same.value();
                    }
            all.add(new Candidate<>(one.move(), one.prior(), visits, visits == 0 ? one.value() : sum / visits));
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

    /** The best, or at a temperature above 0 now and then another: the likelier the more it was tried. */
    public Candidate<M> pick(double temperature, Rng rng) {
        if (temperature == 0) return best();
        double[] likelihoods = new double[candidates.size()];
        double most = best().visits() + best().prior();
        for (int i = 0; i < likelihoods.length; i++) {
            Candidate<M> one = candidates.get(i);
            likelihoods[i] = Math.pow((one.visits() + one.prior()) / most, 1 / temperature);
        }
        Likelihood.ofWorths(likelihoods);
        return candidates.get(Likelihood.draw(likelihoods, likelihoods.length, rng));
    }
}
