package boardroom.games.boss.rules;

import boardroom.games.boss.rules.BossMove.Production;
import boardroom.games.boss.rules.BossMove.Work;
import org.jspecify.annotations.Nullable;

/** The ongoing projects of a company, carried forward round by round as they would go if T allow. */
public final class WorkAhead {
    private final SharedRules rules;
    private final BossState s;
    private final Company company;
    private final Ongoing[] works;
    private final boolean[] over;
    private int spent;
    private int earned;

    public WorkAhead(SharedRules rules, BossState s, Company company) {
        this.rules = rules;
        this.s = s;
        this.company = company;
        this.works = new Ongoing[company.ongoing.length];
        for (int i = 0; i < works.length; i++) works[i] = company.ongoing[i].clone();
        this.over = new boolean[works.length];
    }

    /** Overheads, and T bought outside, of the round that was carried forward last. */
    public int spent() {
        return spent;
    }

    /** What was completed in it brings. */
    public int earned() {
        return earned;
    }

    public void nextRound() {
        spent = 0;
        earned = 0;
        for (Ongoing work : works) work.isNew = false;
    }

    /** 4.5, the default: fewest rounds left first, then most VP, then longest owned; gives the T that are left. */
    public int run(int time) {
        int left = time;
        boolean[] seen = over.clone();
        for (int next = next(seen); next >= 0; next = next(seen)) {
            seen[next] = true;
            Ongoing work = works[next];
            int price = work.card.time() + work.delay;
            if (price <= left) {
                left -= price;
                advance(next);
            } else if (work.delay > 0 && left > 0) {
                int caught = Math.min(left, work.delay);
                left -= caught;
                work.delay -= caught;
            } else hold(next);
        }
        return left;
    }

    private int next(boolean[] seen) {
        int best = -1;
        for (int i = 0; i < works.length; i++) if (!seen[i] && (best < 0 || isBefore(works[i], works[best]))) best = i;
        return best;
    }

    private boolean isBefore(Ongoing one, Ongoing other) {
        int gap = left(one) - left(other);
        return gap == 0 ? one.card.victoryPoints() > other.card.victoryPoints() : gap < 0;
    }

    private int left(Ongoing work) {
        return rules.projects().needed(company, work.card) - work.progress;
    }

    /** As it was sealed; gives the T that are left. */
    public int follow(Production plan, int time) {
        int price = rules.numbers().outsourcingPrice() + Modifiers.outsourcing(s);
        spent += plan.outsource() * price;
        int paid = 0;
        for (int i = 0; i < works.length; i++) {
            Work task = task(plan, works[i]);
            if (task != null && task.run()) {
                paid += works[i].card.time() + works[i].delay;
                advance(i);
            } else if (task != null && task.catchUp() != null) {
                paid += task.catchUp();
                works[i].delay -= task.catchUp();
            } else hold(i);
            if (works[i].card.id().equals(plan.shortcut()) && !over[i]) {
                works[i].progress++;
                completeIfDone(i);
            }
        }
        return Math.max(0, time - Math.max(0, paid - plan.outsource()));
    }

    private static @Nullable Work task(Production plan, Ongoing work) {
        for (Work task : plan.plan()) if (task.project().equals(work.card.id())) return task;
        return null;
    }

    private void advance(int i) {
        works[i].delay = 0;
        works[i].progress++;
        spent += rules.projects().overhead(s, company, works[i].card);
        completeIfDone(i);
    }

    private void completeIfDone(int i) {
        if (left(works[i]) > 0) return;
        over[i] = true;
        int reward = new ProjectWorth(rules).cash(s, company, works[i].card);
        for (Share share : works[i].shares) reward -= share.cash();
        earned += Math.max(0, reward);
    }

    private void hold(int i) {
        if (works[i].isNew) return;
        works[i].delay += rules.numbers().stallDelay();
        over[i] = works[i].delay >= rules.numbers().delayLimit();
    }
}
