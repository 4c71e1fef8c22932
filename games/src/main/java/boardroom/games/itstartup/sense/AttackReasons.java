package boardroom.games.itstartup.sense;

import boardroom.engine.phases.Turn;
import boardroom.games.itstartup.box.ActionCard.Counter;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Copies;
import boardroom.games.itstartup.box.Effect;
import boardroom.games.itstartup.rules.Efficiency;
import boardroom.games.itstartup.rules.Employee;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.StartupMove.PlayAction;
import boardroom.games.itstartup.rules.StartupMove.UseAbility;
import boardroom.games.itstartup.rules.StartupState;
import boardroom.games.itstartup.rules.TurnScore;
import org.jspecify.annotations.Nullable;

/** Why to sabotage a rival: what it loses and, where something changes hands, what one gains. */
record AttackReasons(Copies copies, Tenure tenure) {

    /** {@code null}: it does nothing to them. */
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
        Employee employee = office.row[office.desk(target)];
        int efficiency = Tenure.efficiencyHere(s, employee);
        int turns = tenure.of(s, s.office(), employee);
        for (Effect effect : card.onPlay())
            switch (effect.kind()) {
                case TAKE_OVER -> {
                    return employee.isDeveloper()
                            ? new StartupReason.Take(target, efficiency, turns, office.seat)
                            : new StartupReason.TakeHelper(target, turns, office.seat);
                }
                case OUTSOURCE -> {
                    return employee.isDeveloper()
                            ? new StartupReason.Borrow(target, efficiency, office.seat)
                            : new StartupReason.BorrowHelper(target, office.seat);
                }
                default -> {}
            }
        return null;
    }

    private @Nullable StartupReason atOffice(StartupState s, CardCopy card, Office rival) {
        for (Effect effect : card.onPlay())
            switch (effect.kind()) {
                case ADD_BURNOUT_ALL -> {
                    return rival.row.length == 0 ? null : tire(s, card, rival, effect.number());
                }
                case LOSE_POINTS -> {
                    return cut(s, card, rival, Math.min(effect.number(), s.pointsOf(rival.seat)));
                }
                case REDUCE_NEXT_SCORE -> {
                    int points =
                            Math.min(effect.number(), TurnScore.of(s, rival).points());
                    return points > 0
                            ? cut(s, card, rival, points)
                            : new StartupReason.CutNext(card, effect.number(), rival.seat);
                }
                case STEAL_RESOURCES -> {
                    int amount = Math.min(effect.number(), rival.resources);
                    return amount == 0 ? null : new StartupReason.Rob(card, amount, rival.seat);
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
            if (tenure.left(employee) > amount) continue;
            count++;
            points += Efficiency.of(rival, desk) * tenure.of(s, rival, employee);
        }
        return count == 0
                ? new StartupReason.Weary(card, rival.row.length, rival.seat)
                : new StartupReason.Tire(card, count, points, rival.seat);
    }

    private static @Nullable StartupReason cut(StartupState s, CardCopy card, Office rival, int points) {
        if (points == 0) return null;
        int stops = stops(s, card, rival);
        return willBeAhead(s, rival)
                ? new StartupReason.CutLeader(card, points, rival.seat, rival.resources, stops)
                : new StartupReason.Cut(card, points, rival.seat, rival.resources, stops);
    }

    /** What it would cost them to stop it; 0: they cannot. */
    private static int stops(StartupState s, CardCopy card, Office rival) {
        if (!s.terms.counters()) return 0;
        Counter counter = card.action().counter();
        int least = counter == null ? Integer.MAX_VALUE : counter.pay();
        for (Employee employee : rival.row) {
            Effect response = employee.card().response();
            if (response != null && !employee.used()) least = Math.min(least, response.price());
        }
        return least <= rival.resources ? least : 0;
    }

    /** Section 10.9: by what everybody has when the round is over, if they go on as now. */
    private static boolean willBeAhead(StartupState s, Office rival) {
        int theirs = atTheEndOfTheRound(s, rival.seat);
        for (Office office : s.offices)
            if (s.areOpponents(office.seat, rival.seat) && atTheEndOfTheRound(s, office.seat) >= theirs) return false;
        return true;
    }

    private static int atTheEndOfTheRound(StartupState s, int seat) {
        int points = s.pointsOf(seat);
        for (Office office : s.offices) {
            boolean scores = office.seat == s.active || s.toPlay().contains(office.seat);
            if (scores && s.side(office.seat) == s.side(seat))
                points += TurnScore.of(s, office).points();
        }
        return points;
    }

    @Nullable StartupReason coin(StartupState s, UseAbility use) {
        CardCopy target = copies.get(use.target());
        Effect ability = copies.get(use.employee()).ability();
        int owner = s.controller(target);
        if (ability == null || owner == Turn.NOBODY) return null;
        Office office = s.offices[owner];
        Employee employee = office.row[office.desk(target)];
        int points = Tenure.efficiencyHere(s, employee) * tenure.of(s, s.office(), employee);
        return points > 0
                ? new StartupReason.Coin(target, ability.price(), points, owner)
                : new StartupReason.CoinHelper(target, ability.price(), owner);
    }
}
