package boardroom.games.itstartup.rules;

import boardroom.engine.Say;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Effect;
import boardroom.games.itstartup.box.EffectKind;
import boardroom.games.itstartup.box.TargetKind;
import org.jspecify.annotations.Nullable;

/** 4.4 Whom a card or an ability can reach. */
public final class Targets {
    private Targets() {}

    /** Whether something of this kind, used by a seat, reaches an employee of an office. */
    public static boolean reaches(StartupState r, int seat, TargetKind kind, int owner, Employee employee) {
        return switch (kind) {
            case OTHER_OWN_EMPLOYEE -> owner == seat && employee.burnout() > 0;
            case OTHER_OWN_EMPLOYEE_NOT_ON_LOAN -> owner == seat && !employee.isOnLoan();
            case OPPONENT_EMPLOYEE -> r.areOpponents(seat, owner);
            case OPPONENT_EMPLOYEE_NOT_ON_LOAN -> r.areOpponents(seat, owner) && !employee.isOnLoan();
            case SELF, OWN_EMPLOYEES, OPPONENT, TARGET_PLAYER_EMPLOYEES, OPPONENT_KNOWLEDGE_TO_OWN_DEVELOPER -> false;
        };
    }

    /** Why a card or ability of the active seat does not reach somebody; {@code null}: it does. */
    public static @Nullable Say refusal(
            StartupState r, CardCopy card, @Nullable TargetKind kind, @Nullable CardCopy target) {
        int owner = r.controller(target);
        if (owner == StartupState.NOBODY || kind == null) return Refusals.outOfReach(card);
        Office office = r.offices[owner];
        Employee employee = office.row[office.desk(target)];
        if (reaches(r, r.active, kind, owner, employee)) return null;
        boolean own = kind == TargetKind.OTHER_OWN_EMPLOYEE || kind == TargetKind.OTHER_OWN_EMPLOYEE_NOT_ON_LOAN;
        if (own && owner != r.active) return Refusals.notYourEmployee();
        if (!own && !r.areOpponents(r.active, owner)) return Refusals.notAnOpponent();
        if (kind == TargetKind.OTHER_OWN_EMPLOYEE) return Refusals.noBurnout(employee.card());
        return Refusals.borrowed(card, employee.card());
    }

    /** Why an employee about to be played does not reach somebody with its effect; {@code null}: it does. */
    public static @Nullable Say refusal(StartupState r, CardCopy card, Effect effect, @Nullable CardCopy target) {
        Say refusal = refusal(r, card, effect.target(), target);
        if (refusal != null || target == null || effect.kind() != EffectKind.TAKE_OVER_IF_BEHIND) return refusal;
        int theirs = r.offices[r.controller(target)].row.length;
        int yours = r.office().row.length + 1;
        if (theirs <= yours) return Refusals.notBehind(card, theirs, yours);
        int most = effect.maxCost() == null ? 0 : effect.maxCost();
        return target.cost() > most ? Refusals.tooSenior(card, target, most) : null;
    }

    /** Whether an employee about to be played reaches another one with its effect. */
    public static boolean reaches(StartupState r, int seat, Effect effect, int owner, Employee employee) {
        TargetKind kind = effect.target();
        if (kind == null || !reaches(r, seat, kind, owner, employee)) return false;
        return effect.kind() != EffectKind.TAKE_OVER_IF_BEHIND || isBehind(r, seat, effect, owner, employee);
    }

    /** The opponent controls more employees than the seat will, and the price is low enough. */
    private static boolean isBehind(StartupState r, int seat, Effect effect, int owner, Employee employee) {
        Integer maxCost = effect.maxCost();
        return maxCost != null
                && employee.card().cost() <= maxCost
                && r.offices[owner].row.length > r.offices[seat].row.length + 1;
    }

    /** Whether an employee about to be played can reach anybody. */
    public static boolean reachesAnybody(StartupState r, int seat, Effect effect) {
        for (Office office : r.offices)
            for (Employee employee : office.row) if (reaches(r, seat, effect, office.seat, employee)) return true;
        return false;
    }

    public static boolean reachesAnybody(StartupState r, int seat, TargetKind kind) {
        for (Office office : r.offices)
            for (Employee employee : office.row) if (reaches(r, seat, kind, office.seat, employee)) return true;
        return false;
    }

    /** Whether there is knowledge to take, and a developer of one's own to have it. */
    public static boolean hasKnowledgeToTake(StartupState r, int seat) {
        if (!hasOwnDeveloper(r.offices[seat])) return false;
        for (Office office : r.offices)
            if (r.areOpponents(seat, office.seat))
                for (Employee employee : office.row)
                    if (!employee.isOnLoan() && employee.knowledge().length > 0) return true;
        return false;
    }

    private static boolean hasOwnDeveloper(Office office) {
        for (Employee employee : office.row) if (employee.isDeveloper() && !employee.isOnLoan()) return true;
        return false;
    }
}
