package boardroom.games.shipit.rules;

import boardroom.engine.Arg;
import boardroom.engine.Event;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import boardroom.engine.phases.HouseRefusal;
import boardroom.engine.phases.SealedChoice;
import boardroom.games.shipit.box.Clocks;
import boardroom.games.shipit.box.EventCard;
import boardroom.games.shipit.box.ShipBox;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.7 The event strikes every company; with `event-response` those about to be hit may pay first. */
public final class EventPhase extends SealedChoice<ShipState, ShipMove.Respond> {
    final EventRules rules;
    private final Actions actions;
    private final Score score;
    private final int showSeconds;
    private final int seconds;

    public EventPhase(ShipBox box, Actions actions) {
        this.rules = new EventRules(box, actions);
        this.actions = actions;
        this.score = new Score(box);
        this.showSeconds = box.clocks().showSeconds().event();
        this.seconds = box.optionConstants().eventResponseSeconds();
    }

    @Override
    public void open(ShipState s, Events events) {
        s.showSeconds(showSeconds);
        s.struck = s.round;
        events.tell(new ShipEvent.EventStruck(new Arg.CardId(s.event().id())));
    }

    @Override
    protected Seats choosers(ShipState s) {
        return Seats.where(s.seats(), seat -> rules.mayPay(s, s.companies[seat], s.event()));
    }

    @Override
    protected boolean isChangeable() {
        return false;
    }

    @Override
    public void offers(ShipState s, int seat, Consumer<? super ShipMove.Respond> out) {
        out.accept(ShipMove.Respond.PAY);
        out.accept(ShipMove.Respond.REFUSE);
    }

    @Override
    public @Nullable Refusal refusal(ShipState s, int seat, ShipMove.Respond move) {
        if (hasChosen(s, seat)) return new HouseRefusal.AlreadyChosen();
        return choosers(s).has(seat) ? null : new HouseRefusal.NotNow();
    }

    @Override
    protected ShipMove.Respond fallback(ShipState s, int seat) {
        return ShipMove.Respond.REFUSE;
    }

    @Override
    protected Event toldOf(int seat) {
        return new ShipEvent.AnswerGiven(new Arg.Seat(seat));
    }

    @Override
    protected Event toldOfClock(int seat) {
        return new ShipEvent.TimedOut(new Arg.Seat(seat));
    }

    @Override
    protected void reveal(ShipState s, Events events) {
        EventCard event = s.event();
        Company[] before = Company.copyOf(s.companies);
        int paid = 0;
        for (Company c : s.companies) {
            boolean pays = ShipMove.Respond.PAY.equals(chosen(s, c.seat));
            if (pays) paid |= 1 << c.seat;
            EventRules.Strike strike = rules.strikeOn(s, s.round, c, event, pays);
            EventNeeds needs = EventNeeds.of(s, s.round, c, event);
            int points = score.of(s, c);
            rules.strike(s, c, event, strike);
            tell(c, event, strike, needs, score.of(s, c) - points, events);
        }
        if (s.lastRound != null) s.lastRound = s.lastRound.struck(before, event, paid);
    }

    private void tell(
            Company c, EventCard event, EventRules.Strike strike, EventNeeds needs, int points, Events events) {
        if (!events.listening()) return;
        Arg.Seat seat = new Arg.Seat(c.seat);
        Arg.CardId card = new Arg.CardId(event.id());
        String thanks = strike.thanks();
        Arg.Nested why = new Arg.Nested(needs.say());
        events.tell(
                thanks == null
                        ? new ShipEvent.CompanyHit(seat, card, Units.points(points), why)
                        : new ShipEvent.CompanySpared(seat, card, thanks, Units.points(points), why));
        for (int closed = c.closedNext; closed != 0; closed &= closed - 1)
            events.tell(new ShipEvent.ActionClosed(
                    seat, new Arg.CardId(actions.all[Integer.numberOfTrailingZeros(closed)].id())));
    }

    /** What an answer would make of the company that gives it. */
    public Company after(ShipState s, int seat, ShipMove.Respond answer) {
        Company c = s.companies[seat].copy();
        rules.strike(s, c, s.event(), rules.strikeOn(s, s.round, c, s.event(), answer.pay()));
        return c;
    }

    @Override
    public Pace pace(ShipState s) {
        return Clocks.pace(owes(s), seconds);
    }
}
