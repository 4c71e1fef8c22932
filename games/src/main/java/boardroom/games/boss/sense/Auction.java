package boardroom.games.boss.sense;

import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Rival;
import boardroom.games.boss.rules.SharedRules;
import java.util.Arrays;
import java.util.List;

/**
 * What a bid for the order of picks is likely to bring: each other company may be before one's own and then takes what looks
 * best to oneself.
 */
final class Auction {
    private final SharedRules rules;
    private final List<Double> chances;
    private final double appetite;

    Auction(SharedRules rules, List<Double> chances, double appetite) {
        this.rules = rules;
        this.chances = chances;
        this.appetite = appetite;
    }

    /**
     * Of picks worth so much that cost so much of one budget, by how many others take something before; whoever takes anything
     * pays the entry.
     */
    double[] gains(BossState s, double[] worth, int[] costs, int budget, double entry) {
        int others = s.players() - 1;
        int more = s.rival == null ? (int) Math.round(others * appetite) : 0;
        double[] gains = new double[Math.min(others, worth.length) + 1];
        for (int taken = 0; taken < gains.length; taken++)
            gains[taken] = Math.max(0, picked(worth, costs, budget, taken, more) - entry);
        return gains;
    }

    /** What a bid is likely to bring of such gains, where others bid so many times as much as at first. */
    double expected(BossState s, int bid, double scale, double[] gains) {
        int others = s.players() - 1;
        double above = s.rival == null ? Weights.Bids.above(chances, bid / scale) : above(s, s.rival, bid);
        double before = above * (s.rival == null ? appetite : 1);
        double sum = 0;
        double chance = Math.pow(1 - before, others);
        for (int taken = 0; taken < gains.length; taken++) {
            sum += chance * gains[taken];
            chance = before >= 1
                    ? (taken + 1 == others ? 1 : 0)
                    : chance * (others - taken) / (taken + 1) * before / (1 - before);
        }
        return sum;
    }

    /** What I get of what is left when so many were taken before me, and so many more between my own picks. */
    private static double picked(double[] worth, int[] costs, int budget, int taken, int more) {
        boolean[] gone = new boolean[worth.length];
        for (int i = 0; i < taken; i++) take(worth, gone, costs, Integer.MAX_VALUE);
        double sum = 0;
        int rest = budget;
        while (true) {
            int mine = take(worth, gone, costs, rest);
            if (mine < 0 || worth[mine] <= 0) return sum;
            sum += worth[mine];
            rest -= costs[mine];
            for (int i = 0; i < more; i++) take(worth, gone, costs, Integer.MAX_VALUE);
        }
    }

    /** The place of what is worth most; -1: nothing is worth anything. */
    static int best(double[] worth) {
        int best = -1;
        for (int i = 0; i < worth.length; i++) if (worth[i] > 0 && (best < 0 || worth[i] > worth[best])) best = i;
        return best;
    }

    /** How much the best is worth beyond what is left when so many others have picked. */
    static double gap(double[] worth, int others) {
        double[] sorted = worth.clone();
        Arrays.sort(sorted);
        int last = Math.max(0, sorted.length - 1 - others);
        return Math.max(0, sorted[sorted.length - 1]) - Math.max(0, sorted[last]);
    }

    private static int take(double[] worth, boolean[] gone, int[] costs, int budget) {
        int best = -1;
        for (int i = 0; i < worth.length; i++)
            if (!gone[i] && costs[i] <= budget && (best < 0 || worth[i] > worth[best])) best = i;
        if (best >= 0) gone[best] = true;
        return best;
    }

    /** How likely the next bid card of the rival is higher: which ones lie face down is known, their order is not. */
    private double above(BossState s, Rival rival, int bid) {
        var level = rules.box().solo().level(s.terms.soloRival());
        int rise = (s.roundNumber - 1) / level.escalateEvery();
        int higher = 0;
        int count = 0;
        if (rival.cards.length == 0) {
            for (int card : level.bids()) if (card + rise > bid) higher++;
            count = level.bids().size();
        } else {
            for (int card : rival.cards) if (card + rise > bid) higher++;
            count = rival.cards.length;
        }
        return (double) higher / count;
    }
}
