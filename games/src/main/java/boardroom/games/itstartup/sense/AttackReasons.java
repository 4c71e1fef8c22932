package boardroom.games.itstartup.sense;

import boardroom.engine.phases.Turn;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Copies;
import boardroom.games.itstartup.box.Effect;
import boardroom.games.itstartup.rules.Burnout;
import boardroom.games.itstartup.rules.Efficiency;
import boardroom.games.itstartup.rules.Employee;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.StartupMove.PlayAction;
import boardroom.games.itstartup.rules.StartupMove.UseAbility;
import boardroom.games.itstartup.rules.StartupState;
import org.jspecify.annotations.Nullable;

/** Why to sabotage a rival: what it loses and, where something changes hands, what one gains. */
record AttackReasons(Copies copies, Burnout burnout, Horizon horizon) {

    @Nullable StartupReason of(StartupState s, CardCopy card, PlayAction play) {
        CardCopy target = copies.find(play.target());
        CardCopy developer = copies.find(play.developer());
        if (target != null && developer != null)
            return new StartupReason.Steal(target, target.bonus(), developer, holder(s, target));
        if (target != null) return take(s, target, card);
        Integer opponent = play.opponent();
        return opponent == null ? null : atOffice(s, card, s.offices[opponent]);
    }

    private static int holder(StartupState s, CardCopy knowledge) {
        for (Office office : s.offices)
            for (Employee employee : office.row)
                for (CardCopy known : employee.knowledge()) if (known == knowledge) return office.seat;
        throw new IllegalStateException("nobody knows " + knowledge);
    }

    private @Nullable StartupReason take(StartupState s, CardCopy target, CardCopy card) {
        Office office = s.offices[s.controller(target)];
        int desk = office.desk(target);
        for (Effect effect : card.onPlay())
            switch (effect.kind()) {
                case TAKE_OVER -> {
                    return new StartupReason.Take(
                            target, Efficiency.of(office, desk), turnsOf(s, s.office(), office.row[desk]), office.seat);
                }
                case OUTSOURCE -> {
                    return new StartupReason.Take(target, Efficiency.of(office, desk), 1, office.seat);
                }
                default -> {}
            }
        return null;
    }

    private @Nullable StartupReason atOffice(StartupState s, CardCopy card, Office rival) {
        for (Effect effect : card.onPlay())
            switch (effect.kind()) {
                case ADD_BURNOUT_ALL -> {
                    return tire(s, card, rival, effect.number());
                }
                case LOSE_POINTS -> {
                    int lost = Math.min(effect.number(), s.pointsOf(rival.seat));
                    return new StartupReason.Cut(card, lost, rival.seat, rival.resources);
                }
                case REDUCE_NEXT_SCORE -> {
                    int lost = Math.min(effect.number(), Efficiency.total(rival));
                    return new StartupReason.Cut(card, lost, rival.seat, rival.resources);
                }
                case STEAL_RESOURCES -> {
                    return new StartupReason.Rob(card, Math.min(effect.number(), rival.resources), rival.seat);
                }
                default -> {}
            }
        return null;
    }

    private StartupReason tire(StartupState s, CardCopy card, Office rival, int amount) {
        int count = 0;
        int points = 0;
        for (int desk = 0; desk < rival.row.length; desk++) {
            Employee employee = rival.row[desk];
            if (employee.burnout() + amount < burnout.limit(employee)) continue;
            count++;
            points += Efficiency.of(rival, desk) * turnsOf(s, rival, employee);
        }
        return count == 0
                ? new StartupReason.Weary(card, rival.row.length, rival.seat)
                : new StartupReason.Tire(card, count, points, rival.seat);
    }

    @Nullable StartupReason coin(StartupState s, UseAbility use) {
        CardCopy target = copies.get(use.target());
        Effect ability = copies.get(use.employee()).ability();
        int owner = s.controller(target);
        if (ability == null || owner == Turn.NOBODY) return null;
        Office office = s.offices[owner];
        int desk = office.desk(target);
        int points = Efficiency.of(office, desk) * turnsOf(s, s.office(), office.row[desk]);
        return new StartupReason.Coin(target, ability.price(), points, owner);
    }

    /** How many turns somebody would still score in this office. */
    int turnsOf(StartupState s, Office office, Employee employee) {
        int turns = horizon.turns(s, office.seat, horizon.rounds(s));
        return Math.min(turns, Staff.stays(s, burnout, employee, office.seat == s.active));
    }
}
