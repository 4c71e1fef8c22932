package boardroom.games.boss.sense;

import boardroom.games.boss.box.Terms.Victory;
import boardroom.games.boss.rules.BossState;

/** What things are worth now, in $: a VP more and more, cash and ideas less and less towards the end. */
record Prices(int left, double progress, double vp, double cash, double idea) {

    static Prices of(BossState s, Weights.Prices weights) {
        int rounds = s.terms.victory() == Victory.ROUNDS
                ? s.terms.rounds()
                : Math.min(s.terms.rounds(), Math.max(weights.goalRounds(), s.roundNumber + 1));
        int left = Math.max(0, rounds - s.roundNumber);
        double progress = Math.clamp((s.roundNumber - 1.0) / Math.max(1, rounds - 1), 0, 1);
        return new Prices(
                left,
                progress,
                weights.vp().at(progress),
                weights.cash().at(progress),
                s.terms.ideas() ? weights.idea().at(progress) : 0);
    }
}
