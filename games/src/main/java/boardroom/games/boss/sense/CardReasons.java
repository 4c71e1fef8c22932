package boardroom.games.boss.sense;

import boardroom.engine.Arg;
import boardroom.games.boss.box.Cost;
import boardroom.games.boss.box.Effect;
import boardroom.games.boss.box.EventCard;
import boardroom.games.boss.box.Issue;
import boardroom.games.boss.box.Roll;
import boardroom.games.boss.box.WayOut;
import boardroom.games.boss.rules.BossMove;
import boardroom.games.boss.rules.BossMove.Answer;
import boardroom.games.boss.rules.BossMove.EventChoice;
import boardroom.games.boss.rules.BossMove.IssueChoice;
import boardroom.games.boss.rules.BossMove.PayOrder;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Effects;
import boardroom.games.boss.rules.EventPhase;
import boardroom.games.boss.rules.IssuePhase;
import boardroom.games.boss.rules.Modifiers;
import boardroom.games.boss.rules.Person;
import boardroom.games.boss.rules.SharedRules;
import boardroom.games.boss.rules.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** 4.3, 4.6, 4.7: why one way out is the better one, and why somebody is paid before others. */
record CardReasons(Weights weights, SharedRules rules, EffectValues effects) {

    @Nullable Because of(BossState s, int seat, BossMove move) {
        Company company = s.companies[seat];
        return switch (move) {
            case EventChoice choice -> event(s, company, choice);
            case IssueChoice choice -> issue(s, company, choice);
            case PayOrder order -> paid(s, company, order);
            default -> null;
        };
    }

    private @Nullable Because event(BossState s, Company company, EventChoice move) {
        EventCard card = s.event;
        if (card == null) return null;
        List<WayOut> ways = card.choices();
        WayOut chosen = ways.get(move.choice());
        boolean isAlone = true;
        double next = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < ways.size(); i++) {
            if (i == move.choice() || !Effects.canPay(company, ways.get(i).price())) continue;
            next = Math.max(next, effects.of(s, company, ways.get(i), null));
            isAlone = false;
        }
        if (isAlone) return new Because.EventOnlyWay(EventPhase.label(chosen));
        int gap = (int) Math.round(effects.of(s, company, chosen, null) - next);
        return gap > 0 ? new Because.EventBetter(EventPhase.label(chosen), gap) : spared(ways, chosen);
    }

    /** What the other way would cost, or risk. */
    private static @Nullable Because spared(List<WayOut> ways, WayOut chosen) {
        for (WayOut other : ways) {
            if (other.equals(chosen)) continue;
            Roll roll = other.roll();
            if (roll != null && roll.effects().stream().anyMatch(effect -> effect.kind() == Effect.Kind.CEO_DIES))
                return new Because.EventTooRisky(
                        EventPhase.label(chosen), roll.on().size(), roll.sides());
            if (!other.price().equals(Cost.NOTHING))
                return new Because.EventSpares(EventPhase.label(chosen), amounts(other.price()));
        }
        return null;
    }

    private static List<Arg> amounts(Cost cost) {
        List<Arg> amounts = new ArrayList<>();
        if (cost.dollars() > 0) amounts.add(new Arg.Amount(Units.CASH, cost.dollars()));
        if (cost.hours() > 0) amounts.add(new Arg.Amount(Units.TIME, cost.hours()));
        if (cost.bulbs() > 0) amounts.add(new Arg.Amount(Units.IDEAS, cost.bulbs()));
        return amounts;
    }

    private @Nullable Because issue(BossState s, Company company, IssueChoice move) {
        Issue issue = company.issues[company.answered];
        WayOut first = IssuePhase.way(issue, Answer.FIRST);
        WayOut second = IssuePhase.way(issue, Answer.SECOND);
        boolean canPay = Effects.canPay(company, first.price());
        double one = effects.of(s, company, first, move.target());
        double two = effects.of(s, company, second, move.target());
        return switch (move.choice()) {
            case FIRST -> {
                Because better = better(first, one, second, two);
                yield better != null || second.text() == null
                        ? better
                        : new Because.WayEnds(name(first), amounts(first.price()), second.text());
            }
            case SECOND -> {
                if (!canPay) yield new Because.OnlyWay(name(second), amounts(first.price()));
                Because better = better(second, two, first, one);
                yield better != null ? better : new Because.WaySpares(name(second), amounts(first.price()));
            }
            case QUICK_FIX -> {
                int saved = (int) Math.round(-(canPay ? Math.max(one, two) : two));
                int price = rules.box().price("quick-fix");
                yield saved > 0 ? new Because.FixSaves(price, saved) : new Because.FixEnds(price);
            }
        };
    }

    private static @Nullable Because better(WayOut chosen, double value, WayOut other, double next) {
        int gap = (int) Math.round(value - next);
        return gap <= 0 ? null : new Because.BetterWay(name(chosen), gap, other.label());
    }

    private static String name(WayOut way) {
        return way.label().substring(0, 1).toUpperCase(Locale.ROOT)
                + way.label().substring(1);
    }

    private @Nullable Because paid(BossState s, Company company, PayOrder move) {
        int cash = company.cash;
        int paid = 0;
        Person first = null;
        Person last = null;
        for (String id : move.order()) {
            Person person = company.people[company.place(id)];
            int salary = Modifiers.salary(s, person.card);
            if (salary > cash) {
                last = person;
                continue;
            }
            if (first == null) first = person;
            cash -= salary;
            paid += salary;
        }
        if (first == null || last == null) return null;
        if (2 * paid < Modifiers.payroll(s, company))
            return first.morale <= rules.numbers().unpaidMoraleLoss()
                    ? new Because.PaidOrLeaves(first.card.id())
                    : new Because.PaidAsMissed(first.card.id(), company.cash);
        int morale = Math.max(0, last.morale - rules.numbers().unpaidMoraleLoss());
        return morale > 0 ? new Because.PaidFirst(first.card.id(), last.card.id(), morale) : new Because.HalfIsEnough();
    }
}
