package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Copies;
import boardroom.games.itstartup.box.Effect;
import boardroom.games.itstartup.rules.StartupMove.PlayEmployee;
import boardroom.games.itstartup.rules.Targets.TargetRefusal;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.4 playEmployee: the card goes to the right end of the own row, then its "when played" effects happen. */
final class EmployeePlay {
    record NotAnEmployee(CardCopy card) implements Refusal {}

    private final Copies copies;
    private final Effects effects;

    EmployeePlay(Copies copies, Effects effects) {
        this.copies = copies;
        this.effects = effects;
    }

    void list(StartupState s, CardCopy card, Consumer<? super PlayEmployee> out) {
        if (whyNot(s, card) != null) return;
        Effect aimed = card.aimed();
        if (aimed == null || !listTargets(s, card, aimed, out) || aimed.isOptional())
            out.accept(new PlayEmployee(card.id(), null));
    }

    /** Whether there was anybody to aim at. */
    private static boolean listTargets(
            StartupState s, CardCopy card, Effect aimed, Consumer<? super PlayEmployee> out) {
        boolean found = false;
        for (Office office : s.offices)
            for (Employee employee : office.row)
                if (Targets.refusal(s, card, aimed, office, employee) == null) {
                    found = true;
                    out.accept(new PlayEmployee(card.id(), employee.card().id()));
                }
        return found;
    }

    /** Why this employee of the hand can't be played at all. */
    @Nullable Refusal whyNot(StartupState s, CardCopy card) {
        return CommonRefusal.unlessPaid(s, card.cost());
    }

    @Nullable Refusal refuse(StartupState s, PlayEmployee move) {
        CardCopy card = copies.find(move.card());
        if (card == null || !s.office().holds(card)) return new CommonRefusal.NotInHand();
        if (!card.isEmployee()) return new NotAnEmployee(card);
        Refusal whyNot = whyNot(s, card);
        if (whyNot != null) return whyNot;
        Effect aimed = card.aimed();
        if (move.target() == null) {
            boolean mandatory = aimed != null && !aimed.isOptional() && listTargets(s, card, aimed, _ -> {});
            return mandatory ? new TargetRefusal.NameATarget(card) : null;
        }
        if (aimed == null) return new TargetRefusal.NeedsNoTarget(card);
        return Targets.refusal(s, card, aimed, copies.find(move.target()));
    }

    void play(StartupState s, PlayEmployee move, Events events) {
        CardCopy card = copies.get(move.card());
        CardCopy target = copies.find(move.target());
        // The target's office is read before the newcomer sits down.
        Aim aim = target == null ? Aim.AT_NOTHING : new Aim(s.controller(target), target, null);
        Office office = s.office();
        Purse.pay(office, card.cost());
        office.ledger.spentOnEmployees += card.cost();
        office.letGo(card);
        s.noLongerFree(card);
        office.row = Piles.with(office.row, Employee.hired(card));
        events.tell(new StartupEvent.Hired(new Arg.Seat(office.seat), Cards.id(card), card.cost()));
        effects.run(s, new Resolving(card, aim, card.cost(), 0), events);
    }
}
