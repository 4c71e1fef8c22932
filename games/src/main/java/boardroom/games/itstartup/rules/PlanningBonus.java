package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.games.itstartup.box.ItStartupBox;
import boardroom.games.itstartup.sense.Lead;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.3 Planning bonus: at a power of two an employee of the active seat may shed burnout. */
public final class PlanningBonus extends OneSeat {
    private final ItStartupBox box;
    private final Burnout burnout;
    private final Lead sense;
    private final Previews previews;

    public PlanningBonus(ItStartupBox box, Burnout burnout, Lead sense, Previews previews) {
        this.box = box;
        this.burnout = burnout;
        this.sense = sense;
        this.previews = previews;
    }

    @Override
    public String id() {
        return "planning-bonus";
    }

    /** Whether the active seat's points are a power of two and somebody in its row has burnout. */
    public static boolean opens(StartupState r) {
        int points = r.pointsOf(r.active);
        if (!r.terms.planningBonus() || points == 0 || Integer.bitCount(points) != 1) return false;
        for (Employee employee : r.office().row) if (employee.burnout() > 0) return true;
        return false;
    }

    @Override
    public int decider(StartupState r) {
        return r.active;
    }

    @Override
    public void moves(StartupState r, int seat, Consumer<? super StartupMove> out) {
        if (seat != r.active) return;
        for (Employee employee : r.office().row)
            if (employee.burnout() > 0)
                out.accept(new StartupMove.UseBonus(employee.card().id()));
        out.accept(new StartupMove.UseBonus(null));
    }

    @Override
    public @Nullable Say refuse(StartupState r, StartupMove move) {
        if (!(move instanceof StartupMove.UseBonus bonus)) return Refusals.notInThisPhase();
        if (bonus.employee() == null) return null;
        int desk = r.office().desk(box.catalogue().find(bonus.employee()));
        if (desk < 0) return Refusals.notYourEmployee();
        return r.office().row[desk].burnout() > 0
                ? null
                : Refusals.noBurnout(r.office().row[desk].card());
    }

    @Override
    public void play(StartupState r, int seat, StartupMove move, Events events) {
        if (!(move instanceof StartupMove.UseBonus bonus))
            throw new IllegalArgumentException("no move of the planning bonus: " + move);
        r.stage = Stage.MAIN;
        if (bonus.employee() == null) {
            if (events.listening()) events.tell(new StartupEvent.BonusLeft(new Arg.Seat(seat)));
            return;
        }
        int desk = r.office().desk(box.catalogue().find(bonus.employee()));
        if (events.listening())
            events.tell(new StartupEvent.BonusUsed(
                    new Arg.Seat(seat), Cards.id(r.office().row[desk].card()), r.pointsOf(seat)));
        burnout.remove(r, seat, desk, box.constants().planningBonusAmount(), events);
    }

    /** Closest to the limit; then the more efficient; then the leftmost. */
    @Override
    public StartupMove timeout(StartupState r, int seat) {
        Office office = r.office();
        int best = -1;
        for (int desk = 0; desk < office.row.length; desk++)
            if (office.row[desk].burnout() > 0 && (best < 0 || isNeedier(office, desk, best))) best = desk;
        return new StartupMove.UseBonus(
                best < 0 ? null : office.row[best].card().id());
    }

    private boolean isNeedier(Office office, int desk, int other) {
        int left = burnout.limit(office.row[desk]) - office.row[desk].burnout();
        int otherLeft = burnout.limit(office.row[other]) - office.row[other].burnout();
        if (left != otherLeft) return left < otherLeft;
        return Efficiency.of(office, desk) > Efficiency.of(office, other);
    }

    @Override
    public Preview preview(StartupState r, int seat, StartupMove move) {
        return previews.of(r, seat, move, this);
    }

    @Override
    public Prompt prompt(StartupState r, int seat) {
        return TurnPrompt.bonus(this, r, seat);
    }

    @Override
    public @Nullable Pace pace(StartupState r) {
        return Tempo.clock(
                r, Tempo.step(r, "bonus"), owes(r), box.clocksSeconds().planningBonus());
    }

    @Override
    public double prior(StartupState r, int seat, StartupMove move) {
        return sense.prior(r, seat, move, this);
    }

    @Override
    public boolean takesBack(StartupState r, int seat, StartupMove move) {
        return true;
    }
}
