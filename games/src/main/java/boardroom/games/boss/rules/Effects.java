package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.games.boss.box.Condition;
import boardroom.games.boss.box.Constants;
import boardroom.games.boss.box.Cost;
import boardroom.games.boss.box.Effect;
import boardroom.games.boss.box.EventCard;
import boardroom.games.boss.box.EventRule;
import boardroom.games.boss.box.Per;
import boardroom.games.boss.box.Roll;
import boardroom.games.boss.box.Stat;
import boardroom.games.boss.box.Target;
import boardroom.games.boss.box.WayOut;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 5.6: carries out what events and issues do to a company. */
public final class Effects {
    private final Constants numbers;
    private final Conditions conditions;
    private final ProjectRules projects;
    private final Departures departures;

    Effects(Constants numbers, Conditions conditions, ProjectRules projects, Departures departures) {
        this.numbers = numbers;
        this.conditions = conditions;
        this.projects = projects;
        this.departures = departures;
    }

    /** Companies with more VP; the rival of the solo game is one. */
    static int ahead(BossState s, Company company) {
        int ahead = s.rival != null && s.rival.vp > company.vp ? 1 : 0;
        for (Company other : s.companies) if (other.vp > company.vp) ahead++;
        return ahead;
    }

    public static boolean canPay(Company company, Cost cost) {
        return company.cash >= cost.dollars() && company.time >= cost.hours() && company.ideas >= cost.bulbs();
    }

    /** 4.3.4: every rule of a card; all its conditions are read before any of its effects. Whether it did anything. */
    boolean strike(BossState s, Company company, EventCard card, Cause cause, Events events) {
        List<EventRule> rules = card.rules();
        boolean[] holds = new boolean[rules.size()];
        boolean isStruck = false;
        for (int i = 0; i < holds.length; i++) holds[i] = holds(rules.get(i).condition(), company);
        for (int i = 0; i < holds.length; i++) {
            EventRule rule = rules.get(i);
            if (rule.unlessShield() != null && company.isShieldedFrom(rule.unlessShield())) continue;
            Cause why = isClosed(rule) ? cause.closed() : cause;
            isStruck |= !(holds[i] ? rule.effects() : rule.otherwise()).isEmpty() || (holds[i] && rule.roll() != null);
            if (holds[i]) roll(s, company, rule.roll(), why, events);
            apply(s, company, holds[i] ? rule.effects() : rule.otherwise(), why, events);
        }
        return isStruck;
    }

    private boolean holds(@Nullable Condition condition, Company company) {
        return condition == null || conditions.holds(condition, company);
    }

    /** Whether a rule asks for what only the owner knows. */
    static boolean isClosed(EventRule rule) {
        return rule.condition() != null && rule.condition().stat() == Stat.CASH;
    }

    /** A choice of an event or an issue: paid in full, then done, then the die. */
    void take(BossState s, Company company, WayOut way, Cause cause, Events events) {
        takeForSure(s, company, way, cause, events);
        roll(s, company, way.roll(), cause, events);
    }

    /** The same without the die, as far as it can be told beforehand. */
    void takeForSure(BossState s, Company company, WayOut way, Cause cause, Events events) {
        pay(s, company, way.price(), cause, events);
        apply(s, company, way.effects(), cause, events);
    }

    void pay(BossState s, Company company, Cost cost, Cause cause, Events events) {
        company.cash = Math.max(0, company.cash - cost.dollars());
        company.time = Math.max(0, company.time - cost.hours());
        company.ideas = Math.max(0, company.ideas - cost.bulbs());
        if (!cause.open()) {
            company.hiddenCash += cost.dollars();
            company.hiddenTime += cost.hours();
            company.hiddenIdeas += cost.bulbs();
        }
        company.ledger = company.ledger.used(0, cost.bulbs());
        tell(s, company, Units.CASH, -cost.dollars(), cause.open(), events);
        tell(s, company, Units.TIME, -cost.hours(), cause.open(), events);
        tell(s, company, Units.IDEAS, -cost.bulbs(), cause.open(), events);
    }

    private void roll(BossState s, Company company, @Nullable Roll roll, Cause cause, Events events) {
        if (roll == null) return;
        int face = 1 + s.dice.below(roll.sides());
        boolean isHit = roll.on().contains(face);
        BossEvent told = new BossEvent.DieRolled(new Arg.Seat(company.seat), face, roll.sides(), isHit);
        if (cause.open()) events.tell(told);
        else Books.tellOwner(s, company, told, events);
        apply(s, company, isHit ? roll.effects() : roll.otherwise(), cause, events);
    }

    void apply(BossState s, Company company, List<Effect> effects, Cause cause, Events events) {
        for (int i = 0; i < effects.size(); i++) apply(s, company, effects.get(i), cause, events);
    }

    private void apply(BossState s, Company company, Effect effect, Cause cause, Events events) {
        int amount = amount(company, effect, cause);
        switch (effect.kind()) {
            case CASH -> addCash(s, company, amount, cause, events);
            case TIME -> addTime(s, company, amount, cause, events);
            case IDEAS -> addIdeas(s, company, amount, cause, events);
            case VP -> {
                company.vp += amount;
                company.ledger = company.ledger.scored(Ledger.Source.CARD, amount);
                tell(s, company, Units.VP, amount, true, events);
            }
            case MORALE -> cheer(company, effect.target(), amount, cause.told(), events);
            case DELAY -> delay(s, company, effect.target(), amount, cause, events);
            case NEXT_CAPACITY -> {
                company.nextCapacity += amount;
                BossEvent told =
                        new BossEvent.CapacityPending(new Arg.Seat(company.seat), new Arg.Amount(Units.TIME, amount));
                if (cause.open()) events.tell(told);
                else Books.tellOwner(s, company, told, events);
            }
            case QUIT -> {
                int lowest = Targets.lowest(company, Draft.NOBODY);
                if (lowest >= 0) departures.leave(s, company, lowest, "poached", events);
            }
            case CEO_DIES -> bury(s, company, events);
            case ROUNDS, OVERHEAD -> {}
        }
    }

    /** So much for every so many, at most so much. */
    private static int amount(Company company, Effect effect, Cause cause) {
        if (effect.per() == null) return effect.size();
        int every = effect.every() == null ? 1 : effect.every();
        int amount = effect.size() * (Math.max(0, stat(company, effect.per(), cause)) / every);
        return effect.max() == null ? amount : Math.clamp(amount, -effect.max(), effect.max());
    }

    private static int stat(Company company, Per per, Cause cause) {
        return switch (per) {
            case MORALE -> company.companyMorale();
            case EXACT_BOSSES -> company.exactBosses;
            case OVERLOADED_BOSSES -> company.overloadedBosses;
            case HEADS -> company.heads();
            case COMPANIES_AHEAD -> cause.ahead();
        };
    }

    private static void addCash(BossState s, Company company, int printed, Cause cause, Events events) {
        int amount = printed < 0 && cause.insured() ? Math.min(0, printed + company.assets.insurance()) : printed;
        if (amount != printed) insured(s, company, amount - printed, cause, events);
        int change = Math.max(amount, -company.cash);
        company.cash += change;
        company.hiddenCash += Math.abs(cause.open() ? amount - change : amount);
        tell(s, company, Units.CASH, change, cause.open() && amount > 0, events);
    }

    /** What a company is insured for stands on its completed projects, so all may hear of it where all know of the loss. */
    private static void insured(BossState s, Company company, int saved, Cause cause, Events events) {
        BossEvent told = new BossEvent.Insured(new Arg.Seat(company.seat), new Arg.Amount(Units.CASH, saved));
        if (cause.open()) events.tell(told);
        else Books.tell(s, company, told, events);
    }

    private static void addTime(BossState s, Company company, int amount, Cause cause, Events events) {
        int change = Math.max(amount, -company.time);
        company.time += change;
        company.hiddenTime += Math.abs(cause.open() ? amount - change : amount);
        tell(s, company, Units.TIME, change, cause.open() && amount > 0, events);
    }

    /** The ideas of a company with so many more; what is above the limit comes to nothing, and its owner hears it. */
    int withIdeas(BossState s, Company company, int amount, Events events) {
        int all = company.ideas + amount;
        int wasted = all - numbers.ideaLimit();
        if (wasted > 0 && amount > 0 && events.listening())
            Books.tell(
                    s,
                    company,
                    new BossEvent.IdeasFull(
                            new Arg.Seat(company.seat),
                            new Arg.Amount(Units.IDEAS, wasted),
                            new Arg.Amount(Units.IDEAS, numbers.ideaLimit())),
                    events);
        return Math.clamp(all, 0, numbers.ideaLimit());
    }

    /** Within 0 and the limit, so that only who reads the books knows what it came to. */
    private void addIdeas(BossState s, Company company, int amount, Cause cause, Events events) {
        if (!s.terms.ideas()) return;
        int change = withIdeas(s, company, amount, events) - company.ideas;
        company.ideas += change;
        company.hiddenIdeas += Math.abs(cause.open() ? amount - change : amount);
        tell(s, company, Units.IDEAS, change, false, events);
    }

    private static void tell(BossState s, Company company, String unit, int change, boolean open, Events events) {
        if (change == 0 || !events.listening()) return;
        Arg.Seat seat = new Arg.Seat(company.seat);
        Arg.Amount amount = new Arg.Amount(unit, Math.abs(change));
        BossEvent told = change > 0 ? new BossEvent.Gained(seat, amount) : new BossEvent.Lost(seat, amount);
        if (open) events.tell(told);
        else Books.tell(s, company, told, events);
    }

    private void cheer(Company company, @Nullable Target target, int amount, String why, Events events) {
        if (target == null) return;
        switch (target) {
            case ALL -> {
                for (int i = 0; i < company.people.length; i++) cheer(company, i, amount, why, events);
            }
            case BOSSES -> {
                for (int i = 0; i < company.people.length; i++)
                    if (company.reports(i) > 0) cheer(company, i, amount, why, events);
            }
            case LOWEST -> cheer(company, Targets.lowest(company, Draft.NOBODY), amount, why, events);
            case LOWEST2 -> {
                int first = Targets.lowest(company, Draft.NOBODY);
                int second = Targets.lowest(company, first);
                cheer(company, first, amount, why, events);
                cheer(company, second, amount, why, events);
            }
            case NEWEST -> cheer(company, Targets.newest(company), amount, why, events);
            case PRODUCTIVE -> cheer(company, Targets.mostProductive(company), amount, why, events);
            case CHOICE, EACH, LARGEST -> {}
        }
    }

    /** Morale stays within 0 and its maximum. */
    void cheer(Company company, int place, int amount, String why, Events events) {
        if (place < 0) return;
        Person person = company.people[place];
        int before = person.morale;
        person.morale = Math.clamp(before + amount, 0, numbers.moraleMaximum());
        if (person.morale != before)
            events.tell(new BossEvent.MoraleChanged(
                    new Arg.Seat(company.seat), new Arg.CardId(person.card.id()), before, person.morale, why));
    }

    private void delay(BossState s, Company company, @Nullable Target target, int amount, Cause cause, Events events) {
        Ongoing[] ongoing = company.ongoing;
        if (target == null || ongoing.length == 0) return;
        switch (target) {
            case EACH -> {
                for (Ongoing work : ongoing) delay(s, company, work, amount, cause, events);
            }
            case NEWEST -> delay(s, company, ongoing[ongoing.length - 1], amount, cause, events);
            case LARGEST, CHOICE -> {
                int named = company.placeOfProject(cause.target());
                Ongoing struck = target == Target.LARGEST
                        ? Targets.largest(company)
                        : named >= 0 ? ongoing[named] : Targets.usual(company);
                if (struck != null) delay(s, company, struck, amount, cause, events);
            }
            case ALL, BOSSES, LOWEST, LOWEST2, PRODUCTIVE -> {}
        }
    }

    private void delay(BossState s, Company company, Ongoing work, int amount, Cause cause, Events events) {
        projects.delay(s, company, work, Math.max(amount, -work.delay), cause.told(), events);
    }

    /** 4.2.1: the card leaves, the chair is empty, and the top people hang under the Board. */
    private void bury(BossState s, Company company, Events events) {
        Person ceo = company.ceo();
        if (ceo == null) return;
        departures.remove(s, company, company.ceo);
        company.heir = false;
        company.vacantFor = 0;
        events.tell(new BossEvent.CeoDied(new Arg.Seat(company.seat), new Arg.CardId(ceo.card.id())));
    }
}
