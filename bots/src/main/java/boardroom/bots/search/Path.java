package boardroom.bots.search;

import boardroom.engine.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What was decided in the trees during one iteration. */
final class Path<M extends Move> {
    private final List<Node<M>> nodes = new ArrayList<>();
    private int[] seats = new int[64];
    private int[] places = new int[64];

    void clear() {
        nodes.clear();
    }

    void add(int seat, Node<M> node, int place) {
        int step = nodes.size();
        if (step == seats.length) {
            seats = Arrays.copyOf(seats, 2 * step);
            places = Arrays.copyOf(places, 2 * step);
        }
        nodes.add(node);
        seats[step] = seat;
        places[step] = place;
    }

    /** Every decision learns what came of it for its own seat. */
    void saw(double[] values) {
        for (int step = 0; step < nodes.size(); step++) nodes.get(step).saw(places[step], values[seats[step]]);
    }
}
