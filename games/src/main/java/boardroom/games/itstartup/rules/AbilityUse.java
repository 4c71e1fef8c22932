package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Refusal;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Copies;
import boardroom.games.itstartup.box.Effect;
import boardroom.games.itstartup.rules.StartupMove.UseAbility;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.4 useAbility: pay, flip a coin, on heads the named employee changes sides. */
final class AbilityUse {
    sealed interface AbilityRefusal extends Refusal {
        record NoAbility(CardCopy employee) implements AbilityRefusal {}

        record AlreadyUsed(CardCopy employee) implements AbilityRefusal {}

        record NobodyInReach(CardCopy employee) implements AbilityRefusal {}
    }

    private static final int FACES = 2;
    private static final int HEADS = 0;

    private final Copies copies;

    AbilityUse(Copies copies) {
        this.copies = copies;
    }

    void list(StartupState s, Consumer<? super UseAbility> out) {
        for (Employee user : s.office().row) {
            Effect ability = user.card().ability();
            if (ability != null && refuseUse(s, user, ability) == null) listTargets(s, user, ability, out);
        }
    }

    /** Whether there was anybody to aim at. */
    private static boolean listTargets(
            StartupState s, Employee user, Effect ability, Consumer<? super UseAbility> out) {
        boolean found = false;
        for (Office office : s.offices)
            for (Employee employee : office.row)
                if (Targets.refusal(s, user.card(), ability, office, employee) == null) {
                    found = true;
                    out.accept(new UseAbility(user.card().id(), employee.card().id()));
                }
        return found;
    }

    private static @Nullable Refusal refuseUse(StartupState s, Employee user, Effect ability) {
        if (user.used()) return new AbilityRefusal.AlreadyUsed(user.card());
        return CommonRefusal.unlessPaid(s, ability.price());
    }

    /** Why somebody with an ability can't use it now, whoever it is aimed at. */
    static @Nullable Refusal whyNot(StartupState s, Employee user, Effect ability) {
        Refusal refusal = refuseUse(s, user, ability);
        if (refusal != null) return refusal;
        return listTargets(s, user, ability, _ -> {}) ? null : new AbilityRefusal.NobodyInReach(user.card());
    }

    @Nullable Refusal refuse(StartupState s, UseAbility move) {
        Employee user = s.office().find(copies.find(move.employee()));
        if (user == null) return new CommonRefusal.NotYourEmployee();
        Effect ability = user.card().ability();
        if (ability == null) return new AbilityRefusal.NoAbility(user.card());
        Refusal whyNot = whyNot(s, user, ability);
        return whyNot != null ? whyNot : Targets.refusal(s, user.card(), ability, copies.find(move.target()));
    }

    void use(StartupState s, UseAbility move, Events events) {
        flip(s, move, s.coins.below(FACES) == HEADS, events);
    }

    /** What happens with this face of the coin. */
    void flip(StartupState s, UseAbility move, boolean heads, Events events) {
        CardCopy victim = copies.get(move.target());
        Office office = s.office();
        Arg.Seat seat = new Arg.Seat(office.seat);
        int price = pay(s, move);
        int desk = office.desk(copies.find(move.employee()));
        Employee user = office.row[desk];
        office.seatAtDesk(desk, user.withUsed(true));
        int from = s.controller(victim);
        events.tell(
                new StartupEvent.AbilityUsed(seat, Cards.id(user.card()), new Arg.Seat(from), Cards.id(victim), price));
        events.tell(new StartupEvent.CoinFlipped(seat, heads ? "heads" : "tails"));
        if (heads) Staffing.takeOver(s, from, s.offices[from].desk(victim), office.seat, events);
    }

    /** The price of a flip, whatever the coin shows. */
    int pay(StartupState s, UseAbility move) {
        Effect ability = copies.get(move.employee()).ability();
        int price = ability == null ? 0 : ability.price();
        Purse.pay(s.office(), price);
        s.office().ledger.spentOnAbilities += price;
        return price;
    }
}
