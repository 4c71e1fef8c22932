package boardroom.games.esopwars.sense;

import boardroom.engine.phases.Sense;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.box.WildcardChoice;
import boardroom.games.esopwars.rules.Company;
import boardroom.games.esopwars.rules.EsopMove.Wildcard;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.MarketRound;
import boardroom.games.esopwars.rules.Team;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 10.3: play the wildcard when its mean gain in growth over the unseen markets is large enough for the moment. */
record MarketRoundSense(MarketRound phase, MeanGrowth growth, List<WildcardChoice> choices, Weights.Wildcard weights)
        implements Sense<EsopState, Wildcard> {

    @Override
    public void scores(EsopState s, int seat, List<? extends Wildcard> moves, double[] out) {
        Team team = s.teams[seat];
        long[] without = new long[s.marketDeck.length];
        for (int i = 0; i < without.length; i++) without[i] = after(s, team, null, s.marketDeck[i]);
        for (int i = 0; i < moves.size(); i++) {
            WildcardChoice choice = phase.find(moves.get(i));
            out[i] = choice == null ? gainWorthPlayingFor(s) : gain(s, team, choice, without);
        }
    }

    /** {@code null}: it would add nothing. */
    @Override
    public @Nullable EsopReason reason(EsopState s, int seat, Wildcard move) {
        Team team = s.teams[seat];
        long[] without = new long[s.marketDeck.length];
        for (int i = 0; i < without.length; i++) without[i] = after(s, team, null, s.marketDeck[i]);
        int enough = percent(gainWorthPlayingFor(s));
        WildcardChoice choice = phase.find(move);
        if (choice != null) return played(s, team, choice, percent(gain(s, team, choice, without)), enough);
        double most = 0;
        for (WildcardChoice other : choices) most = Math.max(most, gain(s, team, other, without));
        if (percent(most) <= enough) return new EsopReason.WildcardLater(percent(most), enough);
        int later = roundsAfterThis(s);
        return later == 0 ? null : new EsopReason.WildcardWait(percent(most), later);
    }

    private @Nullable EsopReason played(EsopState s, Team team, WildcardChoice choice, int gain, int enough) {
        if (gain <= 0) return null;
        int low = Integer.MAX_VALUE;
        int high = Integer.MIN_VALUE;
        for (MarketCard market : s.marketDeck) {
            int swing = growth.swing(s, Company.of(team), team.hires, market);
            low = Math.min(low, swing);
            high = Math.max(high, swing);
        }
        return gain > enough
                ? new EsopReason.WildcardNow(low, high, choice, gain, enough)
                : new EsopReason.WildcardAnyway(low, high, choice, gain, roundsAfterThis(s));
    }

    private static int percent(double share) {
        return (int) Math.round(share * 100);
    }

    private static int roundsAfterThis(EsopState s) {
        return Math.max(0, s.terms.marketRounds() - s.rounds.length - 1);
    }

    private double gainWorthPlayingFor(EsopState s) {
        int later = roundsAfterThis(s);
        List<Double> gains = weights.gainWorthPlayingFor();
        return gains.get(Math.min(later, gains.size() - 1));
    }

    private double gain(EsopState s, Team team, WildcardChoice choice, long[] without) {
        double gain = 0;
        for (int i = 0; i < without.length; i++)
            gain += (double) after(s, team, choice, s.marketDeck[i]) / without[i] - 1;
        return without.length == 0 ? 0 : gain / without.length;
    }

    private long after(EsopState s, Team team, @Nullable WildcardChoice choice, MarketCard market) {
        return Math.max(1, phase.valuationAfter(s, team, choice, market));
    }

    @Override
    public boolean isQuiet(EsopState s) {
        return phase.owes(s) == phase.may(s);
    }
}
