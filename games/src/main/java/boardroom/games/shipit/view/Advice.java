package boardroom.games.shipit.view;

import boardroom.engine.CardName;
import boardroom.engine.Game;
import boardroom.engine.Kind;
import boardroom.engine.Sentence;
import boardroom.games.shipit.rules.Candidate;
import boardroom.games.shipit.rules.ShipMove;
import boardroom.games.shipit.rules.ShipState;
import boardroom.games.shipit.rules.Units.Money;
import boardroom.games.shipit.rules.Units.Points;
import boardroom.games.shipit.sense.PlanSense;
import boardroom.games.shipit.view.ShipPrivateView.AdviceView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Option `advice`: what the greedy bot would do, and why. */
public final class Advice {
    private final Game<ShipState, ShipMove> game;
    private final PlanSense plans;

    public Advice(Game<ShipState, ShipMove> game, PlanSense plans) {
        this.game = game;
        this.plans = plans;
    }

    /** {@code null}: nothing is asked of this seat. */
    public @Nullable AdviceView of(ShipState s, int seat) {
        if (!game.owes(s).has(seat)) return null;
        List<ShipMove> moves = new ArrayList<>();
        game.moves(s, seat, moves::add);
        if (moves.isEmpty()) return null;
        double[] priors = new double[moves.size()];
        game.priors(s, seat, moves, priors);
        int best = 0;
        for (int i = 1; i < priors.length; i++) if (priors[i] > priors[best]) best = i;
        return new AdviceView(moves.get(best), reason(s, seat, moves.get(best)).say());
    }

    private Reason reason(ShipState s, int seat, ShipMove move) {
        return switch (move) {
            case ShipMove.Choose _, ShipMove.ChoosePreset _ -> new Reason.Choose();
            case ShipMove.Confirm _ -> new Reason.Confirm();
            case ShipMove.Bid(int engineer, int amount) -> new Reason.Bid(name(s, engineer), amount);
            case ShipMove.Keep(int money) -> new Reason.Keep(money);
            case ShipMove.Place place -> {
                double[] points = new double[1];
                plans.scores(s, seat, List.of(place), points);
                yield new Reason.Place(
                        s.companies[seat].employed(place.engineer()).name(), place.action(), (int)
                                Math.round(1000 * points[0]));
            }
            case ShipMove.Pivot _ -> new Reason.Pivot();
            case ShipMove.Draw _ -> new Reason.Draw();
            case ShipMove.Respond(boolean pay) -> pay ? new Reason.Pay() : new Reason.TakeIt();
            default -> new Reason.Finish();
        };
    }

    private static String name(ShipState s, int engineer) {
        for (Candidate candidate : s.pool)
            if (candidate.engineer().id() == engineer)
                return candidate.engineer().name();
        return "";
    }

    /** Why a bot would do it. */
    @Kind("advice")
    sealed interface Reason extends Sentence {
        record Choose() implements Reason {}

        record Confirm() implements Reason {}

        record Bid(String engineer, @Money int amount) implements Reason {}

        record Keep(@Money int money) implements Reason {}

        record Place(
                String engineer,
                @CardName String action,
                @Points int points) implements Reason {}

        record Pivot() implements Reason {}

        record Draw() implements Reason {}

        record Pay() implements Reason {}

        record TakeIt() implements Reason {}

        record Finish() implements Reason {}
    }
}
