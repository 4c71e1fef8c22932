package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Say;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Catalogue;
import boardroom.games.itstartup.box.Effect;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.4 playEmployee: the card goes to the right end of the own row, then its "when played" effects happen. */
public final class EmployeePlay {
    private final Catalogue catalogue;
    private final Effects effects;

    public EmployeePlay(Catalogue catalogue, Effects effects) {
        this.catalogue = catalogue;
        this.effects = effects;
    }

    public void list(StartupState r, CardCopy card, Consumer<? super StartupMove> out) {
        if (r.office().resources < card.cost()) return;
        Effect aimed = card.aimed();
        if (aimed == null || !listTargets(r, card, aimed, out) || aimed.isOptional())
            out.accept(new StartupMove.PlayEmployee(card.id(), null));
    }

    /** Whether there was anybody to aim at. */
    private static boolean listTargets(StartupState r, CardCopy card, Effect aimed, Consumer<? super StartupMove> out) {
        boolean found = false;
        for (Office office : r.offices)
            for (Employee employee : office.row)
                if (Targets.reaches(r, r.active, aimed, office.seat, employee)) {
                    found = true;
                    out.accept(new StartupMove.PlayEmployee(
                            card.id(), employee.card().id()));
                }
        return found;
    }

    /** Why this employee of the hand can't be played at all. */
    public @Nullable Say whyNot(StartupState r, CardCopy card) {
        return r.office().resources < card.cost() ? Refusals.cannotPay(card.cost(), r.office().resources) : null;
    }

    public @Nullable Say refuse(StartupState r, StartupMove.PlayEmployee move) {
        CardCopy card = catalogue.find(move.card());
        if (card == null || !r.office().holds(card)) return Refusals.notInHand();
        if (!card.isEmployee()) return Refusals.notAnEmployee(card);
        Say unpaid = whyNot(r, card);
        return unpaid != null ? unpaid : refuseTarget(r, card, move.target());
    }

    private @Nullable Say refuseTarget(StartupState r, CardCopy card, @Nullable String named) {
        Effect aimed = card.aimed();
        if (named == null) {
            boolean mandatory = aimed != null && !aimed.isOptional() && Targets.reachesAnybody(r, r.active, aimed);
            return mandatory ? Refusals.nameATarget(card) : null;
        }
        if (aimed == null) return Refusals.needsNoTarget(card);
        return Targets.refusal(r, card, aimed, catalogue.find(named));
    }

    public void play(StartupState r, StartupMove.PlayEmployee move, Events events) {
        CardCopy card = catalogue.get(move.card());
        CardCopy target = catalogue.find(move.target());
        // The target's office is read before the newcomer sits down.
        Aim aim = target == null ? Aim.AT_NOTHING : new Aim(r.controller(target), target, null);
        Office office = r.office();
        Purse.pay(office, card.cost());
        office.ledger.spentOnEmployees += card.cost();
        office.letGo(card);
        r.noLongerFree(card);
        office.row = Piles.with(office.row, Employee.hired(card));
        if (events.listening())
            events.tell(new StartupEvent.Hired(new Arg.Seat(office.seat), Cards.id(card), card.cost()));
        effects.run(r, new Resolving(card, aim, card.cost(), 0), events);
    }
}
