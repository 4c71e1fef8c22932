package boardroom.games.shipit.rules;

import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;
import boardroom.games.shipit.rules.ShipMove.OpeningMove;

/** What the opening of 4.3 says. */
public final class OpeningWords extends PlanWords<OpeningMove> {
    public OpeningWords(Opening opening) {
        super(opening.plans);
    }

    @Override
    Question question(Company c) {
        return c.isFullyPlanned() ? new Question.PlanStands() : new Question.Place(c.bench());
    }

    @Override
    Detail detail(Company c) {
        return new Detail.Opening();
    }

    @Override
    public Line wait(ShipState s, int seat, Seats owing) {
        return WaitingFor.line(new Question.PlansAreDrafted(), owing);
    }

    @Override
    public Sentence label(ShipState s, int seat, OpeningMove move) {
        Company c = s.companies[seat];
        if (move instanceof ShipMove.Place place) return placed(c, place);
        if (move instanceof ShipMove.Pivot(String product))
            return product == null ? new Label.UnmarkPivot() : new Label.MarkPivot(product);
        return c.isFullyPlanned() ? new Label.Ready() : new Label.ReadyWithBench(c.bench());
    }

    @Override
    public boolean isMain(ShipState s, int seat, OpeningMove move) {
        return move instanceof ShipMove.Ready && s.companies[seat].isFullyPlanned();
    }
}
