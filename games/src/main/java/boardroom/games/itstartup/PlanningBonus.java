package boardroom.games.itstartup;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.games.itstartup.box.ItStartupBox;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.3 Planning bonus: at a power of two an employee of the active seat may shed burnout. */
final class PlanningBonus extends OneSeat {
    private final ItStartupBox box;
    private final Burnout burnout;
    private final Sense sense;
    private final Previews previews;

    PlanningBonus(ItStartupBox box, Burnout burnout, Sense sense, Previews previews) {
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
    static boolean opens(Race r) {
        int points = r.pointsOf(r.active);
        if (!r.terms.planningBonus() || points == 0 || Integer.bitCount(points) != 1) return false;
        for (Employee employee : r.office().row) if (employee.burnout() > 0) return true;
        return false;
    }

    @Override
    int decider(Race r) {
        return r.active;
    }

    @Override
    public void moves(Race r, int seat, Consumer<? super StartupMove> out) {
        if (seat != r.active) return;
        for (Employee employee : r.office().row)
            if (employee.burnout() > 0)
                out.accept(new StartupMove.PlanningBonus(employee.card().id()));
        out.accept(new StartupMove.PlanningBonus(null));
    }

    @Override
    @Nullable Say refuse(Race r, StartupMove move) {
        if (!(move instanceof StartupMove.PlanningBonus bonus)) return Refusals.notInThisPhase();
        if (bonus.employee() == null) return null;
        int desk = r.office().desk(box.catalogue().find(bonus.employee()));
        if (desk < 0) return Refusals.notYourEmployee();
        return r.office().row[desk].burnout() > 0
                ? null
                : Refusals.noBurnout(r.office().row[desk].card());
    }

    @Override
    public void play(Race r, int seat, StartupMove move, Events events) {
        if (!(move instanceof StartupMove.PlanningBonus bonus))
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
    public StartupMove timeout(Race r, int seat) {
        Office office = r.office();
        int best = -1;
        for (int desk = 0; desk < office.row.length; desk++)
            if (office.row[desk].burnout() > 0 && (best < 0 || isNeedier(office, desk, best))) best = desk;
        return new StartupMove.PlanningBonus(
                best < 0 ? null : office.row[best].card().id());
    }

    private boolean isNeedier(Office office, int desk, int other) {
        int left = burnout.limit(office.row[desk]) - office.row[desk].burnout();
        int otherLeft = burnout.limit(office.row[other]) - office.row[other].burnout();
        if (left != otherLeft) return left < otherLeft;
        return Efficiency.of(office, desk) > Efficiency.of(office, other);
    }

    @Override
    public Preview preview(Race r, int seat, StartupMove move) {
        return previews.of(r, seat, move, this);
    }

    @Override
    public Prompt prompt(Race r, int seat) {
        return TurnPrompt.bonus(this, r, seat);
    }

    @Override
    public @Nullable Pace pace(Race r) {
        return Tempo.clock(
                r, Tempo.step(r, "bonus"), owes(r), box.clocksSeconds().planningBonus());
    }

    @Override
    public double prior(Race r, int seat, StartupMove move) {
        return sense.prior(r, seat, move, this);
    }

    @Override
    public boolean takesBack(Race r, int seat, StartupMove move) {
        return true;
    }
}
