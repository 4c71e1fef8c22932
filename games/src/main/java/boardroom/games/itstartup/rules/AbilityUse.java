package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Say;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Catalogue;
import boardroom.games.itstartup.box.Effect;
import boardroom.games.itstartup.box.TargetKind;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.4 useAbility: pay, flip a coin, on heads the named employee changes sides. */
public final class AbilityUse {
    private static final int FACES = 2;
    private static final int HEADS = 0;

    private final Catalogue catalogue;

    public AbilityUse(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    public void list(StartupState r, Consumer<? super StartupMove> out) {
        for (Employee user : r.office().row) {
            Effect ability = user.card().ability();
            if (ability == null || user.used() || ability.price() > r.office().resources) continue;
            for (Office office : r.offices)
                for (Employee employee : office.row)
                    if (reaches(r, ability, office.seat, employee))
                        out.accept(new StartupMove.UseAbility(
                                user.card().id(), employee.card().id()));
        }
    }

    /** Why somebody with an ability can't use it now. */
    public static @Nullable Say whyNot(StartupState r, Employee user, Effect ability) {
        if (user.used()) return Refusals.alreadyUsed(user.card());
        if (ability.price() > r.office().resources) return Refusals.cannotPay(ability.price(), r.office().resources);
        for (Office office : r.offices)
            for (Employee employee : office.row) if (reaches(r, ability, office.seat, employee)) return null;
        return Refusals.nobodyInReach(user.card());
    }

    private static boolean reaches(StartupState r, Effect ability, int owner, Employee employee) {
        TargetKind kind = ability.target();
        return kind != null && Targets.reaches(r, r.active, kind, owner, employee);
    }

    public @Nullable Say refuse(StartupState r, StartupMove.UseAbility move) {
        int desk = r.office().desk(catalogue.find(move.employee()));
        if (desk < 0) return Refusals.notYourEmployee();
        Employee user = r.office().row[desk];
        Effect ability = user.card().ability();
        if (ability == null) return Refusals.noAbility(user.card());
        Say whyNot = whyNot(r, user, ability);
        if (whyNot != null) return whyNot;
        return Targets.refusal(r, user.card(), ability.target(), catalogue.find(move.target()));
    }

    public void use(StartupState r, StartupMove.UseAbility move, Events events) {
        flip(r, move, r.coins.below(FACES) == HEADS, events);
    }

    /** What happens with this face of the coin. */
    public void flip(StartupState r, StartupMove.UseAbility move, boolean heads, Events events) {
        CardCopy victim = catalogue.get(move.target());
        Office office = r.office();
        int desk = office.desk(catalogue.find(move.employee()));
        Employee user = office.row[desk];
        Effect ability = user.card().ability();
        int price = ability == null ? 0 : ability.price();
        Purse.pay(office, price);
        office.ledger.spentOnAbilities += price;
        office.seatAtDesk(desk, user.withUsed(true));
        int from = r.controller(victim);
        if (events.listening()) {
            Arg.Seat seat = new Arg.Seat(office.seat);
            events.tell(new StartupEvent.AbilityUsed(
                    seat, Cards.id(user.card()), new Arg.Seat(from), Cards.id(victim), price));
            events.tell(new StartupEvent.CoinFlipped(seat, heads ? "heads" : "tails"));
        }
        if (heads) Staffing.takeOver(r, from, r.offices[from].desk(victim), office.seat, events);
    }
}
