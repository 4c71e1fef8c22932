package boardroom.games.boss.rules;

import boardroom.games.boss.rules.BossMove.Production;
import boardroom.games.boss.rules.BossMove.Work;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.5: the default plan, and the few others worth thinking about. */
public final class Plans {
    private static final int HOLD = 0;
    private static final int RUN = -1;
    private static final int NONE = -1;

    /** Other plans of each kind: another project first, one project less. */
    private static final int OTHERS = 2;

    private final PlanRules rules;

    public Plans(PlanRules rules) {
        this.rules = rules;
    }

    /** Run what can be paid for, nearest to its end first; otherwise catch up, otherwise hold. */
    public Production proposed(BossState s, Company company) {
        Desk desk = new Desk(s, company);
        return desk.plan(0, desk.acts(0, NONE, NONE), null, false);
    }

    /** The default plan first; all of them are legal. */
    void ladder(BossState s, Company company, Consumer<? super Production> out) {
        Desk desk = new Desk(s, company);
        int[] base = desk.acts(0, NONE, NONE);
        List<int[]> seen = new ArrayList<>();
        offer(desk, base, seen, out);
        buy(s, desk, base, out);
        vary(desk, base, seen, out);
        offer(desk, new int[base.length], seen, out);
        if (s.terms.ideas()) think(desk, base, out);
    }

    private static void offer(Desk desk, int[] acts, List<int[]> seen, Consumer<? super Production> out) {
        for (int[] other : seen) if (Arrays.equals(other, acts)) return;
        seen.add(acts);
        out.accept(desk.plan(0, acts, null, false));
    }

    /** T from the market, where all of them are used. */
    private void buy(BossState s, Desk desk, int[] base, Consumer<? super Production> out) {
        int price = rules.outsourcingPrice(s);
        for (int bought = 1; bought <= rules.outsourcingLimit(s); bought++) {
            if (bought * price > desk.company.cash) return;
            int[] acts = desk.acts(bought, NONE, NONE);
            if (desk.time(acts) == desk.company.time + bought && !Arrays.equals(acts, base))
                out.accept(desk.plan(bought, acts, null, false));
        }
    }

    /** A project first that would have had to wait, and the last one that is run not run. */
    private static void vary(Desk desk, int[] base, List<int[]> seen, Consumer<? super Production> out) {
        int left = OTHERS;
        for (int place : desk.order) {
            if (left == 0 || base[place] == RUN) continue;
            offer(desk, desk.acts(0, place, NONE), seen, out);
            left--;
        }
        left = OTHERS;
        for (int i = desk.order.length - 1; i >= 0 && left > 0; i--) {
            if (base[desk.order[i]] != RUN) continue;
            offer(desk, desk.acts(0, NONE, desk.order[i]), seen, out);
            left--;
        }
    }

    /** Ideas spent: a shortcut for the best project that it brings forward, a patent, or both. */
    private void think(Desk desk, int[] base, Consumer<? super Production> out) {
        Production patent = desk.plan(0, base, null, true);
        if (rules.ideas(patent) <= desk.company.ideas) out.accept(patent);
        String target = desk.shortcut(base);
        if (target == null) return;
        for (boolean both : new boolean[] {false, true}) {
            Production plan = desk.plan(0, base, target, both);
            if (rules.ideas(plan) <= desk.company.ideas) out.accept(plan);
        }
    }

    /** One company's work of this round; what is done with a project is a number: run, hold, or T of catching up. */
    private final class Desk {
        final Company company;
        final int[] order;
        private final int[] overheads;
        private final int[] roundsLeft;
        private final int price;

        Desk(BossState s, Company company) {
            int count = company.ongoing.length;
            this.company = company;
            this.price = rules.outsourcingPrice(s);
            this.overheads = new int[count];
            this.roundsLeft = new int[count];
            this.order = new int[count];
            for (int place = 0; place < count; place++) {
                Ongoing work = company.ongoing[place];
                overheads[place] = rules.projects().overhead(s, company, work.card);
                roundsLeft[place] = Math.max(1, rules.projects().needed(company, work.card) - work.progress);
                int to = place;
                for (; to > 0 && isBefore(place, order[to - 1]); to--) order[to] = order[to - 1];
                order[to] = place;
            }
        }

        /** Fewest rounds still needed, then most VP, then longest owned. */
        private boolean isBefore(int place, int other) {
            if (roundsLeft[place] != roundsLeft[other]) return roundsLeft[place] < roundsLeft[other];
            return company.ongoing[place].card.victoryPoints() > company.ongoing[other].card.victoryPoints();
        }

        /** What can be done with so many bought T, one project before all others, one not at all. */
        int[] acts(int bought, int first, int not) {
            int[] acts = new int[order.length];
            int time = company.time + bought;
            int cash = company.cash - bought * price;
            for (int i = first == NONE ? 0 : -1; i < order.length; i++) {
                int place = i < 0 ? first : order[i];
                if (place == not || (i >= 0 && place == first)) continue;
                Ongoing work = company.ongoing[place];
                int needed = work.card.time() + work.delay;
                if (needed <= time && overheads[place] <= cash) {
                    acts[place] = RUN;
                    time -= needed;
                    cash -= overheads[place];
                } else {
                    acts[place] = Math.min(work.delay, time);
                    time -= acts[place];
                }
            }
            return acts;
        }

        int time(int[] acts) {
            int sum = 0;
            for (int place = 0; place < acts.length; place++)
                sum += acts[place] == RUN
                        ? company.ongoing[place].card.time() + company.ongoing[place].delay
                        : acts[place];
            return sum;
        }

        /** The project with the most VP that one more round finishes; else the one with the most VP that goes on. */
        @Nullable String shortcut(int[] acts) {
            int best = NONE;
            int most = Integer.MIN_VALUE;
            for (int place = 0; place < acts.length; place++) {
                Ongoing work = company.ongoing[place];
                int left = roundsLeft[place] - (acts[place] == RUN ? 1 : 0);
                boolean isLate = acts[place] == HOLD
                        ? !work.isNew || work.delay > 0
                        : acts[place] != RUN && acts[place] < work.delay;
                if (left == 0 || isLate) continue;
                int worth = (left == 1 ? 1 << 10 : 0) + work.card.victoryPoints();
                if (worth <= most) continue;
                most = worth;
                best = place;
            }
            return best == NONE ? null : company.ongoing[best].card.id();
        }

        Production plan(int bought, int[] acts, @Nullable String shortcut, boolean patent) {
            List<Work> works = new ArrayList<>(acts.length);
            for (int place = 0; place < acts.length; place++) {
                String id = company.ongoing[place].card.id();
                if (acts[place] == RUN) works.add(new Work(id, true, null));
                else if (acts[place] != HOLD) works.add(new Work(id, false, acts[place]));
            }
            return new Production(bought, works, shortcut, patent);
        }
    }
}
