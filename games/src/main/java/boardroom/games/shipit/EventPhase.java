package boardroom.games.shipit;

import boardroom.engine.Arg;
import boardroom.engine.Change;
import boardroom.engine.Choice;
import boardroom.engine.Events;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.games.shipit.box.EventCard;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.7 The event strikes every company; with `event-response` those about to be hit may pay first. */
final class EventPhase extends Decision {
    private final Book book;
    private final EventRules rules;
    private final Score score;
    private final Outlook outlook;

    EventPhase(Book book, EventRules rules, Score score, Outlook outlook) {
        this.book = book;
        this.rules = rules;
        this.score = score;
        this.outlook = outlook;
    }

    @Override
    public String id() {
        return "event";
    }

    @Override
    String section() {
        return "4.7";
    }

    @Override
    int seconds(ShipState s) {
        return book.box.optionConstants().eventResponseSeconds();
    }

    @Override
    public void open(ShipState s, Events events) {
        s.showSeconds += book.box.clocks().showSeconds().event();
        if (events.listening())
            events.tell(new ShipEvent.EventStruck(new Arg.CardId(s.event().id())));
        for (Company c : s.companies) {
            c.pays = false;
            c.answered = !rules.mayPay(s, c, s.event());
        }
        if (!owes(s).isEmpty()) return;
        close(s, events);
        s.phaseOver = true;
    }

    private int price() {
        return book.box.optionConstants().eventResponsePrice();
    }

    @Override
    boolean isDeciding(ShipState s, Company c) {
        return !c.answered;
    }

    @Override
    Say refuseWaiting(ShipState s, Company c) {
        return rules.mayPay(s, c, s.event()) ? Refusals.alreadyFinal() : Refusals.notAsked();
    }

    @Override
    public void moves(ShipState s, int seat, Consumer<? super ShipMove> out) {
        if (s.companies[seat].answered) return;
        out.accept(ShipMove.Respond.PAY);
        out.accept(ShipMove.Respond.REFUSE);
    }

    @Override
    @Nullable Say refuse(ShipState s, Company c, ShipMove move) {
        return move instanceof ShipMove.Respond ? null : Refusals.notInThisPhase();
    }

    @Override
    void decide(ShipState s, Company c, ShipMove move, Events events) {
        c.answered = true;
        c.pays = move instanceof ShipMove.Respond(boolean pay) && pay;
        if (events.listening())
            events.tell(
                    move instanceof ShipMove.Timeout
                            ? new ShipEvent.TimedOut(new Arg.Seat(c.seat))
                            : new ShipEvent.AnswerGiven(new Arg.Seat(c.seat)));
    }

    @Override
    void close(ShipState s, Events events) {
        EventCard event = s.event();
        Company[] before = ShipState.copyOf(s.companies);
        boolean late = EventRules.isTooLate(s, s.round, event);
        int paid = 0;
        for (Company c : s.companies) {
            if (c.pays) paid |= 1 << c.seat;
            int points = score.of(s, c);
            boolean mitigated = late || c.pays || rules.isMitigated(s, c, event);
            String thanks = late ? "late" : c.pays ? "paid" : rules.isPrepared(s, c, event) ? "prepared" : "veteran";
            strike(s, c, event, mitigated);
            if (!events.listening()) continue;
            Arg.Seat seat = new Arg.Seat(c.seat);
            Arg.CardId card = new Arg.CardId(event.id());
            Arg.Amount change = Units.points(score.of(s, c) - points);
            events.tell(
                    mitigated
                            ? new ShipEvent.CompanySpared(seat, card, thanks, change)
                            : new ShipEvent.CompanyHit(seat, card, change));
            for (int closed = c.closedNext; closed != 0; closed &= closed - 1)
                events.tell(new ShipEvent.ActionClosed(
                        seat, new Arg.CardId(book.actions[Integer.numberOfTrailingZeros(closed)].id())));
        }
        if (s.lastRound != null) s.lastRound = s.lastRound.struck(before, event, paid);
    }

    private void strike(ShipState s, Company c, EventCard event, boolean mitigated) {
        if (c.pays) c.money -= price();
        rules.strike(s, c, event, mitigated);
    }

    @Override
    Prompt ask(ShipState s, Company c) {
        return new Prompt(
                decision(s),
                section(),
                Sentences.payOrTakeIt(s.event(), price()),
                Sentences.eventDetail(),
                List.of(
                        Choice.main(
                                ShipMove.Respond.PAY, Sentences.pay(price()), preview(s, c.seat, ShipMove.Respond.PAY)),
                        Choice.of(
                                ShipMove.Respond.REFUSE,
                                Sentences.takeIt(),
                                preview(s, c.seat, ShipMove.Respond.REFUSE))));
    }

    private Company after(ShipState s, int seat, ShipMove move) {
        Company c = s.companies[seat].copy();
        c.pays = move instanceof ShipMove.Respond(boolean pay) && pay;
        strike(s, c, s.event(), c.pays);
        return c;
    }

    @Override
    public Preview preview(ShipState s, int seat, ShipMove move) {
        Company before = s.companies[seat];
        Company after = after(s, seat, move);
        List<Change> changes = new ArrayList<>();
        for (Track track : Track.values())
            if (track.of(before) != track.of(after))
                changes.add(new Change(
                        Sentences.track(track), track.amount(track.of(before)), track.amount(track.of(after))));
        return new Preview(changes, List.of());
    }

    @Override
    Say waiting(ShipState s) {
        return Sentences.answersAreGiven(s.event());
    }

    @Override
    public double prior(ShipState s, int seat, ShipMove move) {
        return outlook.points(s, after(s, seat, move));
    }
}
