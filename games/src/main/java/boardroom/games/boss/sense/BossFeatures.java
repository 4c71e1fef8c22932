package boardroom.games.boss.sense;

import boardroom.engine.Counted;
import boardroom.engine.Features;
import boardroom.games.boss.box.Solo;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Rival;
import boardroom.games.boss.rules.SharedRules;
import java.util.List;
import java.util.function.Predicate;

/** What counts in a position of Boss: what a company has, what it has under way and what it can still become. */
final class BossFeatures implements Features<BossState> {
    /** Four stretches of equal length, and the last round. */
    private static final int STAGES = 5;

    /** Against other companies nobody can lose to a rival: so far below any company stands the row that speaks for it. */
    private static final double IMPOSSIBLE = -20;

    private static final List<String> NAMES = Counted.names(Feature.values());

    private final Weights weights;
    private final SharedRules rules;
    private final Predicate<BossState> isProduced;

    /** Whether this round's Production is over is asked of the game. */
    BossFeatures(Weights weights, SharedRules rules, Predicate<BossState> isProduced) {
        this.weights = weights;
        this.rules = rules;
        this.isProduced = isProduced;
    }

    @Override
    public List<String> names() {
        return NAMES;
    }

    @Override
    public int stages() {
        return STAGES;
    }

    @Override
    public int stage(BossState s) {
        Prices prices = Prices.of(s, weights.prices());
        return prices.left() == 0 ? STAGES - 1 : Math.min(STAGES - 2, (int) (prices.progress() * (STAGES - 1)));
    }

    /** The rival of the solo game may win. */
    @Override
    public boolean mayAllLose() {
        return true;
    }

    @Override
    public void of(BossState s, double[][] out) {
        Prices prices = Prices.of(s, weights.prices());
        boolean produced = isProduced.test(s);
        int seats = s.seats();
        double[] picks = new PicksAhead(weights, s, prices).worth();
        for (int seat = 0; seat < seats; seat++) {
            Company company = s.companies[seat];
            double[] row = out[seat];
            new Standing(weights, rules, s, company, prices, produced).tell(row);
            Feature.PICKS.set(row, picks[seat]);
            Feature.SEAT_ORDER.set(row, prices.left() == 0 ? 0 : -(s.distance(seat) + seats - 1) % seats);
            Feature.RIVAL.set(row, 0);
            Feature.RIVAL_BIDS.set(row, 0);
            Feature.RIVALLED.set(row, 0);
        }
        if (s.terms.partners()) share(s, out);
        if (s.rival == null) nobody(out, seats);
        else rival(s, s.rival, prices, out[seats]);
    }

    /** 8.5: partners win and lose together, so both stand in the middle of what they have. */
    private static void share(BossState s, double[][] out) {
        for (int seat = 0; seat < s.seats() / 2; seat++) {
            double[] one = out[seat];
            double[] other = out[s.partner(seat)];
            for (int i = 0; i < one.length; i++) {
                one[i] = (one[i] + other[i]) / 2;
                other[i] = one[i];
            }
        }
    }

    /** As any company, but that it can't win. */
    private static void nobody(double[][] out, int seats) {
        System.arraycopy(out[0], 0, out[seats], 0, out[seats].length);
        Feature.RIVALLED.set(out[seats], IMPOSSIBLE);
    }

    /** 8.3: its points stand against the company's, and it will bid on. */
    private void rival(BossState s, Rival rival, Prices prices, double[] row) {
        for (int i = 0; i < row.length; i++) row[i] = 0;
        Feature.POINTS.set(row, rival.vp);
        Feature.RIVAL.set(row, 1);
        Solo.Level level = rules.box().solo().level(s.terms.soloRival());
        double mean = 0;
        for (int card : level.bids()) mean += (double) card / level.bids().size();
        double bids = 0;
        for (int round = s.roundNumber; round < s.roundNumber + prices.left(); round++)
            bids += mean + rise(level, round);
        Feature.RIVAL_BIDS.set(row, bids);
    }

    /** So much more than its cards say it bids in the round after this one. */
    private static int rise(Solo.Level level, int round) {
        return round / level.escalateEvery();
    }
}
