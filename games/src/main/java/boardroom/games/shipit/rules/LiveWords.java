package boardroom.games.shipit.rules;

import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;
import boardroom.games.shipit.rules.ShipMove.LiveMove;

/** What the live stage of 4.3 says. */
public final class LiveWords extends PlanWords<LiveMove> {
    public LiveWords(LivePlanning live) {
        super(live.plans);
    }

    @Override
    Question question(Company c) {
        return c.isFullyPlanned() ? new Question.Lock() : new Question.Place(c.bench());
    }

    @Override
    Detail detail(Company c) {
        return c.bounces.length > 0 && !c.isFullyPlanned() ? new Detail.Bounced(c.bounces.length) : new Detail.Live();
    }

    @Override
    public Line wait(ShipState s, int seat, Seats owing) {
        return WaitingFor.line(new Question.SlotsAreClaimed(), owing);
    }

    @Override
    public Sentence label(ShipState s, int seat, LiveMove move) {
        if (move instanceof ShipMove.Place place) return placed(s.companies[seat], place);
        return move instanceof ShipMove.Pivot(String product) && product != null
                ? new Label.Pivot(product)
                : new Label.Lock();
    }

    @Override
    public boolean isMain(ShipState s, int seat, LiveMove move) {
        return move instanceof ShipMove.Lock;
    }
}
