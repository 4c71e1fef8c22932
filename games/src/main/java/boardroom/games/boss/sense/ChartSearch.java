package boardroom.games.boss.sense;

import boardroom.games.boss.rules.Chart;

/**
 * Looks for a better chart by climbing: move one person, let two change places, move two under one boss (section 10). Those
 * who wait are put where they do most good first.
 */
final class ChartSearch {
    private static final double LEAST = 1e-9;

    private final ChartScore scores;
    private final int ceo;
    private final boolean[] fixed;
    private final double least;

    /** Never written to once it stands here. */
    int[] best;

    double score;

    /** The chart that is being tried, written over by the next one. */
    private int[] tried = {};

    /** Whether the present kind of step has led anywhere. */
    private boolean isBetter;

    /** From this chart; who is fixed stays under the same boss, and a step must gain a little at least. */
    ChartSearch(ChartScore scores, int[] start, int ceo, boolean[] fixed, double least) {
        this.scores = scores;
        this.ceo = ceo;
        this.fixed = fixed;
        this.least = least;
        best = start;
    }

    /** What the chart that was found gives once everybody has settled in. */
    Chart settled() {
        return scores.settled(best, ceo);
    }

    /** T a round it gives then. */
    int capacity() {
        return scores.capacity(settled());
    }

    /** Climbs for at most so many steps, unless the same was climbed before. */
    ChartSearch climb(int steps, ChartMemo memo) {
        ChartMemo.Question question = new ChartMemo.Question(scores, best, ceo, fixed, least, steps);
        ChartMemo.Found found = memo.find(question);
        if (found == null) {
            climb(steps);
            memo.keep(question, new ChartMemo.Found(best, score));
        } else {
            best = found.best();
            score = found.score();
        }
        return this;
    }

    /** Everybody who waits takes the best place, then the chart is improved for at most so many steps. */
    private void climb(int steps) {
        score = scores.of(best, ceo);
        tried = new int[best.length];
        seat();
        for (int step = 0; step < steps; step++) if (!moveOne() && !exchange() && !moveTwo()) break;
    }

    private void seat() {
        for (int p = 0; p < best.length; p++) {
            if (best[p] != Chart.WAITING) continue;
            int[] chosen = best;
            double highest = Double.NEGATIVE_INFINITY;
            if (ceo < 0) {
                chosen = with(p, Chart.BOARD);
                highest = scores.of(chosen, ceo);
            }
            for (int b = 0; b < best.length; b++) {
                if (b == p || best[b] < Chart.BOARD) continue;
                int[] seated = with(p, b);
                double value = scores.of(seated, ceo);
                if (value > highest + LEAST) {
                    highest = value;
                    chosen = seated;
                }
            }
            best = chosen;
            score = highest;
        }
    }

    private int[] with(int p, int b) {
        int[] seated = best.clone();
        seated[p] = b;
        return seated;
    }

    private boolean moveOne() {
        int[] from = best;
        isBetter = false;
        for (int p = 0; p < from.length; p++) {
            if (!mayMove(p, from)) continue;
            for (int b = 0; b < from.length; b++) if (mayLead(b, p, from)) consider(from, p, b, p, b);
        }
        return isBetter;
    }

    private boolean exchange() {
        int[] from = best;
        isBetter = false;
        for (int p = 0; p < from.length; p++)
            for (int q = p + 1; q < from.length; q++) {
                if (p == ceo || q == ceo || from[p] < Chart.BOARD || from[q] < Chart.BOARD) continue;
                for (int x = 0; x < from.length; x++)
                    tried[x == p ? q : x == q ? p : x] = from[x] == p ? q : from[x] == q ? p : from[x];
                consider(from);
            }
        return isBetter;
    }

    private boolean moveTwo() {
        int[] from = best;
        isBetter = false;
        for (int b = 0; b < from.length; b++) {
            if (from[b] < Chart.BOARD || scores.people[b].card.leadership().most() < 2) continue;
            for (int p = 0; p < from.length; p++) {
                if (!mayMove(p, from) || !mayLead(b, p, from)) continue;
                for (int q = p + 1; q < from.length; q++)
                    if (mayMove(q, from) && mayLead(b, q, from)) consider(from, p, b, q, b);
            }
        }
        return isBetter;
    }

    private boolean mayMove(int p, int[] boss) {
        return p != ceo && !fixed[p] && boss[p] >= Chart.BOARD;
    }

    private static boolean mayLead(int b, int p, int[] boss) {
        if (boss[b] < Chart.BOARD || boss[p] == b) return false;
        for (int each = b; each >= 0; each = boss[each]) if (each == p) return false;
        return true;
    }

    private void consider(int[] from, int p, int b, int q, int c) {
        System.arraycopy(from, 0, tried, 0, from.length);
        tried[p] = b;
        tried[q] = c;
        consider(from);
    }

    private void consider(int[] from) {
        for (int x = 0; x < tried.length; x++) if (fixed[x] && tried[x] != from[x]) return;
        double value = scores.of(tried, ceo);
        if (value <= score + (isBetter ? LEAST : least)) return;
        best = tried.clone();
        score = value;
        isBetter = true;
    }
}
