package boardroom.games.itstartup.rules;

import static boardroom.engine.phases.Turn.NOBODY;

import boardroom.engine.Refusal;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Effect;
import boardroom.games.itstartup.box.EffectKind;
import boardroom.games.itstartup.box.TargetKind;
import org.jspecify.annotations.Nullable;

/** 4.4 Whom a card or an ability of the active seat can reach, or why not. */
final class Targets {
    sealed interface TargetRefusal extends Refusal {
        record NameATarget(CardCopy card) implements TargetRefusal {}

        record NeedsNoTarget(CardCopy card) implements TargetRefusal {}

        record OutOfReach(CardCopy card) implements TargetRefusal {}

        record NotAnOpponent() implements TargetRefusal {}

        record Borrowed(CardCopy card, CardCopy employee) implements TargetRefusal {}

        record NotBehind(CardCopy card, int theirs, int yours) implements TargetRefusal {}

        record TooSenior(CardCopy card, CardCopy employee, int cost, int most) implements TargetRefusal {}
    }

    private Targets() {}

    /** Why something of this kind does not reach an employee of an office; {@code null}: it does. */
    static @Nullable Refusal refusal(
            StartupState s, CardCopy card, @Nullable TargetKind kind, Office owner, Employee employee) {
        if (kind == null || !kind.isEmployee()) return new TargetRefusal.OutOfReach(card);
        if (kind.isOpponents()) {
            if (!s.areOpponents(s.active, owner.seat)) return new TargetRefusal.NotAnOpponent();
        } else if (owner.seat != s.active) return new CommonRefusal.NotYourEmployee();
        boolean staysAway =
                kind == TargetKind.OPPONENT_EMPLOYEE_NOT_ON_LOAN || kind == TargetKind.OTHER_OWN_EMPLOYEE_NOT_ON_LOAN;
        if (staysAway && employee.isOnLoan()) return new TargetRefusal.Borrowed(card, employee.card());
        boolean rests = kind == TargetKind.OTHER_OWN_EMPLOYEE;
        return rests && employee.burnout() == 0 ? new CommonRefusal.NoBurnout(employee.card()) : null;
    }

    /** Why an effect does not reach an employee of an office; {@code null}: it does. */
    static @Nullable Refusal refusal(StartupState s, CardCopy card, Effect effect, Office owner, Employee employee) {
        Refusal refusal = refusal(s, card, effect.target(), owner, employee);
        if (refusal != null || effect.kind() != EffectKind.TAKE_OVER_IF_BEHIND) return refusal;
        return unlessBehind(s, card, effect, owner, employee.card());
    }

    /** The opponent controls more employees than the active seat will, and the price is low enough. */
    private static @Nullable Refusal unlessBehind(
            StartupState s, CardCopy card, Effect effect, Office owner, CardCopy employee) {
        int theirs = owner.row.length;
        int yours = s.office().row.length + 1;
        if (theirs <= yours) return new TargetRefusal.NotBehind(card, theirs, yours);
        int most = effect.maxCost() == null ? 0 : effect.maxCost();
        return employee.cost() > most ? new TargetRefusal.TooSenior(card, employee, employee.cost(), most) : null;
    }

    /** The same for an employee that was named. */
    static @Nullable Refusal refusal(StartupState s, CardCopy card, TargetKind kind, @Nullable CardCopy named) {
        int owner = s.controller(named);
        if (owner == NOBODY) return new TargetRefusal.OutOfReach(card);
        Office office = s.offices[owner];
        return refusal(s, card, kind, office, office.row[office.desk(named)]);
    }

    static @Nullable Refusal refusal(StartupState s, CardCopy card, Effect effect, @Nullable CardCopy named) {
        int owner = s.controller(named);
        if (owner == NOBODY) return new TargetRefusal.OutOfReach(card);
        Office office = s.offices[owner];
        return refusal(s, card, effect, office, office.row[office.desk(named)]);
    }
}
