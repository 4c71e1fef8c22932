package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Refusal;
import boardroom.engine.phases.Turn;
import boardroom.games.itstartup.box.Copies;
import boardroom.games.itstartup.box.ItStartupBox;
import boardroom.games.itstartup.rules.StartupMove.UseBonus;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.3 Planning bonus: at a power of two an employee of the active seat may shed burnout. */
public final class PlanningBonus implements Turn<StartupState, UseBonus> {
    private final ItStartupBox box;
    private final Copies copies;
    private final Burnout burnout;

    public PlanningBonus(ItStartupBox box, Burnout burnout) {
        this.box = box;
        this.copies = box.catalogue().copies();
        this.burnout = burnout;
    }

    @Override
    public boolean isPlayed(StartupState s) {
        return s.terms.planningBonus();
    }

    /** Only if the active seat's points are a power of two and somebody in its row has burnout. */
    @Override
    public void open(StartupState s, Events events) {
        s.bonusOffered = Integer.bitCount(s.pointsOf(s.active)) == 1 && isAnybodyTired(s.office());
    }

    private static boolean isAnybodyTired(Office office) {
        for (Employee employee : office.row) if (employee.burnout() > 0) return true;
        return false;
    }

    @Override
    public int decider(StartupState s) {
        return s.bonusOffered ? s.active : NOBODY;
    }

    @Override
    public void offers(StartupState s, int seat, Consumer<? super UseBonus> out) {
        for (Employee employee : s.office().row)
            if (employee.burnout() > 0) out.accept(new UseBonus(employee.card().id()));
        out.accept(UseBonus.ON_NOBODY);
    }

    @Override
    public @Nullable Refusal refuse(StartupState s, UseBonus move) {
        if (move.employee() == null) return null;
        Employee employee = s.office().find(copies.find(move.employee()));
        if (employee == null) return new CommonRefusal.NotYourEmployee();
        return employee.burnout() > 0 ? null : new CommonRefusal.NoBurnout(employee.card());
    }

    @Override
    public void play(StartupState s, int seat, UseBonus move, Events events) {
        s.bonusOffered = false;
        if (move.employee() == null) {
            events.tell(new StartupEvent.BonusLeft(new Arg.Seat(seat)));
            return;
        }
        int desk = s.office().desk(copies.get(move.employee()));
        Arg.CardId employee = Cards.id(s.office().row[desk].card());
        events.tell(new StartupEvent.BonusUsed(new Arg.Seat(seat), employee, s.pointsOf(seat)));
        burnout.remove(s, seat, desk, box.constants().planningBonusAmount(), events);
    }

    /** Closest to the limit; then the more efficient; then the leftmost. */
    @Override
    public void timeout(StartupState s, int seat, Events events) {
        Office office = s.office();
        int best = -1;
        for (int desk = 0; desk < office.row.length; desk++)
            if (office.row[desk].burnout() > 0 && (best < 0 || isNeedier(office, desk, best))) best = desk;
        play(s, seat, new UseBonus(office.row[best].card().id()), events);
    }

    private boolean isNeedier(Office office, int desk, int other) {
        int left = burnout.limit(office.row[desk]) - office.row[desk].burnout();
        int otherLeft = burnout.limit(office.row[other]) - office.row[other].burnout();
        if (left != otherLeft) return left < otherLeft;
        return Efficiency.of(office, desk) > Efficiency.of(office, other);
    }

    @Override
    public String decision(StartupState s) {
        return s.stepName("bonus");
    }

    @Override
    public Pace pace(StartupState s) {
        return Pace.once(owes(s), TimeUnit.SECONDS.toMillis(box.clocksSeconds().planningBonus()));
    }

    @Override
    public boolean takesBack(StartupState s, int seat, UseBonus move) {
        return true;
    }
}
