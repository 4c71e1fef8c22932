package boardroom.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import boardroom.engine.Features;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Seats;
import boardroom.engine.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What a game knows about good play, in one position: priors of all listed moves, and the values of all seats. */
final class Judgement<S extends State<S>, M extends Move> {
    private static final double EXACT = 1e-9;

    private final Game<S, M> game;
    private final RandomPlay<S, M> play;

    Judgement(RandomPlay<S, M> play) {
        this.game = play.game;
        this.play = play;
    }

    /** The priors of a seat's listed moves. */
    double[] priors(int seat, List<M> moves) {
        double[] priors = new double[moves.size()];
        game.priors(play.state, seat, moves, priors);
        return priors;
    }

    double[] values() {
        double[] values = new double[play.deal.seats()];
        game.values(play.state, values);
        return values;
    }

    void holds() {
        for (int seat = 0; seat < play.deal.seats(); seat++) {
            List<M> moves = play.moves(seat);
            if (!moves.isEmpty()) areLikelihoods(priors(seat, moves), "the priors of seat " + seat + " for " + moves);
        }
        areLikelihoods(values(), "the values of the seats");
        for (int seat : game.owes(play.state).list()) canBeThoughtAbout(seat);
        for (int seat = 0; seat < play.deal.seats(); seat++) isSaid(seat);
        if (game.isOver(play.state)) followTheResult();
    }

    /** A search finds something to think about wherever something is owed, and nothing that is refused. */
    private void canBeThoughtAbout(int seat) {
        List<M> candidates = new ArrayList<>();
        game.candidates(play.state, seat, candidates::add);
        assertThat(candidates)
                .as("%s the candidates of seat %s", play.where(), seat)
                .isNotEmpty()
                .doesNotHaveDuplicates();
        for (M move : candidates)
            assertThat(game.refusal(play.state, seat, move))
                    .as("%s why seat %s can't choose %s", play.where(), seat, move)
                    .isNull();
        M workedOut = game.workedOut(play.state, seat);
        if (workedOut != null)
            assertThat(game.refusal(play.state, seat, workedOut))
                    .as("%s why seat %s can't do what was worked out", play.where(), seat)
                    .isNull();
        double[] likely = new double[candidates.size()];
        game.glance(play.state, seat, candidates, likely);
        areLikelihoods(likely, "the candidates of seat " + seat + " at a glance, " + candidates);
    }

    private void areLikelihoods(double[] numbers, String what) {
        for (double number : numbers)
            assertThat(number).as("%s %s", play.where(), what).isBetween(0.0, 1.0 + EXACT);
        double sum = Arrays.stream(numbers).sum();
        if (sum == 0 && game.isOver(play.state) && game.winners(play.state).isEmpty()) return; // nobody won
        if (mayAllLose() && sum < 1) return;
        assertThat(sum).as("%s %s come to", play.where(), what).isCloseTo(1, within(EXACT));
    }

    private boolean mayAllLose() {
        Features<S> features = game.features();
        return features != null && features.mayAllLose();
    }

    /** Advice names moves by what stands on their buttons. */
    private void isSaid(int seat) {
        for (M move : play.moves(seat))
            assertThat(game.label(play.state, seat, move))
                    .as("%s the label of %s", play.where(), move)
                    .isNotNull();
    }

    private void followTheResult() {
        Seats winners = game.winners(play.state);
        assertThat(winners)
                .as("%s who won, asked quickly and by the result", play.where())
                .isEqualTo(game.result(play.state).winners());
        double[] values = values();
        for (int seat = 0; seat < values.length; seat++)
            assertThat(values[seat])
                    .as("%s the value of seat %s in a game that is over", play.where(), seat)
                    .isCloseTo(winners.has(seat) ? 1.0 / winners.count() : 0, within(EXACT));
    }
}
