package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.phases.Silent;

/** 4.7 Turn end: points, abilities, burnout, cap, in this order. */
public final class TurnEnd implements Silent<StartupState, StartupMove> {
    private final Effects effects;
    private final Burnout burnout;

    public TurnEnd(Effects effects, Burnout burnout) {
        this.effects = effects;
        this.burnout = burnout;
    }

    @Override
    public void open(StartupState s, Events events) {
        score(s, events);
        effects.endOfTurn(s, events);
        burnout.endOfTurn(s, events);
        Purse.endOfTurn(s, events);
        s.clearTurnFlags();
    }

    private static void score(StartupState s, Events events) {
        Office office = s.office();
        TurnScore score = TurnScore.of(s, office);
        TurnScore.enter(office, score);
        int before = s.pointsOf(office.seat);
        s.points[s.side(office.seat)] += score.points();
        tell(s, office, score, before, events);
        office.outage = 0;
    }

    /** While the sum still knows of the outage. */
    private static void tell(StartupState s, Office office, TurnScore score, int before, Events events) {
        Arg.Seat seat = new Arg.Seat(office.seat);
        int after = s.pointsOf(office.seat);
        if (score.cut() > 0) events.tell(new StartupEvent.OutageHit(seat, score.cut()));
        events.tell(() -> new StartupEvent.Scored(seat, score.points(), after, ScoreSums.explain(s, office)));
        int goal = s.terms.goal();
        if (before >= goal || after < goal) return;
        events.tell(() -> new StartupEvent.GoalReached(
                seat,
                after,
                goal,
                s.toPlay().size(),
                s.toPlay().stream().map(Arg.Seat::new).toList()));
    }
}
