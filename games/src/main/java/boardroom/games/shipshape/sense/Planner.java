package boardroom.games.shipshape.sense;

import boardroom.games.shipshape.box.Constants;
import boardroom.games.shipshape.rules.ShipShapeState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The plan of the table (10.2, 10.3), made of public facts alone. */
public final class Planner {
    private final Weights.Plan weights;
    private final Confidence confidence;
    private final Constants numbers;

    public Planner(Constants numbers, Weights.Plan weights) {
        this.numbers = numbers;
        this.weights = weights;
        this.confidence = new Confidence(weights);
    }

    /** How each open order can leave this week, who had best take it, and how likely the week will be completed. */
    public TablePlan plan(ShipShapeState s) {
        return plan(estimates(s, null));
    }

    Estimates estimates(ShipShapeState s, @Nullable Estimates before) {
        return new Estimates(weights, confidence, numbers, s, before);
    }

    TablePlan plan(Estimates all) {
        Way[][] sorted = sorted(all);
        Assignment given = assign(all, sorted);
        List<List<Way>> ways = new ArrayList<>();
        List<@Nullable Way> chosen = new ArrayList<>();
        for (int i = 0; i < sorted.length; i++) {
            ways.add(List.of(sorted[i]));
            chosen.add(sorted[i][given.best[i]]);
        }
        return new TablePlan(given.outlook, ways, chosen);
    }

    /** How likely the week will be completed. */
    double outlook(Estimates all) {
        return assign(all, sorted(all)).outlook;
    }

    private Assignment assign(Estimates all, Way[][] sorted) {
        return new Assignment(weights, confidence, sorted, all.outfits.length);
    }

    private static Way[][] sorted(Estimates all) {
        Way[][] sorted = new Way[all.ways.length][];
        for (int i = 0; i < sorted.length; i++) sorted[i] = Assignment.sorted(all.ways[i]);
        return sorted;
    }
}
