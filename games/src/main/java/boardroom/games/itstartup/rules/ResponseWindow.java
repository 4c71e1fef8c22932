package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.games.itstartup.box.ActionCard.Counter;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Effect;
import boardroom.games.itstartup.box.ItStartupBox;
import boardroom.games.itstartup.box.Payee;
import boardroom.games.itstartup.rules.StartupMove.Respond;
import boardroom.games.itstartup.sense.Lead;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.5 Response window: the target seat of an action card, and nobody else, passes or counters. */
public final class ResponseWindow extends OneSeat {
    private final ItStartupBox box;
    private final Counters counters;
    private final Effects effects;
    private final Lead sense;
    private final Previews previews;

    public ResponseWindow(ItStartupBox box, Counters counters, Effects effects, Lead sense, Previews previews) {
        this.box = box;
        this.counters = counters;
        this.effects = effects;
        this.sense = sense;
        this.previews = previews;
    }

    @Override
    public String id() {
        return "response";
    }

    @Override
    public int decider(StartupState r) {
        return r.resolving().aim().seat();
    }

    @Override
    public void moves(StartupState r, int seat, Consumer<? super StartupMove> out) {
        if (seat != decider(r)) return;
        Resolving attack = r.resolving();
        out.accept(new Respond(Respond.PASS));
        if (counters.canPay(r, attack)) out.accept(new Respond(Respond.PAY));
        for (Employee employee : r.offices[seat].row)
            if (counters.canBlock(r, attack, employee))
                out.accept(new Respond(employee.card().id()));
    }

    @Override
    public @Nullable Say refuse(StartupState r, StartupMove move) {
        if (!(move instanceof Respond respond)) return Refusals.onlyAnAnswer();
        Resolving attack = r.resolving();
        return switch (respond.answer()) {
            case Respond.PASS -> null;
            case Respond.PAY -> counters.canPay(r, attack) ? null : Refusals.noSuchCounter();
            default -> {
                Office office = r.offices[attack.aim().seat()];
                int desk = office.desk(box.catalogue().find(respond.answer()));
                yield desk >= 0 && counters.canBlock(r, attack, office.row[desk]) ? null : Refusals.noSuchCounter();
            }
        };
    }

    @Override
    public void play(StartupState r, int seat, StartupMove move, Events events) {
        if (!(move instanceof Respond respond)) throw new IllegalArgumentException("no answer: " + move);
        Resolving attack = r.resolving();
        switch (respond.answer()) {
            case Respond.PASS -> {
                if (events.listening())
                    events.tell(new StartupEvent.LetHappen(new Arg.Seat(seat), Cards.id(attack.card())));
                effects.run(r, attack, events);
            }
            case Respond.PAY -> {
                pay(r, seat, attack, events);
                bounce(r, attack);
            }
            default -> {
                block(r, seat, attack, box.catalogue().get(respond.answer()), events);
                bounce(r, attack);
            }
        }
    }

    private static void pay(StartupState r, int seat, Resolving attack, Events events) {
        Counter counter = attack.card().action().counter();
        if (counter == null) throw new IllegalArgumentException("nothing printed on " + attack.card());
        int lost = pay(r, seat, counter.pay(), counter.payTo());
        if (events.listening())
            events.tell(new StartupEvent.Countered(
                    new Arg.Seat(seat),
                    Cards.id(attack.card()),
                    counter.pay(),
                    counter.payTo().id()));
        Purse.tellLost(r, r.active, lost, events);
    }

    private static void block(StartupState r, int seat, Resolving attack, CardCopy champion, Events events) {
        Effect response = champion.response();
        if (response == null) throw new IllegalArgumentException(champion + " can't answer");
        int lost = pay(r, seat, response.price(), response.payTo() == null ? Payee.BANK : response.payTo());
        Office office = r.offices[seat];
        int desk = office.desk(champion);
        office.seatAtDesk(desk, office.row[desk].withUsed(true));
        if (events.listening())
            events.tell(new StartupEvent.Blocked(
                    new Arg.Seat(seat), Cards.id(attack.card()), Cards.id(champion), response.price()));
        Purse.tellLost(r, r.active, lost, events);
    }

    /** Gives what the payee lost at the cap. */
    private static int pay(StartupState r, int seat, int price, Payee payee) {
        Purse.pay(r.offices[seat], price);
        r.offices[seat].ledger.spentOnCounters += price;
        return payee == Payee.ACTOR ? Purse.gain(r, r.active, price) : 0;
    }

    /** A countered card has no effect; what was paid for it stays paid. */
    private static void bounce(StartupState r, Resolving attack) {
        r.putUnder(attack.card());
        r.resolving = null;
        r.stage = Stage.MAIN;
    }

    @Override
    public Preview preview(StartupState r, int seat, StartupMove move) {
        return previews.of(r, seat, move, this);
    }

    @Override
    public Prompt prompt(StartupState r, int seat) {
        return ResponsePrompt.of(this, r, seat);
    }

    @Override
    public StartupMove timeout(StartupState r, int seat) {
        return new Respond(Respond.PASS);
    }

    @Override
    public @Nullable Pace pace(StartupState r) {
        return Tempo.clock(
                r, Tempo.step(r, "response"), owes(r), box.clocksSeconds().response());
    }

    @Override
    public double prior(StartupState r, int seat, StartupMove move) {
        return sense.prior(r, seat, move, this);
    }
}
