package boardroom.games.shipit.rules;

import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;
import boardroom.games.shipit.rules.ShipMove.PlanMove;

/** What planning by turns says. */
public final class TurnWords extends PlanWords<PlanMove> {
    private final TurnPlanning planning;

    public TurnWords(TurnPlanning planning) {
        super(planning.plans);
        this.planning = planning;
    }

    @Override
    Question question(Company c) {
        return new Question.PlaceOne();
    }

    @Override
    Detail detail(Company c) {
        return new Detail.Turn();
    }

    @Override
    public Line wait(ShipState s, int seat, Seats owing) {
        return WaitingFor.line(new Question.PlacesOne(planning.decider(s)), owing);
    }

    @Override
    public Sentence label(ShipState s, int seat, PlanMove move) {
        return switch (move) {
            case ShipMove.Place place -> label(s.companies[seat], place);
            case ShipMove.Pivot(String product) when product != null -> new Label.Pivot(product);
            default -> throw new IllegalArgumentException("never offered: " + move);
        };
    }

    /** The one that the bar offers needs no name of its action. */
    private Label label(Company c, ShipMove.Place place) {
        return planning.isPayingDown(place)
                ? new Label.PayDown(c.employed(place.engineer()).name())
                : placed(c, place);
    }
}
