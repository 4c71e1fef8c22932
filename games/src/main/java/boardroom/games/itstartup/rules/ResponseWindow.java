package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Refusal;
import boardroom.engine.phases.Turn;
import boardroom.games.itstartup.box.ItStartupBox;
import boardroom.games.itstartup.box.Payee;
import boardroom.games.itstartup.rules.Counters.CounterOption;
import boardroom.games.itstartup.rules.StartupMove.Respond;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.5 Response window: the target seat of an action card, and nobody else, passes or counters. */
public final class ResponseWindow implements Turn<StartupState, Respond> {
    record NoSuchCounter() implements Refusal {}

    private final ItStartupBox box;
    private final Counters counters;
    private final Effects effects;

    public ResponseWindow(ItStartupBox box, Counters counters, Effects effects) {
        this.box = box;
        this.counters = counters;
        this.effects = effects;
    }

    @Override
    public void open(StartupState s, Events events) {
        Resolving attack = s.resolving();
        events.tell(new StartupEvent.WindowOpened(
                new Arg.Seat(attack.aim().seat()), Cards.id(attack.card()), new Arg.Seat(s.active)));
    }

    @Override
    public int decider(StartupState s) {
        return s.isAnswerAwaited() ? s.resolving().aim().seat() : NOBODY;
    }

    @Override
    public void offers(StartupState s, int seat, Consumer<? super Respond> out) {
        out.accept(Respond.LET_HAPPEN);
        for (CounterOption option : counters.options(s, s.resolving())) out.accept(new Respond(option.answer()));
    }

    @Override
    public @Nullable Refusal refuse(StartupState s, Respond move) {
        return move.isPass() || option(s, move) != null ? null : new NoSuchCounter();
    }

    /** What a counter costs; {@code null}: there is no such counter, or none is meant. */
    @Nullable CounterOption option(StartupState s, Respond move) {
        return counters.option(s, s.resolving(), move);
    }

    /** What an answer costs; letting it happen is free. */
    public int price(StartupState s, Respond move) {
        CounterOption option = move.isPass() ? null : option(s, move);
        return option == null ? 0 : option.price();
    }

    /** What the cheapest counter costs. */
    public int cheapest(StartupState s) {
        int cheapest = Integer.MAX_VALUE;
        for (CounterOption option : counters.options(s, s.resolving())) cheapest = Math.min(cheapest, option.price());
        return cheapest;
    }

    @Override
    public void play(StartupState s, int seat, Respond move, Events events) {
        Resolving attack = s.resolving();
        CounterOption counter = move.isPass() ? null : option(s, move);
        if (counter == null) {
            events.tell(new StartupEvent.LetHappen(new Arg.Seat(seat), Cards.id(attack.card())));
            effects.run(s, attack, events);
        } else counter(s, seat, attack, counter, events);
    }

    /** A countered card has no effect; what was paid for it stays paid. */
    private static void counter(StartupState s, int seat, Resolving attack, CounterOption counter, Events events) {
        Office office = s.offices[seat];
        Purse.pay(office, counter.price());
        office.ledger.spentOnCounters += counter.price();
        int lost = counter.payee() == Payee.ACTOR ? Purse.gain(s, s.active, counter.price()) : 0;
        events.tell(() -> told(seat, s.active, attack, counter));
        Purse.tellLost(s, s.active, lost, events);
        for (int desk = 0; desk < office.row.length; desk++)
            if (office.row[desk].card().id().equals(counter.employee()))
                office.seatAtDesk(desk, office.row[desk].withUsed(true));
        s.putUnder(attack.card());
        s.resolving = null;
    }

    private static StartupEvent told(int seat, int active, Resolving attack, CounterOption counter) {
        Arg.Seat target = new Arg.Seat(seat);
        Arg.Seat attacker = new Arg.Seat(active);
        Arg.CardId card = Cards.id(attack.card());
        return counter.employee() == null
                ? new StartupEvent.Countered(
                        target, card, counter.price(), counter.payee().id(), attacker, attack.paid())
                : new StartupEvent.Blocked(
                        target, card, new Arg.CardId(counter.employee()), counter.price(), attacker, attack.paid());
    }

    @Override
    public void timeout(StartupState s, int seat, Events events) {
        play(s, seat, Respond.LET_HAPPEN, events);
    }

    @Override
    public String decision(StartupState s) {
        return s.stepName("response");
    }

    @Override
    public Pace pace(StartupState s) {
        return Pace.once(owes(s), TimeUnit.SECONDS.toMillis(box.clocksSeconds().response()));
    }
}
