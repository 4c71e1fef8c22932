package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;

/** 4.7 Turn end: points, abilities, burnout, cap, in this order; then the next seat, or the round check. */
public final class TurnEnd {
    private final Effects effects;
    private final Burnout burnout;
    private final TurnStart turnStart;
    private final RoundCheck roundCheck;

    public TurnEnd(Effects effects, Burnout burnout, TurnStart turnStart) {
        this.effects = effects;
        this.burnout = burnout;
        this.turnStart = turnStart;
        this.roundCheck = new RoundCheck();
    }

    public void end(StartupState r, Events events) {
        close(r, events);
        int next = (r.active + 1) % r.seats();
        if (next == r.first && roundCheck.endsTheGame(r, events)) return;
        turnStart.begin(r, next, events);
    }

    /** The state after this is the one before the next seat's turn starts. */
    public void close(StartupState r, Events events) {
        score(r, events);
        effects.endOfTurn(r, events);
        burnout.endOfTurn(r, events);
        Purse.endOfTurn(r, events);
        r.clearTurnFlags();
    }

    private static void score(StartupState r, Events events) {
        Office office = r.office();
        TurnScore score = TurnScore.of(r, office);
        TurnScore.enter(r, office, score);
        int before = r.pointsOf(office.seat);
        r.points[r.side(office.seat)] += score.points();
        // The sum is told while it still knows of the outage.
        if (events.listening()) tell(r, office, score, before, events);
        office.outage = 0;
    }

    private static void tell(StartupState r, Office office, TurnScore score, int before, Events events) {
        Arg.Seat seat = new Arg.Seat(office.seat);
        int after = r.pointsOf(office.seat);
        if (score.cut() > 0) events.tell(new StartupEvent.OutageHit(seat, score.cut()));
        events.tell(new StartupEvent.Scored(seat, score.points(), after, TurnScore.explain(r, office)));
        int goal = r.terms.goal();
        if (before < goal && after >= goal) events.tell(new StartupEvent.GoalReached(seat, after, goal));
    }
}
