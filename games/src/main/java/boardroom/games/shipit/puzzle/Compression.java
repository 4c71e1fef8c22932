package boardroom.games.shipit.puzzle;

import java.util.ArrayList;
import java.util.List;

/** For every part of a word of primitives the fewest blocks that do exactly it, with loops and perhaps one function. */
final class Compression {
    private static final int CALL = Integer.MIN_VALUE;

    private final String word;
    private final int length;
    private final PuzzleRules.Range times;
    /** How long the parts that start at two places agree. */
    private final short[] common;

    private final short[] cost;
    /** How: 0 a primitive, k &gt; 0 split at k, -p a loop of period p, or a call. */
    private final int[] how;

    Compression(String word, PuzzleRules.Range times) {
        this.word = word;
        this.length = word.length();
        this.times = times;
        int size = (length + 1) * (length + 1);
        common = new short[size];
        for (int i = length - 1; i >= 0; i--)
            for (int j = length - 1; j > i; j--)
                common[at(i, j)] = word.charAt(i) == word.charAt(j) ? (short) (1 + common[at(i + 1, j + 1)]) : 0;
        cost = new short[size];
        how = new int[size];
        solve(-1, 0);
    }

    /** The same word, where the part at {@code from} may also be called. */
    private Compression(Compression plain, int from, int calledLength) {
        this.word = plain.word;
        this.length = plain.length;
        this.times = plain.times;
        this.common = plain.common;
        cost = new short[plain.cost.length];
        how = new int[plain.how.length];
        solve(from, calledLength);
    }

    Compression calling(int from, int calledLength) {
        return new Compression(this, from, calledLength);
    }

    /** How often two parts were put together to find the fewest blocks of all. */
    long effort() {
        return (long) length * length * length / 6;
    }

    private int at(int i, int j) {
        return i * (length + 1) + j;
    }

    private void solve(int called, int calledLength) {
        for (int i = 0; i < length; i++) cost[at(i, i + 1)] = 1;
        for (int span = 2; span <= length; span++)
            for (int i = 0; i + span <= length; i++) {
                if (span == calledLength && agree(called, i, span)) {
                    cost[at(i, i + span)] = 1;
                    how[at(i, i + span)] = CALL;
                } else solve(i, i + span, span);
            }
    }

    private void solve(int i, int j, int span) {
        int best = Integer.MAX_VALUE;
        int chosen = 0;
        int row = i * (length + 1);
        for (int k = i + 1; k < j; k++) {
            int sum = cost[row + k] + cost[at(k, j)];
            if (sum < best) {
                best = sum;
                chosen = k;
            }
        }
        for (int n = times.min(); n <= times.max() && n <= span; n++) {
            if (span % n != 0) continue;
            int period = span / n;
            if (common[at(i, i + period)] < span - period) continue;
            int sum = 1 + cost[at(i, i + period)];
            if (sum < best) {
                best = sum;
                chosen = -period;
            }
        }
        cost[row + j] = (short) best;
        how[row + j] = chosen;
    }

    /** Whether the parts of this length that start at i and at j are the same. */
    boolean agree(int i, int j, int span) {
        return i == j
                || (j + span <= length && i + span <= length && common[at(Math.min(i, j), Math.max(i, j))] >= span);
    }

    int cost(int i, int j) {
        return i == j ? 0 : cost[at(i, j)];
    }

    List<Block> blocks(int i, int j) {
        List<Block> out = new ArrayList<>();
        write(i, j, out);
        return out;
    }

    private void write(int i, int j, List<Block> out) {
        if (i == j) return;
        int chosen = how[at(i, j)];
        if (chosen == CALL) out.add(Block.CALL);
        else if (chosen == 0) out.add(Block.primitive(word.charAt(i)));
        else if (chosen > 0) {
            write(i, chosen, out);
            write(chosen, j, out);
        } else out.add(new Block.Loop((j - i) / -chosen, blocks(i, i - chosen)));
    }
}
