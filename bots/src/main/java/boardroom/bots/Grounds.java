package boardroom.bots;

import boardroom.engine.Arg;
import boardroom.engine.Budget;
import boardroom.engine.Evaluation;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.engine.State;
import org.jspecify.annotations.Nullable;

/** What speaks for one move against another: what the game says, and where it says nothing which feature gains most. */
record Grounds<S extends State<S>, M extends Move>(
        Game<S, M> game, @Nullable Evaluation<S> evaluation, int seat) {
    private static final int TRIES = 24;
    private static final int PATIENCE = 60;
    private static final GreedyBot AT_A_GLANCE = new GreedyBot();

    Say why(S known, M one, M other, Rng rng) {
        Say why = whyIfAny(known, one, other, rng);
        return why == null ? Say.of("advice.looks-best") : why;
    }

    /** The same; {@code null}: nothing speaks for it. */
    @Nullable Say whyIfAny(S known, M one, M other, Rng rng) {
        Say reason = game.reason(known, seat, one);
        return reason != null || evaluation == null ? reason : mostly(evaluation, known, one, other, rng);
    }

    /** The feature that gains most by the one against the other, in words; {@code null}: nothing gains. */
    private @Nullable Say mostly(Evaluation<S> evaluation, S known, M one, M other, Rng rng) {
        double[] gains = new double[evaluation.features().names().size()];
        for (int i = 0; i < TRIES; i++) {
            S guess = known.copy();
            game.reshuffle(guess, seat, rng);
            long luck = rng.nextLong();
            count(evaluation, guess.copy(), one, new Rng(luck), 1, gains);
            count(evaluation, guess, other, new Rng(luck), -1, gains);
        }
        int most = 0;
        for (int feature = 1; feature < gains.length; feature++) if (gains[feature] > gains[most]) most = feature;
        if (gains[most] <= 0) return null;
        String name = evaluation.features().names().get(most);
        return Say.of("advice.mostly-for", "what", Arg.say(Say.of("feature." + name)))
                .with("other", Arg.say(Advice.label(game, known, seat, other)));
    }

    /** What each feature speaks for the seat, against the mean of the others, once all that was decided is in the position. */
    private void count(Evaluation<S> evaluation, S s, M move, Rng rng, int sign, double[] gains) {
        game.play(s, seat, move, Events.NONE);
        for (int i = 0; i < PATIENCE && !game.isOver(s) && !game.isQuiet(s); i++) {
            Seats owing = game.owes(s);
            int who = owing.get(rng.below(owing.count()));
            game.play(s, who, AT_A_GLANCE.choose(game, s, who, Budget.UNBOUNDED, rng), Events.NONE);
        }
        double[][] rows = evaluation.rows(s.seats());
        evaluation.features().of(s, rows);
        int stage = evaluation.features().stage(s);
        for (int feature = 0; feature < gains.length; feature++) {
            double others = 0;
            for (int row = 0; row < rows.length; row++) if (row != seat) others += rows[row][feature];
            double ahead = rows[seat][feature] - others / Math.max(1, rows.length - 1);
            gains[feature] += sign * evaluation.weight(stage, feature) * ahead;
        }
    }
}
